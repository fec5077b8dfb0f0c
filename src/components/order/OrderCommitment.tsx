import { useT } from '@@/texts/order';
import { Flex } from 'antd';
import { Fragment } from 'react';
import { dateText } from '@/domain/intlFormats';
import type { Commitment } from '@/domain/order/commitment';
import { ACCEPTANCE_DAYS, REFUND_WHOLE_DAYS } from '@/domain/order/refund';
import { type Fact, FactItems } from '../FactItems';
import { Money } from '../Money';
import typography from '../typography.module.css';

interface OrderCommitmentProps {
  commitment: Commitment;
  /** Whether the service renews itself; undefined for one that cannot. */
  autoRenew: boolean | undefined;
  invoice?: Fact | undefined;
  purchaseOrderNumber: string | undefined;
}

/** What an order commits to: its term, renewal and refund, with the invoice and the buyer's own number. */
export function OrderCommitment({ commitment, autoRenew, ...props }: OrderCommitmentProps) {
  const t = useT();
  const isRenewable = autoRenew !== undefined && commitment.term.to !== undefined;
  return (
    <Flex component="dl" vertical gap={12}>
      <FactItems
        facts={[
          [
            t('order.term'),
            <Fragment key="term">
              <TermText {...commitment} />
              <TrialKept {...commitment} />
            </Fragment>,
          ],
          [t('order.renewal'), isRenewable && <RenewalText autoRenew={autoRenew} {...commitment} />],
          [t('order.refund'), <RefundText key="refund" {...commitment} />],
          ...(props.invoice ? [props.invoice] : []),
          [
            t('order.purchaseOrder'),
            props.purchaseOrderNumber && <span dir="auto">{props.purchaseOrderNumber}</span>,
          ],
        ]}
      />
    </Flex>
  );
}

function TermText({ term: { from, to, isEstimate } }: Pick<Commitment, 'term'>) {
  const t = useT();
  if (to === undefined) return t('order.term.once');
  const end = dateText(t.locale, to);
  if (from !== undefined) return t('order.term.exact', { from: dateText(t.locale, from), to: end });
  return t(isEstimate ? 'order.term.estimate' : 'order.term.rest', { to: end });
}

/** Says that a trial becomes the ordered service and loses no day; nothing without a trial. */
function TrialKept({ trialDaysLeft: days, term: { from } }: Pick<Commitment, 'trialDaysLeft' | 'term'>) {
  const t = useT();
  if (days === undefined || from === undefined) return null;
  return <p className={typography.note}>{t('order.term.trial', { days, date: dateText(t.locale, from) })}</p>;
}

function RenewalText({
  autoRenew,
  renewal,
  term,
}: Pick<Commitment, 'renewal' | 'term'> & { autoRenew: boolean }) {
  const t = useT();
  if (!autoRenew || !renewal) return t('order.renewal.off');
  const { at, amount } = renewal;
  const date = dateText(t.locale, at);
  if (amount === undefined) return t('order.renewal.on', { date });
  return t(`order.renewal.${term.isEstimate ? 'estimate' : 'exact'}`, {
    date,
    amount: <Money cents={amount} />,
  });
}

function RefundText({ refund: { rule, wholeUntil, why } }: Pick<Commitment, 'refund'>): string {
  const t = useT();
  switch (rule) {
    case 'free':
      return t('order.refund.free');
    case 'units':
      return t('order.refund.units');
    case 'unaccepted':
      return t('order.refund.unaccepted', { days: ACCEPTANCE_DAYS });
    case 'proRata':
      return t(`order.refund.${why?.kind ?? 'planChange'}`, { orderId: why?.orderId });
    case 'early':
    // Not at the beginning of a term.
    case 'unused':
    case 'notBegun':
    case 'usedUp':
    case 'accepted':
    case 'over':
    case 'handedOver':
      return wholeUntil === undefined
        ? t('order.refund.early', { days: REFUND_WHOLE_DAYS })
        : t('order.refund.until', { date: dateText(t.locale, wholeUntil, { withTime: true }) });
  }
}
