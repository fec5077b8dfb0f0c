/** The pages whose speed is watched, and who opens them. */
export const BENCH_PAGES: { path: string; user?: 'user' | 'admin' }[] = [
  { path: '/login' },
  { path: '/home' },
  { path: '/serviceMarket' },
  { path: '/serviceMarket/detail/tab1?serviceId=live-transcription' },
  { path: '/usercenter/order', user: 'user' },
  { path: '/list/table-list', user: 'admin' },
  { path: '/dashboard/analysis', user: 'admin' },
];
