import { useT } from '@@/texts/console';
import { useAccess, useLocation, useModel } from '@umijs/max';
import { useMemo, useState } from 'react';
import { readRecentCommands, rememberCommand } from '@/browser/recentCommands';
import { useKnownPath } from '@/components/SiteLink';
import { siteAddress } from '@/domain/siteAddress';
import { COMMAND_KINDS, type Command, type CommandKind, linkCommand, rankCommands } from './commandRanking';
import { type FramePanels, useActionCommands, usePageCommands } from './localCommands';
import { searchOrders, searchRules, searchServices, useServerCommands } from './serverCommands';

const MAX_RECENT = 5;
/** The list that shows all matches of a source. */
const LISTS = {
  services: { kind: 'service', path: '/serviceMarket', titleId: 'title.serviceMarket' },
  orders: { kind: 'order', path: '/usercenter/order', titleId: 'title.usercenter.order' },
  rules: { kind: 'rule', path: '/list/table-list', titleId: 'title.console.tableList' },
} as const satisfies Record<string, { kind: CommandKind; path: string; titleId: TextId }>;

/** Restores a link command from its stored id. Rejects anything but a page of this site. */
function restoreLink(
  id: string,
  title: string,
  isKnownPath: (pathname: string) => boolean,
): Command | undefined {
  const kind = COMMAND_KINDS.find((name) => id.startsWith(`${name} `));
  if (!kind || kind === 'page' || kind === 'action') return undefined;
  const to = siteAddress(id.slice(kind.length + 1).replace(/#.*$/, ''), isKnownPath);
  return to === undefined ? undefined : { ...linkCommand(kind, to, title), id };
}

/**
 * The user's last pages and commands in this session, newest first, without the current page. Pages and actions are taken
 * from `known`, so their titles follow the language and they disappear without access.
 */
function useRecentCommands(known: readonly Command[]) {
  const { pathname } = useLocation();
  const userId = useModel('@@initialState').initialState?.currentUser?.userId ?? '';
  const isKnownPath = useKnownPath();
  const [stored] = useState(() => readRecentCommands(userId));

  const recent = useMemo(
    () =>
      Object.entries(stored)
        .map(
          ([id, title]) => known.find((command) => command.id === id) ?? restoreLink(id, title, isKnownPath),
        )
        .filter((command) => command !== undefined)
        .filter(({ target }) => target !== pathname),
    [stored, known, isKnownPath, pathname],
  );

  function remember({ id, kind, title }: Command) {
    if (id.startsWith(`${kind} `)) rememberCommand(userId, id, title);
  }
  return { recent, remember };
}

export interface PaletteGroup {
  name: 'recent' | 'pages' | 'actions' | 'services' | 'orders' | 'rules';
  commands: readonly Command[];
}

/** Pages shown for a query. Without one, all are shown. */
const MAX_PAGES = 8;

/** The command groups for a query, the recent ones first. */
export function usePaletteGroups(query: string, panels: FramePanels) {
  const t = useT();
  const access = useAccess();
  const pages = usePageCommands();
  const actions = useActionCommands(panels);
  const services = useServerCommands(searchServices, query);
  const orders = useServerCommands(access['/usercenter/order'] ? searchOrders : undefined, query);
  const rules = useServerCommands(access['/list/table-list'] ? searchRules : undefined, query);
  const known = useMemo(() => [...pages, ...actions], [pages, actions]);
  const { recent, remember } = useRecentCommands(known);

  const sources = [
    { name: 'services', result: services },
    { name: 'orders', result: orders },
    { name: 'rules', result: rules },
  ] as const;

  /** Opens the list with the query as keyword. */
  function showAll(name: keyof typeof LISTS, total: number): Command {
    const { kind, path, titleId } = LISTS[name];
    const title = t('console.palette.all', { total, list: t(titleId) });
    const target = `${path}?${new URLSearchParams({ keyword: query })}`;
    return { id: `all ${name}`, kind, icon: 'all', title, target };
  }

  const shownRecent = rankCommands(recent, query, MAX_RECENT);
  const others = (commands: readonly Command[]) =>
    commands.filter(({ id }) => !shownRecent.some((shown) => shown.id === id));
  const groups: PaletteGroup[] = [
    { name: 'recent', commands: shownRecent },
    { name: 'pages', commands: rankCommands(others(pages), query, query ? MAX_PAGES : undefined) },
    { name: 'actions', commands: rankCommands(others(actions), query) },
    ...sources.map(({ name, result: { commands, total } }) => ({
      name,
      commands: total > commands.length ? [...others(commands), showAll(name, total)] : others(commands),
    })),
  ];
  const failed = sources.filter(({ result }) => result.failed);
  return {
    groups: groups.filter(({ commands }) => commands.length > 0),
    searching: sources.some(({ result }) => result.isLoading),
    failed: failed.map(({ name }) => name),
    retry: () => {
      for (const { result } of failed) void result.retry();
    },
    remember,
  };
}
