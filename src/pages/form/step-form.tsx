import { BeingPrepared } from '@/components/BeingPrepared';

export default function StepFormPage() {
  return <BeingPrepared />;
}
