/** Pages whose first reads start early, by the script that starts them. */
export const READ_GROUPS = {
  market: ['/serviceMarket', '/serviceMarket/detail/tab1', '/serviceMarket/detail/tab2'],
  usercenter: [
    '/usercenter/order',
    '/usercenter/service',
    '/usercenter/service/charge',
    '/usercenter/invoice',
  ],
  console: ['/list/table-list', '/dashboard/workplace'],
} as const;

type Groups = typeof READ_GROUPS;

/**
 * The first reads of a group's pages, by path: the same calls as the page's own, from the search of the address. The page
 * shows whatever fails when it asks itself.
 */
export type FirstReads<G extends keyof Groups> = Record<
  Groups[G][number],
  (search: URLSearchParams) => Promise<unknown>[]
>;
