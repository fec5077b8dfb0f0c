import { useT } from '@@/texts/order';
import { Flex, Skeleton } from 'antd';
import type { InvoiceTitle } from '@/domain/invoice/title';
import { getReadFailure } from '@/domain/requestError';
import type { Fact } from '../FactItems';
import { type ReadOptions, useQuery } from '../query/useQuery';
import { RetryButton } from '../RetryButton';
import typography from '../typography.module.css';

/** Returns whom the invoice of an order would be for, by the titles that `read` loads; undefined when the back end has no invoices. */
export function useInvoiceTerms(
  read: (options: ReadOptions) => Promise<{ list: InvoiceTitle[] }>,
): Fact | undefined {
  const t = useT();
  const { data, error, isLoading, refresh } = useQuery(read, { silent: true });
  const label = t('order.invoice');
  if (error && !isLoading) {
    if (getReadFailure(error) === 'unavailable') return undefined;
    const failed = (
      <Flex wrap align="center" justify="space-between" gap={8}>
        <span role="alert">{t('order.invoice.failed')}</span>
        <RetryButton error={error} size="small" onRetry={refresh} />
      </Flex>
    );
    return [label, failed];
  }
  if (!data) return [label, <Skeleton.Button key="loading" active size="small" />];
  const title = data.list.find(({ isDefault }) => isDefault) ?? data.list[0];
  if (!title) return [label, t('order.invoice.later')];
  const value = (
    <>
      <span dir="auto">{title.title}</span>
      <span className={`${typography.caption} ${typography.block}`}>{t('order.invoice.when')}</span>
    </>
  );
  return [t('order.invoice.title'), value];
}
