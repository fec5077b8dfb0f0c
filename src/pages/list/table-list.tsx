import { BeingPrepared } from '@/components/BeingPrepared';

export default function RuleTablePage() {
  return <BeingPrepared />;
}
