import { BeingPrepared } from '@/components/BeingPrepared';

export default function FlowEditorPage() {
  return <BeingPrepared />;
}
