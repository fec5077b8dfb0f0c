import { Outlet } from '@umijs/max';

export default function AgreementLayout() {
  return <Outlet />;
}
