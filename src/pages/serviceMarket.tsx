// For all pages of the layout: one copy.
import '@@/texts/market';
import '@@/texts/order';
import { Outlet } from '@umijs/max';

/** The section layout of the market. */
export default function ServiceMarketLayout() {
  return <Outlet />;
}
