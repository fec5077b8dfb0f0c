import { useT } from '@@/texts/invoice';
import { Link } from '@umijs/max';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { Code } from '@/components/Code';
import { DateText } from '@/components/DateText';
import { FormDialog } from '@/components/form/FormDialog';
import { EmailField } from '@/components/invoice/TitleFields';
import { useMessage } from '@/components/MessageContext';
import { PageHeader } from '@/components/PageHeader';
import { PrintButton } from '@/components/print/PrintSheet';
import { StatusTag } from '@/components/StatusTag';
import { encodePart } from '@/domain/characters';
import { invoiceEndpoints } from '@/domain/invoice/endpoints';
import type { Invoice } from '@/domain/invoice/invoice';
import { wasIssued } from '@/domain/invoice/invoiceMachine';
import { isRefusal } from '@/domain/requestError';
import { INVOICE_STATUS_TONE } from '@/domain/statusTone';
import { useInvoiceName } from '@/pages/usercenter/invoice/components/useInvoiceName';
import { WithdrawButton } from '@/pages/usercenter/invoice/components/WithdrawButton';
import { sendInvoice } from '@/services/invoice';

interface InvoiceHeadProps {
  invoice: Invoice;
  refresh: (options?: { silent: boolean }) => Promise<unknown>;
}

/** The state of an invoice and what can be done with it; not printed. */
export function InvoiceHead({ invoice, refresh }: InvoiceHeadProps) {
  const t = useT();
  const [isSending, setSending] = useState(false);
  const getName = useInvoiceName();
  const { status } = invoice;
  return (
    <>
      <PageHeader
        title={getName(invoice)}
        status={
          <div role="status">
            <StatusTag tone={INVOICE_STATUS_TONE[status]} text={t(`invoice.status.${status}`)} />
          </div>
        }
        back={{ to: '/usercenter/invoice?tab=list', text: t('invoice.back') }}
        actions={
          status !== 'withdrawn' && (
            <Flex wrap gap={8}>
              {wasIssued(status) && <PrintButton type="primary" />}
              {status === 'issued' && <Button onClick={() => setSending(true)}>{t('invoice.send')}</Button>}
              {status === 'requested' && (
                <WithdrawButton invoice={invoice} onSettled={() => refresh({ silent: true })} />
              )}
            </Flex>
          )
        }
      />
      <InvoiceNotes invoice={invoice} />
      {isSending && (
        <SendDialog
          invoice={invoice}
          onRefused={() => void refresh({ silent: true })}
          onClose={() => setSending(false)}
        />
      )}
    </>
  );
}

const invoicePath = (invoiceId: string) => `/usercenter/invoice/${encodePart(invoiceId)}`;

/** What happens to the invoice, or has happened, with the invoices before and after it. */
function InvoiceNotes({ invoice }: { invoice: Invoice }) {
  const t = useT();
  const { status, email, withdrawnAt, reversedAt, reversalNumber, replaces, replacedBy } = invoice;
  if (status === 'issued' && !replacedBy && !replaces) return null;
  const link = (id: 'replaces' | 'replacedBy', invoiceId: string) => (
    <p>
      {t(`invoice.note.${id}`)} <Link to={invoicePath(invoiceId)}>{t(`invoice.note.${id}.link`)}</Link>
    </p>
  );
  return (
    <Flex vertical gap={4}>
      {status === 'requested' && <p>{t('invoice.note.requested', { email })}</p>}
      {withdrawnAt && <p>{t('invoice.note.withdrawn', { date: <DateText at={withdrawnAt} /> })}</p>}
      {reversedAt && (
        <p>
          {t(
            invoice.reversalCause === 'withdrawal'
              ? 'invoice.note.reversed.withdrawal'
              : 'invoice.note.reversed',
            { date: <DateText at={reversedAt} />, number: <Code>{reversalNumber}</Code> },
          )}
        </p>
      )}
      {replacedBy && link('replacedBy', replacedBy)}
      {replaces && link('replaces', replaces)}
    </Flex>
  );
}

interface SendDialogProps {
  invoice: Invoice;
  onRefused: () => void;
  onClose: () => void;
}

function SendDialog({ invoice, onRefused, onClose }: SendDialogProps) {
  const t = useT();
  const message = useMessage();

  return (
    <FormDialog
      title={t('invoice.send')}
      okText={t('invoice.send.submit')}
      initialValues={{ email: invoice.email }}
      firstField="email"
      draft={`invoice-email-${invoice.invoiceId}`}
      onSave={async ({ email }: { email: string }) => {
        await sendInvoice(invoice.invoiceId, email);
        return email;
      }}
      onDone={(email) => {
        void message.success(t('invoice.send.done', { email }));
        onClose();
      }}
      onFailed={(error) => {
        if (!isRefusal(error, invoiceEndpoints.send)) return;
        void message.warning(error.message);
        onClose();
        onRefused();
      }}
      onClose={onClose}
    >
      <EmailField label={t('invoice.send.to')} />
    </FormDialog>
  );
}
