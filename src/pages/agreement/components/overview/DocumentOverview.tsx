import { Link, useIntl } from '@umijs/max';
import { Skeleton } from 'antd';
import { FailedState } from '@/components/FailedState';
import layout from '@/components/layout.module.css';
import panelStyles from '@/components/panel.module.css';
import typography from '@/components/typography.module.css';
import type { AgreementSummary } from '@/domain/content/agreement';
import { useAgreementList } from '../AgreementListContext';
import { DOCUMENTS } from '../documents';
import styles from './Overview.module.css';

/** The agreements in force, each with its version and since when. */
export function DocumentOverview({ documents }: { documents?: readonly AgreementSummary[] }) {
  const { formatMessage, formatDate } = useIntl();
  const { error, isLoading, refresh } = useAgreementList();
  if (documents?.length === 0) return null;

  return (
    <section className={styles.block} aria-labelledby="agreement-documents">
      <h2 id="agreement-documents" className={typography.heading}>
        {formatMessage({ id: 'agreement.contents.documents' })}
      </h2>
      {!documents && error && !isLoading ? (
        <FailedState title={formatMessage({ id: 'agreement.overview.failed' })} onRetry={refresh} />
      ) : (
        <ul className={styles.cards}>
          {!documents &&
            DOCUMENTS.map(({ code }) => (
              <li key={code} className={`${panelStyles.surface} ${styles.card}`}>
                <Skeleton active title={{ width: '50%' }} paragraph={{ rows: 1 }} />
              </li>
            ))}
          {documents?.map(({ code, title, version, effectiveAt }) => (
            <li key={code} className={`${panelStyles.surface} ${styles.card}`}>
              <h3 className={styles.cardTitle}>
                <Link to={`/agreement/${code}`} className={styles.cover}>
                  {title}
                </Link>
              </h3>
              <p className={`${layout.spaceBeforeXxs} ${typography.note}`}>
                {formatMessage(
                  { id: 'agreement.version' },
                  {
                    version,
                    date: formatDate(effectiveAt, { year: 'numeric', month: 'long', day: 'numeric' }),
                  },
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
