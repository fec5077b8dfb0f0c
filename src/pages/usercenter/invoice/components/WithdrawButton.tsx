import { useT } from '@@/texts/invoice';
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
  const t = useT();
  const message = useMessage();
  const withdraw = useAction(withdrawInvoice, {
    onDone() {
      void message.success(t('invoice.withdrawn'));
      return onSettled();
    },
    onFailed(error) {
      if (isRefusal(error, invoiceEndpoints.withdraw)) void message.warning(error.message);
      return onSettled();
    },
  });
  return (
    <ConfirmPopover
      title={t('invoice.withdraw.title')}
      description={t('invoice.withdraw.text')}
      okText={t('invoice.withdraw')}
      cancelText={t('invoice.withdraw.keep')}
      onConfirm={() => void withdraw.run(invoiceId)}
    >
      <Button
        loading={withdraw.isPending}
        aria-label={t('invoice.withdraw.of', {
          name: getName(invoice),
          amount: formatMoney(amount, t.locale),
        })}
      >
        {t('invoice.withdraw')}
      </Button>
    </ConfirmPopover>
  );
}
