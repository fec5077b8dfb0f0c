import { useT } from '@@/texts/console';
import { CloseOutlined } from '@ant-design/icons';
import { history, Link, useAccess, useLocation, useModel, useNavigate } from '@umijs/max';
import { Button, Flex } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { readTabState, writeTabState } from '@/browser/tabState';
import layout from '@/components/layout.module.css';
import scrollEdge from '@/components/scrollEdge.module.css';
import styles from './ConsoleTabBar.module.css';
import { consoleRouteAt } from './consoleMenu';
import {
  type ConsoleTabs,
  closeOtherTabs,
  closeTab,
  grantedTabs,
  openTab,
  tabAfterClosing,
} from './consoleTabs';

const STATE_NAME = 'console.tabs';

/** The tab that a navigation closes. It closes after the navigation, which unsaved changes may block. */
const getClosedTab = (state: unknown) =>
  typeof state === 'object' && state !== null && 'closesTab' in state ? String(state.closesTab) : '';

/** The user's open pages, stored for the session. The current page is always one of them. */
function useConsoleTabs() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const access = useAccess();
  const userId = useModel('@@initialState').initialState?.currentUser?.userId ?? '';
  const current = access[consoleRouteAt(pathname)?.path ?? ''] ? consoleRouteAt(pathname)?.path : undefined;

  const [tabs, setTabs] = useState<ConsoleTabs>(() =>
    grantedTabs(
      readTabState(userId, STATE_NAME),
      (path) => access[path] === true && consoleRouteAt(path)?.path === path,
    ),
  );

  // Back and Forward close no tab.
  const closed = history.action === 'POP' ? '' : getClosedTab(state);
  useEffect(() => {
    if (!current) return;
    setTabs((open) => openTab(closed === current ? open : closeTab(open, closed), current, search));
  }, [current, search, closed]);

  useEffect(() => writeTabState(userId, STATE_NAME, { ...tabs }), [userId, tabs]);

  function close(path: string) {
    const next = tabAfterClosing(tabs, path);
    if (path !== current) setTabs(closeTab(tabs, path));
    else if (next) navigate(next, { state: { closesTab: path } });
  }

  return {
    tabs: Object.entries(tabs).map(([path, query]) => ({
      path,
      query,
      titleId: consoleRouteAt(path)?.titleId ?? 'frame.console',
    })),
    current,
    close,
    closeOthers: () => setTabs(current ? closeOtherTabs(tabs, current) : tabs),
  };
}

/** The open pages as links. The Delete key closes the focused one. */
export function ConsoleTabBar() {
  const t = useT();
  const { tabs, current, close, closeOthers } = useConsoleTabs();
  const list = useRef<HTMLUListElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls the current tab into view.
  useEffect(() => {
    const shown = list.current?.querySelector('[aria-current="page"]');
    shown?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [current, tabs.length]);

  function handleClose(path: string, index: number) {
    close(path);
    // The neighbour of the closed tab takes the focus. After closing the current tab, the next page's title does.
    if (path === current) return;
    const links = list.current?.querySelectorAll('a');
    (links?.[index + 1] ?? links?.[index - 1])?.focus();
  }

  return (
    <Flex className={styles.bar} component="nav" align="center" gap={8} aria-label={t('console.tabs')}>
      <ul ref={list} className={`${styles.list} ${scrollEdge.edge}`}>
        {tabs.map(({ path, query, titleId }, index) => {
          const title = t(titleId);
          return (
            <li key={path} className={path === current ? `${styles.tab} ${styles.current}` : styles.tab}>
              <Link
                to={path + query}
                aria-current={path === current ? 'page' : undefined}
                onKeyDown={(event) => {
                  if (event.key === 'Delete' && tabs.length > 1) handleClose(path, index);
                }}
              >
                {title}
              </Link>
              {tabs.length > 1 && (
                <Button
                  type="text"
                  size="small"
                  icon={<CloseOutlined aria-hidden />}
                  aria-label={t('console.tabs.close', { title })}
                  onClick={() => handleClose(path, index)}
                />
              )}
            </li>
          );
        })}
      </ul>
      {tabs.length > 1 && (
        <Button type="text" className={layout.fixed} onClick={closeOthers}>
          {t('console.tabs.closeOthers')}
        </Button>
      )}
    </Flex>
  );
}
