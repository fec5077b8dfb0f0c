import { BeingPrepared } from '@/components/BeingPrepared';

export default function AnnouncementListPage() {
  return <BeingPrepared />;
}
