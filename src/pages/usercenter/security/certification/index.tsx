import { BeingPrepared } from '@/components/BeingPrepared';

export default function CertificationPage() {
  return <BeingPrepared />;
}
