import layout from '@/components/layout.module.css';
// For all pages of the layout: one copy.
import '@@/texts/agreement';
import '@@/texts/article';
import { Outlet } from '@umijs/max';
import { useMemo } from 'react';
import { useQuery } from '@/components/query/useQuery';
import { listAgreements } from '@/services/agreement';
import { AgreementContents } from './agreement/components/AgreementContents';
import styles from './agreement/components/AgreementContents.module.css';
import { AgreementListContext } from './agreement/components/AgreementListContext';

/** The layout of agreements and help. Available even without a column, because agreements must stay readable. */
export default function AgreementLayout() {
  const { data, error, isLoading, refresh } = useQuery(listAgreements);
  const agreements = useMemo(
    () => ({ list: data?.list, error, isLoading, refresh }),
    [data, error, isLoading, refresh],
  );
  return (
    <AgreementListContext value={agreements}>
      <div className={styles.section}>
        <AgreementContents />
        <div className={layout.shrink}>
          <Outlet />
        </div>
      </div>
    </AgreementListContext>
  );
}
