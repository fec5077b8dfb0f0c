import { BeingPrepared } from '@/components/BeingPrepared';

export default function ChangePasswordPage() {
  return <BeingPrepared />;
}
