import { BeingPrepared } from '@/components/BeingPrepared';

export default function AnalysisPage() {
  return <BeingPrepared />;
}
