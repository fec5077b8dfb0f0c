import { Link, useAccess } from '@umijs/max';
import { Button, Flex, Skeleton } from 'antd';
import { useState } from 'react';
import { DateText } from '@/components/DateText';
import { EmptyNote } from '@/components/EmptyNote';
import { FailedState } from '@/components/FailedState';
import layout from '@/components/layout.module.css';
import { useQuery } from '@/components/query/useQuery';
import typography from '@/components/typography.module.css';
import { useText } from '@/components/useText';
import { listActivities } from '@/services/dashboard';
import { Panel } from '../Panel';
import { Portrait } from './Portrait';
import styles from './Workplace.module.css';
import { subjectPath } from './workplaceLinks';

const PAGE_SIZE = 6;

/** The team's activities, newest first. "More" loads one longer page, because new events would shift the pages. */
export function ActivityPanel() {
  const t = useText('dashboard.workplace');
  const access = useAccess();
  const [pageSize, setPageSize] = useState(PAGE_SIZE);
  const { data, error, isLoading, refresh } = useQuery(
    (options) => listActivities({ current: 1, pageSize }, options),
    { key: pageSize },
  );
  return (
    <Panel title={t('activities')}>
      {!data && error && !isLoading && (
        <FailedState error={error} title={t('activitiesFailed')} onRetry={refresh} />
      )}
      {!data && isLoading && <Skeleton active avatar paragraph={{ rows: 5 }} />}
      {data && (
        <>
          <Flex className={styles.activities} component="ol" vertical gap={16} aria-busy={isLoading}>
            {data.list.map(({ activityId, person, action, subject, about, at }) => {
              const path = subjectPath({ subject, about }, access);
              return (
                <li key={activityId}>
                  <Portrait name={person} />
                  <div>
                    <p>
                      <strong>{person}</strong> {action}{' '}
                      {path ? (
                        <Link to={path}>{subject}</Link>
                      ) : (
                        <span className={typography.strong}>{subject}</span>
                      )}
                    </p>
                    <p className={`${layout.spaceBeforeXxs} ${typography.note}`}>
                      <DateText at={at} withTime />
                    </p>
                  </div>
                </li>
              );
            })}
          </Flex>
          {data.list.length < data.total ? (
            <Button
              block
              loading={isLoading}
              onClick={() => (error ? refresh() : setPageSize(pageSize + PAGE_SIZE))}
            >
              {t('more')}
            </Button>
          ) : data.total === 0 ? (
            <EmptyNote>{t('noActivities')}</EmptyNote>
          ) : (
            <p className={`${layout.spaceBeforeXxs} ${typography.note}`}>{t('noMore')}</p>
          )}
        </>
      )}
    </Panel>
  );
}
