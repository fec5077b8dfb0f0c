import { useAppData, useLocation } from '@umijs/max';
import { useEffect } from 'react';
import { whenIdle } from '@/browser/idle';
import { useExplainAccess } from '../session/useAccessCheck';
import { prefetchRouteCode } from './routeCode';

/** The page to which a page usually leads, by their paths without the number of an order. */
const NEXT_PAGES: Record<string, string> = {
  '/home': '/serviceMarket',
  '/serviceMarket': '/serviceMarket/detail/tab1',
  '/serviceMarket/detail/tab1': '/serviceMarket/order',
  '/serviceMarket/order': '/order/0',
  '/order': '/serviceMarket/result',
  '/usercenter/order': '/usercenter/order/0',
  '/usercenter/service': '/usercenter/service/0',
  '/welcome': '/list/table-list',
};

/** Milliseconds that the page has for its own code and data. */
const OWN_TIME_MS = 1_500;

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Fetches the code of the next page while the user reads this one, unless the connection saves data. */
export function usePrefetch(): void {
  const { pathname } = useLocation();
  const appData = useAppData();
  const explainAccess = useExplainAccess();
  const next = NEXT_PAGES[pathname.replace(/\/\d+$/, '')];
  const isOpen = next !== undefined && explainAccess(next).outcome === 'open';

  useEffect(() => {
    if (!isOpen || savesData()) return;
    const base = appData.basename?.replace(/\/$/, '') ?? '';
    const timer = setTimeout(() => {
      void whenIdle().then(() => prefetchRouteCode(appData, base + next));
    }, OWN_TIME_MS);
    return () => clearTimeout(timer);
  }, [appData, isOpen, next]);
}
