import '@/locales/areas/agreement';
import { Outlet, useIntl } from '@umijs/max';
import { useRequest } from 'ahooks';
import { useMemo } from 'react';
import { useUnmountSignal } from '@/components/query/useUnmountSignal';
import { listAgreements } from '@/services/agreement';
import { AgreementContents } from './agreement/components/AgreementContents';
import { AgreementListContext } from './agreement/components/AgreementListContext';
import styles from './agreement/components/AgreementSection.module.css';

/**
 * The section layout of agreements and help: the contents beside every page. It is open even without a column: what people
 * accept must be readable.
 */
export default function AgreementLayout() {
  const { locale } = useIntl();
  const signal = useUnmountSignal();
  const { data, error, loading, refresh } = useRequest(() => listAgreements({ signal: signal() }), {
    refreshDeps: [locale],
    // The request layer has shown it; the pages that need the list say so too.
    onError: () => {},
  });
  const agreements = useMemo(
    () => ({ list: data?.list, failed: error !== undefined, loading, refresh }),
    [data, error, loading, refresh],
  );
  return (
    <AgreementListContext value={agreements}>
      <div className={styles.section}>
        <AgreementContents />
        <div className={styles.page}>
          <Outlet />
        </div>
      </div>
    </AgreementListContext>
  );
}
