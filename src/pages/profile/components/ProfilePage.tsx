import { useT } from '@@/texts/sheet';
import { Button, Card, Flex } from 'antd';
import type { ReactNode } from 'react';
import { ConsolePage } from '@/components/ConsolePage';
import { Lines, QueryContent } from '@/components/query/QueryContent';
import { type Query, useQuery } from '@/components/query/useQuery';
import { useQueryState } from '@/components/query/useQueryState';
import { StatusPage } from '@/components/StatusPage';
import styles from './Profile.module.css';

interface ProfilePageProps<T> {
  kind: 'return' | 'process';
  profile: Query<T>;
  extra: ReactNode;
  children: (profile: T) => ReactNode;
}

/** The frame of a profile page, with its loading, error and not-found states. */
export function ProfilePage<T>({ kind, profile, extra, children }: ProfilePageProps<T>) {
  const t = useT();
  const { change } = useQueryState();

  return (
    <ConsolePage titled description={t(`sheet.${kind}.about`)} extra={extra}>
      <QueryContent
        query={profile}
        failed={t(`sheet.${kind}.failed`)}
        loading={
          <Card>
            <Lines rows={12} />
          </Card>
        }
        missing={
          <StatusPage
            drawing="notFound"
            heading="h2"
            title={t(`sheet.${kind}.missing`)}
            action={
              <Button type="primary" onClick={() => change({ id: undefined })}>
                {t('sheet.first')}
              </Button>
            }
          />
        }
      >
        {(data) => (
          <Flex vertical gap={16} className={styles.page}>
            {children(data)}
          </Flex>
        )}
      </QueryContent>
    </ConsolePage>
  );
}

/** The columns of facts by width. */
export const COLUMNS = { xs: 1, sm: 1, md: 2, xl: 3 };

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return <Card title={<h2 style={{ font: 'inherit' }}>{title}</h2>}>{children}</Card>;
}

/** Loads the profile with the id in the URL, or the first one. */
export function useProfile<T>(
  fetchProfile: (id: string | undefined, options: { signal: AbortSignal }) => Promise<T>,
): Query<T> {
  const { query } = useQueryState();
  const id = query.get('id') || undefined;
  const profile = useQuery((options) => fetchProfile(id, options), { key: id });
  // The previous profile is not shown while another one loads.
  return { ...profile, data: profile.isStale ? undefined : profile.data };
}
