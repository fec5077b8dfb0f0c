import { Outlet } from '@umijs/max';

export default function ServiceMarketLayout() {
  return <Outlet />;
}
