import { useIntl } from '@umijs/max';
import { Button, Skeleton } from 'antd';
import { DateText } from '@/components/DateText';
import { FailedState } from '@/components/FailedState';
import { Panel } from '../Panel';
import { Portrait } from './Portrait';
import { useActivities } from './useWorkplace';
import styles from './Workplace.module.css';

/** What happened in the team, newest first. */
export function ActivityPanel() {
  const { formatMessage } = useIntl();
  const { data, error, loading, refresh, more } = useActivities();
  const text = (name: string) => formatMessage({ id: `dashboard.workplace.${name}` });
  return (
    <Panel title={text('activities')}>
      {!data && error && !loading && <FailedState title={text('activitiesFailed')} onRetry={refresh} />}
      {!data && loading && <Skeleton active avatar paragraph={{ rows: 5 }} />}
      {data && (
        <>
          <ol className={styles.activities} aria-busy={loading}>
            {data.list.map(({ activityId, person, action, subject, at }) => (
              <li key={activityId}>
                <Portrait name={person} />
                <div>
                  <p className={styles.deed}>
                    <strong>{person}</strong> {action} <span className={styles.subject}>{subject}</span>
                  </p>
                  <p className={styles.note}>
                    <DateText at={at} withTime />
                  </p>
                </div>
              </li>
            ))}
          </ol>
          {data.list.length < data.total ? (
            <Button block loading={loading} onClick={error ? refresh : more}>
              {text('more')}
            </Button>
          ) : (
            <p className={styles.note}>{text('noMore')}</p>
          )}
        </>
      )}
    </Panel>
  );
}
