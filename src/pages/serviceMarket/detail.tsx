import { Outlet } from '@umijs/max';

export default function ServiceDetailLayout() {
  return <Outlet />;
}
