import { BeingPrepared } from '@/components/BeingPrepared';

export default function CertificationRecordPage() {
  return <BeingPrepared />;
}
