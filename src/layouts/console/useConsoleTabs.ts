import { history, useAccess, useLocation, useModel, useNavigate } from '@umijs/max';
import { useEffect, useState } from 'react';
import { readPrivateDraft, writePrivateDraft } from '@/browser/privateDraft';
import {
  type ConsoleTabs,
  closeOtherTabs,
  closeTab,
  grantedTabs,
  openTab,
  tabAfterClosing,
} from '@/layouts/console/consoleTabs';
import { consoleRouteAt } from './consolePlace';

const KEPT_AS = 'console.tabs';

/** Which page a navigation closes: it goes once the page has let itself be left, which unsaved work may prevent. */
const closedBy = (state: unknown) =>
  typeof state === 'object' && state !== null && 'closesTab' in state ? String(state.closesTab) : '';

/** The open pages of this person in this window, kept for the session. The page that is shown is always one of them. */
export function useConsoleTabs() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const access = useAccess();
  const userId = useModel('@@initialState').initialState?.currentUser?.userId ?? '';
  const current = access[consoleRouteAt(pathname)?.path ?? ''] ? consoleRouteAt(pathname)?.path : undefined;

  const [tabs, setTabs] = useState<ConsoleTabs>(() =>
    grantedTabs(
      readPrivateDraft(userId, KEPT_AS),
      (path) => access[path] === true && consoleRouteAt(path)?.path === path,
    ),
  );

  // Going back to that entry of the history closes nothing again.
  const closed = history.action === 'POP' ? '' : closedBy(state);
  useEffect(() => {
    if (!current) return;
    setTabs((open) => openTab(closed === current ? open : closeTab(open, closed), current, search));
  }, [current, search, closed]);

  useEffect(() => writePrivateDraft(userId, KEPT_AS, { ...tabs }), [userId, tabs]);

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
