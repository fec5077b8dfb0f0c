import { Flex } from 'antd';
import layout from '@/components/layout.module.css';
import typography from '@/components/typography.module.css';
import '@/locales/areas/announcement';
import { useAccess, useIntl, useModel } from '@umijs/max';
import { Greeting } from '@/components/Greeting';
import styles from './components/Overview.module.css';
import { OverviewAccount } from './components/OverviewAccount';
import { OverviewAttention } from './components/OverviewAttention';
import { OverviewNumbers } from './components/OverviewNumbers';

/** `/usercenter/overview`: what needs attention, then the user's orders, services and money. */
export default function OverviewPage() {
  const { formatMessage } = useIntl();
  const access = useAccess();
  const user = useModel('@@initialState').initialState?.currentUser;
  if (!user) return null;

  return (
    <div className={styles.page} key={user.userId}>
      <Flex component="header" vertical gap={12}>
        <Greeting name={user.nickname || user.userName} />
        <OverviewAccount user={user} />
      </Flex>
      <Flex
        className={layout.shrink}
        component="section"
        vertical
        gap={12}
        aria-labelledby="overview-attention"
      >
        <h2 id="overview-attention" className={typography.titleMedium}>
          {formatMessage({ id: 'usercenter.overview.attention' })}
        </h2>
        <OverviewAttention user={user} />
      </Flex>
      {(access['/usercenter/order'] || access['/usercenter/service']) && (
        <Flex
          className={layout.shrink}
          component="section"
          vertical
          gap={12}
          aria-labelledby="overview-numbers"
        >
          <h2 id="overview-numbers" className={typography.titleMedium}>
            {formatMessage({ id: 'usercenter.overview.numbers' })}
          </h2>
          <OverviewNumbers />
        </Flex>
      )}
    </div>
  );
}
