import { BeingPrepared } from '@/components/BeingPrepared';

export default function ServiceDescriptionPage() {
  return <BeingPrepared />;
}
