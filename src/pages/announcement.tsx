// For all pages of the layout: one copy.
import '@@/texts/announcement';
import '@@/texts/article';
import { Outlet } from '@umijs/max';

/** The section layout of the announcements. */
export default function AnnouncementLayout() {
  return <Outlet />;
}
