import { useModel } from '@umijs/max';
import { Button, Card, Flex } from 'antd';
import type { ReactNode } from 'react';
import { ConsolePage } from '@/components/ConsolePage';
import { PageLink } from '@/components/PageLink';
import { useText } from '@/components/useText';
import type { Person } from '@/domain/console/person';
import styles from './Search.module.css';

const TABS = ['articles', 'projects', 'applications'] as const;

interface SearchPageProps {
  active: (typeof TABS)[number];
  keyword: string | undefined;
  filters: ReactNode;
  children: ReactNode;
}

/** The tabs and the filters of the three lists. Switching the list keeps the keyword. */
export function SearchPage({ active, keyword, filters, children }: SearchPageProps) {
  const t = useText('list.search');
  const search = keyword ? `?${new URLSearchParams({ keyword })}` : '';
  return (
    <ConsolePage
      titled
      description={
        <Flex component="nav" wrap gap="4px 24px" aria-label={t('tabs')}>
          {TABS.map((tab) => (
            <PageLink
              key={tab}
              onlyLink
              className={styles.tab}
              to={`/list/search/${tab}${search}`}
              aria-current={tab === active ? 'page' : undefined}
            >
              {t(`tab.${tab}`)}
            </PageLink>
          ))}
        </Flex>
      }
    >
      <Flex vertical gap={16}>
        <Card>{filters}</Card>
        {children}
      </Flex>
    </ConsolePage>
  );
}

/** The options of the lists' owner filter. */
export const ownerOptions = (data: { people: readonly Person[] } | undefined) => ({
  owner: data?.people.map(({ userId, name }) => ({ value: userId, label: name })) ?? [],
});

interface OnlyMineProps {
  owner: readonly string[];
  onChange: (values: { owner: string[] }) => void;
}

/** Limits a list to the user's own entries. */
export function OnlyMine({ owner, onChange }: OnlyMineProps) {
  const t = useText('list.search');
  const me = useModel('@@initialState').initialState?.currentUser?.userId ?? '';
  const isOn = owner.length === 1 && owner[0] === me;
  return (
    <Button
      aria-pressed={isOn}
      type={isOn ? 'primary' : 'default'}
      onClick={() => onChange({ owner: isOn ? [] : [me] })}
    >
      {t('mine')}
    </Button>
  );
}
