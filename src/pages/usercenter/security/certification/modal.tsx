import { BeingPrepared } from '@/components/BeingPrepared';

export default function CertificationModalPage() {
  return <BeingPrepared />;
}
