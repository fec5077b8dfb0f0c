import '@/locales/areas/announcement';
import { Outlet } from '@umijs/max';

/** The section layout of the announcements. */
export default function AnnouncementLayout() {
  return <Outlet />;
}
