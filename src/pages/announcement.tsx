import '@/locales/areas/announcement';
import '@/locales/areas/article';
import { Outlet } from '@umijs/max';
import { SectionGate } from '@/components/ErrorStatus';

/** The section layout of the announcements. */
export default function AnnouncementLayout() {
  return (
    <SectionGate section="announcement">
      <Outlet />
    </SectionGate>
  );
}
