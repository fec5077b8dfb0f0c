import '@/locales/areas/announcement';
import { useAccess, useIntl, useModel } from '@umijs/max';
import { Greeting } from '@/components/Greeting';
import styles from './components/Overview.module.css';
import { OverviewAccount } from './components/OverviewAccount';
import { OverviewAttention } from './components/OverviewAttention';
import { OverviewNumbers } from './components/OverviewNumbers';

/** `/usercenter/overview`: what the person must do first, then what they have. */
export default function OverviewPage() {
  const { formatMessage } = useIntl();
  const access = useAccess();
  const user = useModel('@@initialState').initialState?.currentUser;
  if (!user) return null;

  return (
    <div className={styles.page} key={user.userId}>
      <header className={styles.head}>
        <Greeting name={user.nickname || user.userName} />
        <OverviewAccount user={user} />
      </header>
      <section className={styles.block} aria-labelledby="overview-attention">
        <h2 id="overview-attention" className={styles.title}>
          {formatMessage({ id: 'usercenter.overview.attention' })}
        </h2>
        <OverviewAttention user={user} />
      </section>
      {(access['/usercenter/order'] || access['/usercenter/service']) && (
        <section className={styles.block} aria-labelledby="overview-numbers">
          <h2 id="overview-numbers" className={styles.title}>
            {formatMessage({ id: 'usercenter.overview.numbers' })}
          </h2>
          <OverviewNumbers />
        </section>
      )}
    </div>
  );
}
