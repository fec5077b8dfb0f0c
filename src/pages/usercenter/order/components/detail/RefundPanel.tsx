import { useT } from '@@/texts/usercenter';
import { Button, Flex, Input, Radio } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { Alert } from '@/components/Alert';
import { Figures } from '@/components/Figures';
import { textLimit } from '@/components/form/textCount';
import { useDraft } from '@/components/form/useDraft';
import { useLeaveGuard } from '@/components/LeaveGuard';
import layout from '@/components/layout.module.css';
import { Money } from '@/components/Money';
import panelStyles from '@/components/panel.module.css';
import { Section } from '@/components/Section';
import typography from '@/components/typography.module.css';
import { isChangeOrder } from '@/domain/catalog/selection';
import { dateText } from '@/domain/intlFormats';
import { isLiveInvoice } from '@/domain/invoice/invoiceMachine';
import { formatMoney } from '@/domain/money/money';
import type { Order } from '@/domain/order/order';
import {
  ACCEPTANCE_DAYS,
  REFUND_NOTE_MAX_LENGTH,
  REFUND_REASONS,
  REFUND_WHOLE_DAYS,
  type RefundDestination,
  type RefundReason,
  refundTotal,
} from '@/domain/order/refund';
import { RefundDestinationField } from './RefundDestinationField';
import { RefundedTogether, RefundObstacle } from './RefundNotes';
import type { OrderActions } from './useOrderActions';

interface RefundPanelProps {
  order: Order;
  actions: OrderActions;
  onClose: () => void;
}

/** What a refund of the whole or a part of the order brings with it. */
function getConsequences(
  { orderType, couponCode, paidAmount, invoice, continues, refundable }: Order,
  amount: number,
) {
  const keepsCoupon = couponCode !== undefined && amount === paidAmount;
  const isTrialAgain = continues !== undefined && refundable?.rule === 'notBegun';
  return [
    isChangeOrder(orderType) ? 'undo' : isTrialAgain ? 'trial' : 'stop',
    'withdraw',
    ...(keepsCoupon ? (['coupon'] as const) : []),
    ...(invoice && isLiveInvoice(invoice.status) ? (['invoice'] as const) : []),
  ] as const;
}

/** The form to request a refund: its amount, where it goes, its consequences and the reason. */
export function RefundPanel({ order, actions, onClose }: RefundPanelProps) {
  const t = useT();
  const [reason, setReason] = useState<RefundReason>('notNeeded');
  const [destination, setDestination] = useState<RefundDestination>('channel');
  const [note, setNote] = useState('');
  const draft = useDraft<string>(`refund-${order.orderId}`, handleNote);
  const { confirm, question } = useLeaveGuard({ unsaved: note !== '', onLeave: draft.clear });
  const close = () => confirm(onClose);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);

  function handleNote(text: string) {
    setNote(text);
    if (text === '') draft.drop();
    else draft.keep(text);
  }

  const { refundable, refundedWith, refundObstacle, paidAmount } = order;
  if (refundable === undefined) return null;
  const { amount, rule, left, total, why } = refundable;
  const sum = refundTotal(refundable, refundedWith);
  const canRequest = amount > 0 && refundObstacle === undefined;
  const ruleText = t(`usercenter.refund.rule.${rule}`, {
    paid: formatMoney(paidAmount, t.locale),
    left,
    total,
    days: REFUND_WHOLE_DAYS,
    acceptance: ACCEPTANCE_DAYS,
  });

  const outcome = actions.refundOutcome;
  const isUnknown = outcome === 'unknown';

  async function handleSubmit() {
    const request = isUnknown
      ? actions.checkRefund()
      : actions.requestRefund({ reason, note: note.trim(), destination, amount: sum });
    if (!(await request)) return;
    draft.clear();
    onClose();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices Escape.
    <div className={layout.screenOnly} onKeyDown={(event) => event.key === 'Escape' && close()}>
      {question}
      <Section title={t('usercenter.refund.title')} titleRef={title}>
        <Figures items={[{ label: t('usercenter.refund.amount'), value: <Money cents={sum} /> }]} />
        <p className={typography.note}>
          {refundedWith.length > 0 ? t('usercenter.refund.thisOrder', { rule: ruleText }) : ruleText}
        </p>
        {why && (
          <p className={typography.note}>
            {t(`usercenter.refund.why.${why.kind}`, { orderId: why.orderId })}
          </p>
        )}
        <RefundedTogether order={order} />
        {refundObstacle && <RefundObstacle obstacle={refundObstacle} />}
        {canRequest && (
          <>
            <div className={panelStyles.inset}>
              <ul className={typography.bullets}>
                {getConsequences(order, amount).map((consequence) => (
                  <li key={consequence}>
                    {t(
                      `usercenter.refund.follows.${consequence}`,
                      // A trial ends where the paid term would have begun.
                      { date: order.covers?.from && dateText(t.locale, order.covers.from) },
                    )}
                  </li>
                ))}
              </ul>
            </div>
            <RefundDestinationField order={order} value={destination} onChange={setDestination} />
            <div>
              <p id="refund-reason" className={typography.label}>
                {t('usercenter.refund.reason')}
              </p>
              <Radio.Group
                vertical
                aria-labelledby="refund-reason"
                value={reason}
                onChange={(event) => setReason(event.target.value)}
                options={REFUND_REASONS.map((value) => ({
                  value,
                  label: t(`usercenter.refund.reason.${value}`),
                }))}
              />
            </div>
            {draft.notice}
            <div>
              <label htmlFor="refund-note" className={typography.label}>
                {t('usercenter.refund.note')}
              </label>
              <Input.TextArea
                id="refund-note"
                value={note}
                count={{ ...textLimit(REFUND_NOTE_MAX_LENGTH), show: true }}
                rows={3}
                onChange={(event) => handleNote(event.target.value)}
              />
            </div>
          </>
        )}
        {(isUnknown || outcome === 'missing') && (
          <Alert
            type={isUnknown ? 'warning' : 'info'}
            title={t(`usercenter.refund.${outcome}`)}
            description={isUnknown && t('usercenter.refund.unknown.description')}
          />
        )}
        <Flex wrap gap={8}>
          {canRequest && (
            <Button danger={!isUnknown} loading={actions.busy} onClick={handleSubmit}>
              {isUnknown
                ? t('usercenter.refund.check')
                : t('usercenter.refund.submit', { amount: formatMoney(sum, t.locale) })}
            </Button>
          )}
          <Button disabled={actions.busy} onClick={close}>
            {t('usercenter.refund.keep')}
          </Button>
        </Flex>
      </Section>
    </div>
  );
}
