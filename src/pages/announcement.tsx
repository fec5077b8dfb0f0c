import { Outlet } from '@umijs/max';

export default function AnnouncementLayout() {
  return <Outlet />;
}
