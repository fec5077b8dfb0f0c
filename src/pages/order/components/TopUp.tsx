import { TopUpDialog } from '@/components/topUp/TopUpDialog';
import { fetchTopUp, findTopUpByKey, startTopUp } from '@/services/charge';

interface TopUpProps {
  /** In cents; undefined for none. */
  suggestedAmount: number | undefined;
  onClose: () => void;
  onArrived: () => void;
}

/** The top-up dialog with its texts and services. Loaded when opened. */
export default function TopUp(props: TopUpProps) {
  return (
    <TopUpDialog {...props} startTopUp={startTopUp} findTopUpByKey={findTopUpByKey} fetchTopUp={fetchTopUp} />
  );
}
