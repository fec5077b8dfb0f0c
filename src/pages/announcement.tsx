import '@/locales/areas/announcement';
import '@/locales/areas/article';
import { Outlet } from '@umijs/max';

/** The section layout of the announcements. */
export default function AnnouncementLayout() {
  return <Outlet />;
}
