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

/**
 * What the palette offers. `query` is what is typed, `settled` the same once the person pauses: only that is sent.
 */
export function usePaletteGroups(query: string, settled: string, openSettings: () => void) {
  const access = useAccess();
  const pages = usePageCommands();
  const actions = useActionCommands(openSettings);
  const services = useFound(searchServices, settled);
  const orders = useFound(access['/usercenter/order'] ? searchOrders : undefined, settled);
  const rules = useFound(access['/list/table-list'] ? searchRules : undefined, settled);
  const { recent, remember } = useRecentCommands([...pages, ...actions]);

  const sources = [
    { name: 'services', found: services },
    { name: 'orders', found: orders },
    { name: 'rules', found: rules },
  ] as const;
  const fresh = query === settled;
  const groups: PaletteGroup[] = [
    { name: 'recent', commands: query ? [] : recent },
    { name: 'pages', commands: query ? rankCommands(pages, query, PAGES_SHOWN) : pages },
    { name: 'actions', commands: rankCommands(actions, query) },
    // What was found for another query is no answer to this one.
    ...sources.map(({ name, found }) => ({ name, commands: fresh ? found.commands : [] })),
  ];
  const failed = sources.filter(({ found }) => fresh && found.failed);
  return {
    groups: groups.filter(({ commands }) => commands.length > 0),
    searching: query !== '' && (!fresh || sources.some(({ found }) => found.loading)),
    failed: failed.map(({ name }) => name),
    retry: () => {
      for (const { found } of failed) found.retry();
    },
    remember,
  };
}
