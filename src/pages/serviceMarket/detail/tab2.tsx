import { BeingPrepared } from '@/components/BeingPrepared';

export default function ServiceSpecificationPage() {
  return <BeingPrepared />;
}
