import { ChargePanel } from './ChargePanel';
import { InvoicePanel } from './InvoicePanel';
import { OrderPanel } from './OrderPanel';
import { PlanPanel } from './PlanPanel';
import { useService } from './ServiceContext';
import type { ServiceDialog } from './useMainAction';

/** Plan and term of the service, and for its owner what it has cost. */
export default function BillingTab({ onOpen }: { onOpen: (dialog: ServiceDialog) => void }) {
  const { detail } = useService();
  return (
    <>
      <PlanPanel onOpen={onOpen} />
      {detail.role === 'owner' && (
        <>
          <OrderPanel />
          <ChargePanel />
          <InvoicePanel />
        </>
      )}
    </>
  );
}
