import { FormattedMessage, useIntl } from '@umijs/max';
import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { dateText } from '@/domain/intlFormats';
import type { Commitment } from '@/domain/order/commitment';
import { ACCEPTANCE_DAYS, REFUND_WHOLE_DAYS } from '@/domain/order/refund';
import { Money } from '../Money';
import typography from '../typography.module.css';

interface OrderCommitmentProps {
  commitment: Commitment;
  /** Whether the service renews itself; undefined for one that cannot. */
  autoRenew: boolean | undefined;
  /** About the invoice, with its own label. */
  invoice?: { label: string; value: ReactNode } | undefined;
  purchaseOrderNumber: string | undefined;
}

/** What an order commits to: its term, renewal and refund, with the invoice and the buyer's own number. */
export function OrderCommitment({ commitment, autoRenew, ...props }: OrderCommitmentProps) {
  const { formatMessage } = useIntl();
  const rows = [
    {
      label: formatMessage({ id: 'order.term' }),
      value: (
        <>
          <TermText {...commitment} />
          <TrialKept {...commitment} />
        </>
      ),
    },
    {
      label: formatMessage({ id: 'order.renewal' }),
      value: autoRenew !== undefined && commitment.term.to !== undefined && (
        <RenewalText autoRenew={autoRenew} {...commitment} />
      ),
    },
    { label: formatMessage({ id: 'order.refund' }), value: <RefundText {...commitment} /> },
    props.invoice,
    {
      label: formatMessage({ id: 'order.purchaseOrder' }),
      value: props.purchaseOrderNumber && <span dir="auto">{props.purchaseOrderNumber}</span>,
    },
  ];
  return (
    <Flex component="dl" vertical gap={12}>
      {rows.map(
        (row) =>
          row?.value && (
            <div key={row.label}>
              <dt>{row.label}</dt>
              <dd>{row.value}</dd>
            </div>
          ),
      )}
    </Flex>
  );
}

function TermText({ term: { from, to, isEstimate } }: Pick<Commitment, 'term'>) {
  const { formatMessage, locale } = useIntl();
  if (to === undefined) return formatMessage({ id: 'order.term.once' });
  const end = dateText(locale, to);
  if (from !== undefined)
    return formatMessage({ id: 'order.term.exact' }, { from: dateText(locale, from), to: end });
  return formatMessage({ id: isEstimate ? 'order.term.estimate' : 'order.term.rest' }, { to: end });
}

/** Says that a trial becomes the ordered service and loses no day; nothing without a trial. */
function TrialKept({ trialDaysLeft: days, term: { from } }: Pick<Commitment, 'trialDaysLeft' | 'term'>) {
  const { formatMessage, locale } = useIntl();
  if (days === undefined || from === undefined) return null;
  return (
    <p className={typography.note}>
      {formatMessage({ id: 'order.term.trial' }, { days, date: dateText(locale, from) })}
    </p>
  );
}

function RenewalText({
  autoRenew,
  renewal,
  term,
}: Pick<Commitment, 'renewal' | 'term'> & { autoRenew: boolean }) {
  const { formatMessage, locale } = useIntl();
  if (!autoRenew || !renewal) return formatMessage({ id: 'order.renewal.off' });
  const { at, amount } = renewal;
  const date = dateText(locale, at);
  if (amount === undefined) return formatMessage({ id: 'order.renewal.on' }, { date });
  return (
    <FormattedMessage
      id={`order.renewal.${term.isEstimate ? 'estimate' : 'exact'}` as const}
      values={{ date, amount: <Money cents={amount} /> }}
    />
  );
}

function RefundText({ refund: { rule, wholeUntil, why } }: Pick<Commitment, 'refund'>): string {
  const { formatMessage, locale } = useIntl();
  switch (rule) {
    case 'free':
      return formatMessage({ id: 'order.refund.free' });
    case 'units':
      return formatMessage({ id: 'order.refund.units' });
    case 'unaccepted':
      return formatMessage({ id: 'order.refund.unaccepted' }, { days: ACCEPTANCE_DAYS });
    case 'proRata':
      return formatMessage({ id: `order.refund.${why?.kind ?? 'planChange'}` }, { orderId: why?.orderId });
    case 'early':
    // Not at the beginning of a term.
    case 'unused':
    case 'notBegun':
    case 'usedUp':
    case 'accepted':
    case 'over':
    case 'handedOver':
      return wholeUntil === undefined
        ? formatMessage({ id: 'order.refund.early' }, { days: REFUND_WHOLE_DAYS })
        : formatMessage(
            { id: 'order.refund.until' },
            { date: dateText(locale, wholeUntil, { withTime: true }) },
          );
  }
}
