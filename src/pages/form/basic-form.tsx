import { BeingPrepared } from '@/components/BeingPrepared';

export default function BasicFormPage() {
  return <BeingPrepared />;
}
