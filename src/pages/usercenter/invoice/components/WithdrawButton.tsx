import { useIntl } from '@umijs/max';
import { Button } from 'antd';
import { ConfirmPopover } from '@/components/ConfirmPopover';
import { useMessage } from '@/components/MessageContext';
import { useAction } from '@/components/query/useAction';
import { invoiceEndpoints } from '@/domain/invoice/endpoints';
import type { Invoice } from '@/domain/invoice/invoice';
import { formatMoney } from '@/domain/money/money';
import { isRefusal } from '@/domain/requestError';
import { withdrawInvoice } from '@/services/invoice';
import { useInvoiceName } from './useInvoiceName';

interface WithdrawButtonProps {
  invoice: Pick<Invoice, 'invoiceId' | 'lines' | 'amount'>;
  /** Called after the request was withdrawn, or could not be any more. */
  onSettled: () => unknown;
}

/** Withdraws a request for an invoice after a confirmation. */
export function WithdrawButton({ invoice, onSettled }: WithdrawButtonProps) {
  const { invoiceId, amount } = invoice;
  const getName = useInvoiceName();
  const { formatMessage, locale } = useIntl();
  const message = useMessage();
  const withdraw = useAction(withdrawInvoice, {
    onDone() {
      void message.success(formatMessage({ id: 'invoice.withdrawn' }));
      return onSettled();
    },
    onFailed(error) {
      if (isRefusal(error, invoiceEndpoints.withdraw)) void message.warning(error.message);
      return onSettled();
    },
  });
  return (
    <ConfirmPopover
      title={formatMessage({ id: 'invoice.withdraw.title' })}
      description={formatMessage({ id: 'invoice.withdraw.text' })}
      okText={formatMessage({ id: 'invoice.withdraw' })}
      cancelText={formatMessage({ id: 'invoice.withdraw.keep' })}
      onConfirm={() => void withdraw.run(invoiceId)}
    >
      <Button
        loading={withdraw.isPending}
        aria-label={formatMessage(
          { id: 'invoice.withdraw.of' },
          { name: getName(invoice), amount: formatMoney(amount, locale) },
        )}
      >
        {formatMessage({ id: 'invoice.withdraw' })}
      </Button>
    </ConfirmPopover>
  );
}
