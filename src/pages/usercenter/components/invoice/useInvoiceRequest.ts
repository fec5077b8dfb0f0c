import { useIntl } from '@umijs/max';
import { useMessage } from '@/components/MessageContext';
import { useActionOnce } from '@/components/query/useActionOnce';
import { useOnline } from '@/components/useOnline';
import { invoiceEndpoints } from '@/domain/invoice/endpoints';
import { type InvoiceLineKind, type InvoiceRequest, lineKey } from '@/domain/invoice/invoice';
import { findInvoiceByKey, requestInvoice } from '@/services/invoice';

/** What an invoice is requested for. */
export interface RequestedLines {
  lines: readonly { kind: InvoiceLineKind; id: string }[];
  /** Their sum in cents. */
  amount: number;
}

interface RequestOptions extends RequestedLines {
  onDone: () => unknown;
  /** Called when something about the lines has changed. */
  onChanged: () => unknown;
}

type Content = Omit<InvoiceRequest, 'idempotencyKey' | 'lines' | 'amount'>;

/** Requests an invoice, once. */
export function useInvoiceRequest({ lines, amount, onDone, onChanged }: RequestOptions) {
  const { formatMessage } = useIntl();
  const message = useMessage();
  const request = useActionOnce({
    name: `invoice ${lines.map(lineKey).sort().join(' ')}`,
    endpoint: invoiceEndpoints.request,
    asksAtOnce: true,
    find: findInvoiceByKey,
    act: (idempotencyKey, content: Content) =>
      requestInvoice({
        ...content,
        lines: lines.map(({ kind, id }) => ({ kind, id })),
        amount,
        idempotencyKey,
      }),
    onDone() {
      void message.success(formatMessage({ id: 'invoice.requested' }));
      return onDone();
    },
    onRefused(error) {
      void message.warning(error.message);
      return onChanged();
    },
  });
  useOnline(() => request.isUnknown && void request.check());
  return request;
}
