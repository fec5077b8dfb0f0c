import { useT } from '@@/texts/invoice';
import { Button, Flex } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { Code } from '@/components/Code';
import { DateText } from '@/components/DateText';
import { InvoiceRequestForm } from '@/components/invoice/InvoiceRequestForm';
import { useInvoiceRequest } from '@/components/invoice/useInvoiceRequest';
import { LinkButton } from '@/components/LinkButton';
import layout from '@/components/layout.module.css';
import { Money } from '@/components/Money';
import { useQueryState } from '@/components/query/useQueryState';
import { Section } from '@/components/Section';
import { StatusTag } from '@/components/StatusTag';
import typography from '@/components/typography.module.css';
import { encodePart } from '@/domain/characters';
import { formatMoney } from '@/domain/money/money';
import type { Order } from '@/domain/order/order';
import { isPaidStatus, isRefundOpen } from '@/domain/order/orderMachine';
import { INVOICE_STATUS_TONE } from '@/domain/statusTone';
import { findInvoiceByKey, listInvoiceTitles, requestInvoice } from '@/services/invoice';
import { FactList } from './DetailSections';

interface InvoiceSectionProps {
  order: Order;
  refresh: () => Promise<unknown>;
}

/** Whether the order's money can only be invoiced with the top-up that it came from. */
const isOnTopUp = ({ status, payChannel, paidAmount, refundedAmount }: Order) =>
  isPaidStatus(status) &&
  !isRefundOpen(status) &&
  status !== 'provisionFailed' &&
  payChannel === 'balance' &&
  paidAmount > refundedAmount;

/**
 * The order's invoice with its status, or the form to request it. Renders nothing when there is nothing to invoice, or when it is
 * unknown what there is.
 */
export function InvoiceSection({ order, refresh }: InvoiceSectionProps) {
  const t = useT();
  const { query } = useQueryState();
  const isLinked = query.get('invoice') === '1';
  const [formOpen, setFormOpen] = useState(isLinked);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isLinked) document.getElementById('order-invoice')?.scrollIntoView?.();
  }, [isLinked]);
  const { orderId, invoice, invoiceableAmount: amount, status } = order;
  const request = useInvoiceRequest({
    name: `invoice ${orderId}`,
    requestInvoice,
    findInvoiceByKey,
    isShared: true,
    onDone: () => {
      setFormOpen(false);
      return refresh();
    },
    onChanged: refresh,
  });
  const onTopUp = !invoice && amount === 0 && isOnTopUp(order);
  if (!isPaidStatus(status) || (!invoice && !amount && !onTopUp)) return null;

  function handleClose() {
    setFormOpen(false);
    // The button is mounted by the next render.
    requestAnimationFrame(() => opener.current?.focus());
  }

  return (
    <Section
      id="order-invoice"
      title={t('invoice.order.title')}
      status={
        invoice && (
          <StatusTag
            tone={INVOICE_STATUS_TONE[invoice.status]}
            text={t(`invoice.status.${invoice.status}`)}
          />
        )
      }
      className={invoice ? undefined : layout.screenOnly}
    >
      {invoice && (
        <>
          {invoice.lines.length > 1 && <p className={typography.note}>{t('invoice.order.several')}</p>}
          <FactList
            facts={[
              [t('invoice.name'), <bdi key="name">{invoice.title}</bdi>],
              [t('invoice.taxNumber'), invoice.taxNumber && <Code>{invoice.taxNumber}</Code>],
              [t('invoice.sum.total'), <Money key="total" cents={invoice.amount} />],
              [t('invoice.email'), <Code key="email">{invoice.email}</Code>],
              [t('invoice.issuedOn'), invoice.issuedAt && <DateText at={invoice.issuedAt} />],
            ]}
          />
          <div>
            <LinkButton to={`/usercenter/invoice/${encodePart(invoice.invoiceId)}`}>
              {t('invoice.order.view')}
            </LinkButton>
          </div>
        </>
      )}
      {onTopUp && (
        <Flex vertical align="flex-start" gap={12}>
          <p className={typography.note}>{t('invoice.order.onTopUp')}</p>
          <LinkButton to="/usercenter/invoice?tab=list">{t('invoice.order.toCenter')}</LinkButton>
        </Flex>
      )}
      {amount !== undefined && amount > 0 && (
        <Flex vertical gap={16}>
          {formOpen ? (
            <InvoiceRequestForm
              lines={[{ kind: 'order', id: orderId }]}
              amount={amount}
              listTitles={listInvoiceTitles}
              request={request}
              onClose={handleClose}
            />
          ) : (
            <>
              <p className={typography.note}>
                {t('invoice.order.lead', { amount: formatMoney(amount, t.locale) })}
              </p>
              <div>
                <Button ref={opener} onClick={() => setFormOpen(true)}>
                  {t('invoice.order.ask')}
                </Button>
              </div>
            </>
          )}
        </Flex>
      )}
    </Section>
  );
}
