import { BeingPrepared } from '@/components/BeingPrepared';

export default function CertificationFilePage() {
  return <BeingPrepared />;
}
