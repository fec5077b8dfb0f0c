import { BeingPrepared } from '@/components/BeingPrepared';

export default function MindEditorPage() {
  return <BeingPrepared />;
}
