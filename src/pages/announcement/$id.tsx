import { BeingPrepared } from '@/components/BeingPrepared';

export default function AnnouncementPage() {
  return <BeingPrepared />;
}
