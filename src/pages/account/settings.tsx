import { useT } from '@@/texts/consoleAccount';
import { useModel } from '@umijs/max';
import { Card, Skeleton } from 'antd';
import { type ComponentType, lazy, Suspense } from 'react';
import { ConsolePage } from '@/components/ConsolePage';
import layout from '@/components/layout.module.css';
import { useQueryState } from '@/components/query/useQueryState';
import { Tabs } from '@/components/Tabs';
import { useBreakpoint } from '@/components/useMedia';
import type { CurrentUser } from '@/domain/account/account';
import styles from './components/Account.module.css';
import { BasicTab } from './components/settings/BasicTab';

/** The code of a tab that few open comes with it. */
const CONTENTS = {
  basic: BasicTab,
  security: lazy(() => import('./components/settings/SecurityTab')),
  binding: lazy(() => import('./components/settings/BindingTab')),
  notification: lazy(() => import('./components/settings/NotificationTab')),
} satisfies Record<string, ComponentType<{ user: CurrentUser }>>;

const TABS = ['basic', 'security', 'binding', 'notification'] as const;

/** `/account/settings`: four tabs. The open one is kept in the URL. */
export default function AccountSettingsPage() {
  const t = useT();
  const { query, change } = useQueryState();
  const active = TABS.find((tab) => tab === query.get('tab')) ?? 'basic';
  const md = useBreakpoint('md');
  const user = useModel('@@initialState').initialState?.currentUser;
  if (!user) return null;

  return (
    <ConsolePage titled description={t('consoleAccount.settings.lead')}>
      <Card className={styles.settings}>
        <Tabs
          // Opened tabs stay mounted, so that unsaved values are kept.
          tabPlacement={md ? 'start' : 'top'}
          tabBarGutter={md ? undefined : 20}
          activeKey={active}
          onChange={(tab) => change({ tab })}
          items={TABS.map((key) => ({
            key,
            label: t(`consoleAccount.tab.${key}`),
            children: (
              <section style={{ maxInlineSize: 760, minBlockSize: 360 }}>
                <h2 className={layout.spaceAfterMd}>{t(`consoleAccount.tab.${key}`)}</h2>
                <TabContent tab={key} user={user} />
              </section>
            ),
          }))}
        />
      </Card>
    </ConsolePage>
  );
}

function TabContent({ tab, user }: { tab: (typeof TABS)[number]; user: CurrentUser }) {
  const Content = CONTENTS[tab];
  return (
    <Suspense fallback={<Skeleton active />}>
      <Content user={user} />
    </Suspense>
  );
}
