import typography from '@/components/typography.module.css';
import '@/locales/areas/consoleAccount';
import '@/locales/areas/profile';
import '@/locales/areas/security';
import { useIntl, useModel } from '@umijs/max';
import { Card, Grid, Tabs } from 'antd';
import { ConsolePage } from '@/components/ConsolePage';
import { useQueryState } from '@/components/query/useQueryState';
import styles from './components/Account.module.css';
import { BasicTab } from './components/settings/BasicTab';
import { BindingTab } from './components/settings/BindingTab';
import { NotificationTab } from './components/settings/NotificationTab';
import { SecurityTab } from './components/settings/SecurityTab';

const TABS = ['basic', 'security', 'binding', 'notification'] as const;

/** `/account/settings`: four tabs, beside the content or above it on a phone; which one is open is in the address. */
export default function AccountSettingsPage() {
  const { formatMessage } = useIntl();
  const { query, change } = useQueryState();
  const { md } = Grid.useBreakpoint();
  const user = useModel('@@initialState').initialState?.currentUser;
  if (!user) return null;
  const active = TABS.find((tab) => tab === query.get('tab')) ?? 'basic';
  const contents = {
    basic: <BasicTab user={user} />,
    security: <SecurityTab user={user} />,
    binding: <BindingTab user={user} />,
    notification: <NotificationTab />,
  };

  return (
    <ConsolePage
      title={formatMessage({ id: 'title.console.accountSettings' })}
      description={formatMessage({ id: 'consoleAccount.settings.lead' })}
    >
      <Card className={styles.settings}>
        <Tabs
          // What was opened stays, so that what was typed there survives a look at another tab.
          tabPlacement={md ? 'start' : 'top'}
          tabBarGutter={md ? undefined : 20}
          activeKey={active}
          onChange={(tab) => change({ tab })}
          items={TABS.map((key) => ({
            key,
            label: formatMessage({ id: `consoleAccount.tab.${key}` }),
            children: (
              <section className={styles.panel}>
                <h2 className={typography.heading}>{formatMessage({ id: `consoleAccount.tab.${key}` })}</h2>
                {contents[key]}
              </section>
            ),
          }))}
        />
      </Card>
    </ConsolePage>
  );
}
