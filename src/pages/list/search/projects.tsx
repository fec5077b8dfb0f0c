import { BeingPrepared } from '@/components/BeingPrepared';

export default function SearchProjectsPage() {
  return <BeingPrepared />;
}
