import { Outlet } from '@umijs/max';

export default function LoginLayout() {
  return <Outlet />;
}
