import { useT } from '@@/texts/console';
import { Link, useAccess, useModel } from '@umijs/max';
import { useState } from 'react';
import { recentPaths } from '@/browser/recentCommands';
import { CardGrid } from '@/components/CardGrid';
import { ConsolePage } from '@/components/ConsolePage';
import { Greeting } from '@/components/Greeting';
import panelStyles from '@/components/panel.module.css';
import { useQuery } from '@/components/query/useQuery';
import { useAccountName } from '@/components/useAccountName';
import { fetchWelcome } from '@/services/consoleWelcome';
import { grantedConsoleGroups } from '../../../config/routes';
import { TodayNumbers } from './components/TodayNumbers';
import { TodoList } from './components/TodoList';
import styles from './components/Welcome.module.css';

const RECENT_SHOWN = 6;
const WELCOME = '/welcome';

/** `/welcome`: the start page of the console, with to-dos, today's numbers and the user's pages. */
export default function WelcomePage() {
  const t = useT();
  const access = useAccess();
  const accountName = useAccountName();
  const user = useModel('@@initialState').initialState?.currentUser;
  const query = useQuery(fetchWelcome, { silent: true, startsEarly: true });
  const [recent] = useState(() => recentPaths(user?.userId ?? ''));
  if (!user) return null;

  const groups = grantedConsoleGroups(access).filter(({ path }) => path !== WELCOME);
  const pages = groups.flatMap((group) => group.pages);
  const recentPages = recent
    .flatMap((path) => pages.find((page) => page.path === path) ?? [])
    .slice(0, RECENT_SHOWN);

  return (
    <ConsolePage gap={24}>
      <Greeting name={accountName(user)} />
      <div className={styles.columns}>
        <TodoList query={query} unreadCount={user.unreadAnnouncementCount} />
        <TodayNumbers
          today={query.data?.today}
          failed={query.error !== undefined && !query.isLoading && !query.data}
        />
      </div>
      {recentPages.length > 0 && (
        <section aria-labelledby="welcome-recent">
          <h2 id="welcome-recent" className={styles.heading}>
            {t('console.welcome.recent')}
          </h2>
          <ul className={styles.recent}>
            {recentPages.map(({ path, titleId }) => (
              <li key={path}>
                <Link className={`${panelStyles.surface} ${styles.recentPage}`} to={path}>
                  {t(titleId)}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="welcome-pages">
        <h2 id="welcome-pages" className={styles.heading}>
          {t('console.welcome.pages')}
        </h2>
        <CardGrid min={240}>
          {groups.map((group) => (
            <section key={group.path} className={`${panelStyles.surface} ${styles.group}`}>
              <h3>{t(group.titleId)}</h3>
              <ul>
                {group.pages.map(({ path, titleId }) => (
                  <li key={path}>
                    <Link className={styles.page} to={path}>
                      {t(titleId)}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </CardGrid>
      </section>
    </ConsolePage>
  );
}
