import { BeingPrepared } from '@/components/BeingPrepared';

export default function AdvancedFormPage() {
  return <BeingPrepared />;
}
