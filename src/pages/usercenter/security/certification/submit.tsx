import { BeingPrepared } from '@/components/BeingPrepared';

export default function CertificationSubmitPage() {
  return <BeingPrepared />;
}
