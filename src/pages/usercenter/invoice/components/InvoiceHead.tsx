import { useT } from '@@/texts/invoice';
import { Link } from '@umijs/max';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { BackLink } from '@/components/BackLink';
import { Code } from '@/components/Code';
import { DateText } from '@/components/DateText';
import { FormDialog } from '@/components/form/FormDialog';
import { EmailField } from '@/components/invoice/TitleFields';
import { useMessage } from '@/components/MessageContext';
import panelStyles from '@/components/panel.module.css';
import { PrintButton } from '@/components/print/PrintSheet';
import { StatusTag } from '@/components/StatusTag';
import typography from '@/components/typography.module.css';
import { encodePart } from '@/domain/characters';
import { invoiceEndpoints } from '@/domain/invoice/endpoints';
import type { Invoice } from '@/domain/invoice/invoice';
import { isRefusal } from '@/domain/requestError';
import { INVOICE_STATUS_TONE } from '@/domain/statusTone';
import { useInvoiceName } from '@/pages/usercenter/invoice/components/useInvoiceName';
import { WithdrawButton } from '@/pages/usercenter/invoice/components/WithdrawButton';
import { sendInvoice } from '@/services/invoice';
import styles from './Invoice.module.css';

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
    <section className={`${panelStyles.panel} ${styles.headPanel}`}>
      <BackLink to="/usercenter/invoice?tab=list" text={t('invoice.back')} />
      <Flex wrap align="center" gap="8px 16px">
        <h1 className={typography.anywhere}>{getName(invoice)}</h1>
        <div role="status">
          <StatusTag tone={INVOICE_STATUS_TONE[status]} text={t(`invoice.status.${status}`)} />
        </div>
      </Flex>
      <InvoiceNotes invoice={invoice} />
      <Flex className={styles.actions} wrap gap={8}>
        {(status === 'issued' || status === 'reversed') && <PrintButton type="primary" />}
        {status === 'issued' && <Button onClick={() => setSending(true)}>{t('invoice.send')}</Button>}
        {status === 'requested' && (
          <WithdrawButton invoice={invoice} onSettled={() => refresh({ silent: true })} />
        )}
      </Flex>
      {isSending && (
        <SendDialog
          invoice={invoice}
          onRefused={() => void refresh({ silent: true })}
          onClose={() => setSending(false)}
        />
      )}
    </section>
  );
}

const invoicePath = (invoiceId: string) => `/usercenter/invoice/${encodePart(invoiceId)}`;

/** What happens to the invoice, or has happened, with the invoices before and after it. */
function InvoiceNotes({ invoice }: { invoice: Invoice }) {
  const t = useT();
  const { status, email, withdrawnAt, reversedAt, reversalNumber, replaces, replacedBy } = invoice;
  const link = (id: 'replaces' | 'replacedBy', invoiceId: string) => (
    <p>
      {t(`invoice.note.${id}`)} <Link to={invoicePath(invoiceId)}>{t(`invoice.note.${id}.link`)}</Link>
    </p>
  );
  return (
    <div className={styles.notes}>
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
    </div>
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
