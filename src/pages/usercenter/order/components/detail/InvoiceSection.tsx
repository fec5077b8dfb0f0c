import { useIntl, useModel } from '@umijs/max';
import { Button, Flex, Form, Input, Radio } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { DateText } from '@/components/DateText';
import layout from '@/components/layout.module.css';
import { useQueryState } from '@/components/query/useQueryState';
import { StatusTag } from '@/components/StatusTag';
import {
  canRequestInvoice,
  INVOICE_TITLE_MAX_LENGTH,
  INVOICE_TITLE_TYPES,
  type InvoicePayload,
  isEmail,
  isTaxNumber,
  normalizeTaxNumber,
} from '@/domain/order/invoice';
import type { Order } from '@/domain/order/order';
import { isPaidStatus } from '@/domain/order/orderMachine';
import { DetailSection, FactList } from './DetailSections';
import styles from './OrderDetail.module.css';
import type { OrderActions } from './useOrderActions';

/** The order's invoice with its status, or the form to request it. Renders nothing for an unpaid order. */
export function InvoiceSection({ order, actions }: { order: Order; actions: OrderActions }) {
  const { formatMessage } = useIntl();
  const { query } = useQueryState();
  const isLinked = query.get('invoice') === '1';
  const [formOpen, setFormOpen] = useState(isLinked);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isLinked) document.getElementById('order-invoice')?.scrollIntoView?.();
  }, [isLinked]);
  const { invoice, invoiceStatus, paidAmount, status } = order;
  const canRequest = canRequestInvoice(order);
  if (!isPaidStatus(status) || paidAmount === 0 || (invoiceStatus === 'none' && !canRequest)) return null;

  function handleClose() {
    setFormOpen(false);
    // The button is mounted by the next render.
    requestAnimationFrame(() => opener.current?.focus());
  }

  return (
    <DetailSection
      id="order-invoice"
      title={formatMessage({ id: 'usercenter.invoice.title' })}
      className={invoiceStatus === 'none' ? layout.screenOnly : undefined}
    >
      {invoiceStatus !== 'none' && (
        <StatusTag
          tone={invoiceStatus === 'issued' ? 'success' : 'progress'}
          text={formatMessage({ id: `usercenter.invoice.status.${invoiceStatus}` })}
        />
      )}
      {invoice && (
        <FactList
          facts={[
            { labelId: 'usercenter.invoice.name', value: <span dir="auto">{invoice.title}</span> },
            {
              labelId: 'usercenter.invoice.taxNumber',
              value: invoice.taxNumber && <bdi dir="ltr">{invoice.taxNumber}</bdi>,
            },
            { labelId: 'usercenter.invoice.email', value: <bdi dir="ltr">{invoice.email}</bdi> },
            {
              labelId: 'usercenter.invoice.issuedOn',
              value: invoice.issuedAt && <DateText at={invoice.issuedAt} />,
            },
          ]}
        />
      )}
      {canRequest && formOpen && <InvoiceForm actions={actions} onClose={handleClose} />}
      {canRequest && !formOpen && (
        <>
          <p className={styles.quiet}>{formatMessage({ id: 'usercenter.invoice.lead' })}</p>
          <Button ref={opener} onClick={() => setFormOpen(true)}>
            {formatMessage({ id: 'usercenter.invoice.ask' })}
          </Button>
        </>
      )}
    </DetailSection>
  );
}

type Fields = Required<InvoicePayload>;

function InvoiceForm({ actions, onClose }: { actions: OrderActions; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const [form] = Form.useForm<Fields>();
  const email = useModel('@@initialState').initialState?.currentUser?.email ?? '';
  const isCompany = Form.useWatch('titleType', form) !== 'personal';
  const t = (id: TextSuffix<'usercenter.invoice'>) => formatMessage({ id: `usercenter.invoice.${id}` });

  async function handleFinish({ titleType, title, taxNumber, email: to }: Fields) {
    await actions.requestInvoice({
      titleType,
      title: title.trim(),
      email: to.trim(),
      ...(titleType === 'company' && { taxNumber: normalizeTaxNumber(taxNumber) }),
    });
  }

  const rule = (isValid: (value: string) => boolean, errorId: TextSuffix<'usercenter.invoice'>) => ({
    validator: async (_rule: unknown, value: string = '') => {
      if (!isValid(value)) throw new Error(t(errorId));
    },
  });

  return (
    <Form
      form={form}
      layout="vertical"
      className={styles.invoiceForm}
      initialValues={{ titleType: 'company', title: '', taxNumber: '', email }}
      requiredMark={false}
      scrollToFirstError={{ focus: true }}
      onFinish={handleFinish}
    >
      <Form.Item name="titleType" label={t('type')}>
        <Radio.Group options={INVOICE_TITLE_TYPES.map((value) => ({ value, label: t(`type.${value}`) }))} />
      </Form.Item>
      <Form.Item
        name="title"
        label={t('name')}
        rules={[rule((value) => value.trim() !== '', 'name.missing')]}
      >
        <Input maxLength={INVOICE_TITLE_MAX_LENGTH} autoComplete={isCompany ? 'organization' : 'name'} />
      </Form.Item>
      {isCompany && (
        <Form.Item
          name="taxNumber"
          label={t('taxNumber')}
          rules={[rule((value) => isTaxNumber(normalizeTaxNumber(value)), 'taxNumber.wrong')]}
        >
          <Input maxLength={32} autoComplete="off" spellCheck={false} />
        </Form.Item>
      )}
      <Form.Item
        name="email"
        label={t('email')}
        rules={[rule((value) => isEmail(value.trim()), 'email.wrong')]}
      >
        <Input type="email" maxLength={100} autoComplete="email" />
      </Form.Item>
      <Flex className={layout.spaceBeforeMd} wrap gap={8}>
        <Button type="primary" htmlType="submit" loading={actions.busy}>
          {t('submit')}
        </Button>
        <Button disabled={actions.busy} onClick={onClose}>
          {t('cancel')}
        </Button>
      </Flex>
    </Form>
  );
}
