import { useAccess, useModel } from '@umijs/max';
import { useCallback, useMemo, useState } from 'react';
import { readPrivateDraft, writePrivateDraft } from '@/browser/privateDraft';
import { useKnownPath } from '@/components/SiteLink';
import { siteAddress } from '@/domain/siteAddress';
import { COMMAND_KINDS, type Command, linkCommand, rankCommands } from './commandRanking';
import { useActionCommands, usePageCommands } from './localCommands';
import { searchOrders, searchRules, searchServices, useServerCommands } from './serverCommands';

const DRAFT_NAME = 'console.recent';
const MAX_RECENT = 5;

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
 * The user's last commands in this session, newest first. Pages and actions are taken from `known`, so their titles follow
 * the language and they disappear without access.
 */
function useRecentCommands(known: readonly Command[]) {
  const userId = useModel('@@initialState').initialState?.currentUser?.userId ?? '';
  const isKnownPath = useKnownPath();
  const [stored, setStored] = useState(() => readPrivateDraft(userId, DRAFT_NAME));

  const recent = useMemo(
    () =>
      Object.entries(stored)
        .map(
          ([id, title]) => known.find((command) => command.id === id) ?? restoreLink(id, title, isKnownPath),
        )
        .filter((command) => command !== undefined),
    [stored, known, isKnownPath],
  );

  const remember = useCallback(
    ({ id, title }: Command) => {
      const { [id]: _, ...others } = stored;
      const next = Object.fromEntries([[id, title], ...Object.entries(others)].slice(0, MAX_RECENT));
      setStored(next);
      writePrivateDraft(userId, DRAFT_NAME, next);
    },
    [stored, userId],
  );
  return { recent, remember };
}

export interface PaletteGroup {
  name: 'recent' | 'pages' | 'actions' | 'services' | 'orders' | 'rules';
  commands: readonly Command[];
}

/** Pages shown for a query. Without one, all are shown. */
const MAX_PAGES = 8;

/** The command groups for a query. */
export function usePaletteGroups(query: string, openSettings: () => void) {
  const access = useAccess();
  const pages = usePageCommands();
  const actions = useActionCommands(openSettings);
  const services = useServerCommands(searchServices, query);
  const orders = useServerCommands(access['/usercenter/order'] ? searchOrders : undefined, query);
  const rules = useServerCommands(access['/list/table-list'] ? searchRules : undefined, query);
  const { recent, remember } = useRecentCommands([...pages, ...actions]);

  const sources = [
    { name: 'services', result: services },
    { name: 'orders', result: orders },
    { name: 'rules', result: rules },
  ] as const;
  const groups: PaletteGroup[] = [
    { name: 'recent', commands: query ? [] : recent },
    { name: 'pages', commands: query ? rankCommands(pages, query, MAX_PAGES) : pages },
    { name: 'actions', commands: rankCommands(actions, query) },
    ...sources.map(({ name, result }) => ({ name, commands: result.commands })),
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
