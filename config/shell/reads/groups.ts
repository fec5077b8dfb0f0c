/** Pages whose first reads start early. */
export const READ_GROUPS = {
  market: ['/serviceMarket', '/serviceMarket/detail/tab1', '/serviceMarket/detail/tab2'],
  usercenter: [
    '/usercenter/order',
    '/usercenter/service',
    '/usercenter/service/charge',
    '/usercenter/invoice',
  ],
  console: [
    '/welcome',
    '/dashboard/analysis',
    '/dashboard/workplace',
    '/list/table-list',
    '/list/search/articles',
  ],
} as const;

type Groups = typeof READ_GROUPS;

export type ReadGroup = keyof Groups;

/**
 * The first reads of a group's pages, by path: the same calls as the page's own, from the search of the address. The page
 * shows whatever fails when it asks itself.
 */
export type FirstReads<G extends ReadGroup> = Record<
  Groups[G][number],
  (search: URLSearchParams) => Promise<unknown>[]
>;
