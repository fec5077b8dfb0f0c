import { useIntl } from '@umijs/max';
import type { Invoice } from '@/domain/invoice/invoice';

/** Returns a function that names an invoice after what is on it. */
export function useInvoiceName() {
  const { formatMessage } = useIntl();
  return ({ lines }: Pick<Invoice, 'lines'>): string => {
    const title = lines[0]?.title ?? formatMessage({ id: 'title.usercenter.invoiceDetail' });
    if (lines.length < 2) return title;
    return formatMessage({ id: 'invoice.several' }, { title, count: lines.length });
  };
}
