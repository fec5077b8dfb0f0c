import { useT } from '@@/texts/invoice';
import type { Invoice } from '@/domain/invoice/invoice';

/** Returns a function that names an invoice after what is on it. */
export function useInvoiceName() {
  const t = useT();
  return ({ lines }: Pick<Invoice, 'lines'>): string => {
    const title = lines[0]?.title ?? t('title.usercenter.invoiceDetail');
    if (lines.length < 2) return title;
    return t('invoice.several', { title, count: lines.length });
  };
}
