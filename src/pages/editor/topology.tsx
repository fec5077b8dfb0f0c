import { BeingPrepared } from '@/components/BeingPrepared';

export default function TopologyEditorPage() {
  return <BeingPrepared />;
}
