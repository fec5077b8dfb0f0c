import { useT } from '@@/texts/invoice';
import { useMessage } from '@/components/MessageContext';
import { useActionOnce } from '@/components/query/useActionOnce';
import { invoiceEndpoints } from '@/domain/invoice/endpoints';
import type { Invoice, InvoiceRequest } from '@/domain/invoice/invoice';

interface RequestOptions {
  requestInvoice: (content: InvoiceRequest) => Promise<Invoice>;
  findInvoiceByKey: (idempotencyKey: string) => Promise<Invoice | undefined>;
  /** Unique among the user's pending writes. */
  name: string;
  /** Tabs in which this is open at the same time request one invoice. */
  isShared?: boolean;
  onDone: () => unknown;
  /** Called when what can be invoiced has changed. */
  onChanged: () => unknown;
}

/** Requests an invoice, once. Belongs to the page and not to its form, so that an unknown outcome is looked up without it. */
export function useInvoiceRequest(options: RequestOptions) {
  const { name, isShared = false, requestInvoice, findInvoiceByKey, onDone, onChanged } = options;
  const t = useT();
  const message = useMessage();
  return useActionOnce({
    name,
    isShared,
    endpoint: invoiceEndpoints.request,
    asksAtOnce: true,
    find: findInvoiceByKey,
    act: (idempotencyKey, content: Omit<InvoiceRequest, 'idempotencyKey'>) =>
      requestInvoice({ ...content, idempotencyKey }),
    onDone() {
      void message.success(t('invoice.requested'));
      return onDone();
    },
    onRefused(error) {
      void message.warning(error.message);
      return onChanged();
    },
  });
}
