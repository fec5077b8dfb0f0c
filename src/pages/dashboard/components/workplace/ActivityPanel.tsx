import { useT } from '@@/texts/dashboard';
import { Link, useAccess } from '@umijs/max';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { DateText } from '@/components/DateText';
import { EmptyNote } from '@/components/EmptyNote';
import layout from '@/components/layout.module.css';
import { useGrowingRead } from '@/components/list/useGrowingRead';
import { PersonAvatar } from '@/components/PersonAvatar';
import { Lines, QueryContent } from '@/components/query/QueryContent';
import { useQuery } from '@/components/query/useQuery';
import { Section } from '@/components/Section';
import typography from '@/components/typography.module.css';
import { listActivities } from '@/services/dashboard';
import styles from './Workplace.module.css';
import { subjectPath } from './workplaceLinks';

const PAGE_SIZE = 6;

/** The team's activities, newest first. "More" loads those that follow. */
export function ActivityPanel() {
  const t = useT();
  const access = useAccess();
  const [pageSize, setPageSize] = useState(PAGE_SIZE);
  const { readRest, useShown } = useGrowingRead(listActivities);
  const activities = useQuery((options) => readRest({ pageSize }, options), { key: pageSize });
  useShown(activities.isStale ? activities.data : undefined);
  const { error, isLoading, refresh } = activities;
  return (
    <Section title={t('dashboard.workplace.activities')}>
      <QueryContent
        // The shorter list stays while a longer one cannot be loaded.
        query={{ ...activities, isStale: false }}
        failed={t('dashboard.workplace.activitiesFailed')}
        loading={<Lines avatar rows={5} />}
      >
        {({ list, total, next }) => (
          <>
            <Flex className={styles.activities} component="ol" vertical gap={16} aria-busy={isLoading}>
              {list.map(({ activityId, person, action, subject, about, at }) => {
                const path = subjectPath({ subject, about }, access);
                return (
                  <Flex key={activityId} component="li" gap={12}>
                    <PersonAvatar person={{ name: person }} size={40} />
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
                  </Flex>
                );
              })}
            </Flex>
            {next !== undefined ? (
              <Button
                block
                loading={isLoading}
                onClick={() => (error ? refresh() : setPageSize(pageSize + PAGE_SIZE))}
              >
                {t('dashboard.workplace.more')}
              </Button>
            ) : total === 0 ? (
              <EmptyNote>{t('dashboard.workplace.noActivities')}</EmptyNote>
            ) : (
              <p className={typography.note}>{t('dashboard.workplace.noMore')}</p>
            )}
          </>
        )}
      </QueryContent>
    </Section>
  );
}
