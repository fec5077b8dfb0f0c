import { useAccess } from '@umijs/max';
import { rankCommands } from '@/layouts/console/commandRanking';
import type { Command } from './commands';
import { searchOrders, searchRules, searchServices } from './sources';
import { useActionCommands } from './useActionCommands';
import { useFound } from './useFound';
import { usePageCommands } from './usePageCommands';
import { useRecentCommands } from './useRecentCommands';

export interface PaletteGroup {
  name: 'recent' | 'pages' | 'actions' | 'services' | 'orders' | 'rules';
  commands: readonly Command[];
}

/** So many pages answer a query; without one, all are offered. */
const PAGES_SHOWN = 8;

/** What the palette offers for what is typed. */
export function usePaletteGroups(query: string, openSettings: () => void) {
  const access = useAccess();
  const pages = usePageCommands();
  const actions = useActionCommands(openSettings);
  const services = useFound(searchServices, query);
  const orders = useFound(access['/usercenter/order'] ? searchOrders : undefined, query);
  const rules = useFound(access['/list/table-list'] ? searchRules : undefined, query);
  const { recent, remember } = useRecentCommands([...pages, ...actions]);

  const sources = [
    { name: 'services', found: services },
    { name: 'orders', found: orders },
    { name: 'rules', found: rules },
  ] as const;
  const groups: PaletteGroup[] = [
    { name: 'recent', commands: query ? [] : recent },
    { name: 'pages', commands: query ? rankCommands(pages, query, PAGES_SHOWN) : pages },
    { name: 'actions', commands: rankCommands(actions, query) },
    ...sources.map(({ name, found }) => ({ name, commands: found.commands })),
  ];
  const failed = sources.filter(({ found }) => found.failed);
  return {
    groups: groups.filter(({ commands }) => commands.length > 0),
    searching: sources.some(({ found }) => found.isLoading),
    failed: failed.map(({ name }) => name),
    retry: () => {
      for (const { found } of failed) void found.retry();
    },
    remember,
  };
}
