import { BeingPrepared } from '@/components/BeingPrepared';

export default function AgreementPage() {
  return <BeingPrepared />;
}
