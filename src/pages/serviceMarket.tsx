import '@/locales/areas/market';
import '@/locales/areas/order';
import { Outlet } from '@umijs/max';

/** The section layout of the market. */
export default function ServiceMarketLayout() {
  return <Outlet />;
}
