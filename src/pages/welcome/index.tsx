import { useT } from '@@/texts/console';
import { Link, useAccess, useModel } from '@umijs/max';
import { Flex } from 'antd';
import { useState } from 'react';
import { recentPaths } from '@/browser/recentCommands';
import { CardGrid } from '@/components/CardGrid';
import { ConsolePage } from '@/components/ConsolePage';
import consoleStyles from '@/components/console.module.css';
import { Greeting } from '@/components/Greeting';
import { LinkButton } from '@/components/LinkButton';
import layout from '@/components/layout.module.css';
import panelStyles from '@/components/panel.module.css';
import { useQuery } from '@/components/query/useQuery';
import typography from '@/components/typography.module.css';
import { useAccountName } from '@/components/useAccountName';
import { fetchWelcome } from '@/services/consoleWelcome';
import { grantedConsoleGroups } from '../../../config/routes';
import { TodayNumbers } from './components/TodayNumbers';
import { TodoList } from './components/TodoList';

const RECENT_SHOWN = 6;
const WELCOME = '/welcome';

/** `/welcome`: the start page of the console, with to-dos, today's numbers and the user's pages. */
export default function WelcomePage() {
  const t = useT();
  const access = useAccess();
  const accountName = useAccountName();
  const user = useModel('@@initialState').initialState?.currentUser;
  const query = useQuery(fetchWelcome, { silent: true });
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
      <div className={consoleStyles.columns}>
        <TodoList query={query} unreadCount={user.unreadAnnouncementCount} />
        <TodayNumbers query={query} />
      </div>
      {recentPages.length > 0 && (
        <section aria-labelledby="welcome-recent">
          <h2 id="welcome-recent" className={layout.spaceAfterSm}>
            {t('console.welcome.recent')}
          </h2>
          <Flex component="ul" wrap gap={8}>
            {recentPages.map(({ path, titleId }) => (
              <li key={path}>
                <LinkButton to={path}>{t(titleId)}</LinkButton>
              </li>
            ))}
          </Flex>
        </section>
      )}
      <section aria-labelledby="welcome-pages">
        <h2 id="welcome-pages" className={layout.spaceAfterSm}>
          {t('console.welcome.pages')}
        </h2>
        <CardGrid min={240}>
          {groups.map((group) => (
            <section key={group.path} className={panelStyles.panel}>
              <h3 className={typography.secondary}>{t(group.titleId)}</h3>
              <CardGrid component="ul" min={120} gap="0 16px">
                {group.pages.map(({ path, titleId }) => (
                  <li key={path}>
                    <Link className={layout.touchLink} to={path}>
                      {t(titleId)}
                    </Link>
                  </li>
                ))}
              </CardGrid>
            </section>
          ))}
        </CardGrid>
      </section>
    </ConsolePage>
  );
}
