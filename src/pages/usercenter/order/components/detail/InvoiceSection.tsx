import { useIntl } from '@umijs/max';
import { Button, Flex } from 'antd';
import { useRef, useState } from 'react';
import { DateText } from '@/components/DateText';
import layout from '@/components/layout.module.css';
import panelStyles from '@/components/panel.module.css';
import { StatusTag } from '@/components/StatusTag';
import { canRequestInvoice } from '@/domain/order/invoice';
import type { Order } from '@/domain/order/order';
import { isPaidStatus } from '@/domain/order/orderMachine';
import { InvoiceForm } from './InvoiceForm';
import styles from './OrderDetail.module.css';
import type { OrderActions } from './useOrderActions';

/** The order's invoice: how far it is and where it goes; the form while there is none. Nothing where nothing was paid. */
export function InvoiceSection({ order, actions }: { order: Order; actions: OrderActions }) {
  const { formatMessage } = useIntl();
  const [asking, setAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { invoice, invoiceStatus, paidAmount, status } = order;
  const possible = canRequestInvoice(order);
  if (!isPaidStatus(status) || paidAmount === 0 || (invoiceStatus === 'none' && !possible)) return null;

  function handleClose() {
    setAsking(false);
    // The button is there again after the next render.
    requestAnimationFrame(() => opener.current?.focus());
  }

  return (
    <section
      className={
        invoiceStatus === 'none'
          ? `${panelStyles.panel} ${styles.card} ${layout.screenOnly}`
          : `${panelStyles.panel} ${styles.card}`
      }
      aria-labelledby="order-invoice"
    >
      <h2 id="order-invoice" className={styles.title}>
        {formatMessage({ id: 'usercenter.invoice.title' })}
      </h2>
      {invoiceStatus !== 'none' && (
        <StatusTag
          tone={invoiceStatus === 'issued' ? 'success' : 'progress'}
          text={formatMessage({ id: `usercenter.invoice.status.${invoiceStatus}` })}
        />
      )}
      {invoice && (
        <Flex className={styles.sums} component="dl" vertical gap={8}>
          <Flex wrap justify="space-between" gap="0 16px">
            <dt>{formatMessage({ id: 'usercenter.invoice.name' })}</dt>
            <dd dir="auto">{invoice.title}</dd>
          </Flex>
          {invoice.taxNumber && (
            <Flex wrap justify="space-between" gap="0 16px">
              <dt>{formatMessage({ id: 'usercenter.invoice.taxNumber' })}</dt>
              <dd>
                <bdi dir="ltr">{invoice.taxNumber}</bdi>
              </dd>
            </Flex>
          )}
          <Flex wrap justify="space-between" gap="0 16px">
            <dt>{formatMessage({ id: 'usercenter.invoice.email' })}</dt>
            <dd>
              <bdi dir="ltr">{invoice.email}</bdi>
            </dd>
          </Flex>
          {invoice.issuedAt && (
            <Flex wrap justify="space-between" gap="0 16px">
              <dt>{formatMessage({ id: 'usercenter.invoice.issuedOn' })}</dt>
              <dd>
                <DateText at={invoice.issuedAt} />
              </dd>
            </Flex>
          )}
        </Flex>
      )}
      {possible && asking && <InvoiceForm actions={actions} onClose={handleClose} />}
      {possible && !asking && (
        <>
          <p className={styles.quiet}>{formatMessage({ id: 'usercenter.invoice.lead' })}</p>
          <Button ref={opener} onClick={() => setAsking(true)}>
            {formatMessage({ id: 'usercenter.invoice.ask' })}
          </Button>
        </>
      )}
    </section>
  );
}
