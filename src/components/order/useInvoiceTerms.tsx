import { useIntl } from '@umijs/max';
import { Flex, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import type { InvoiceTitle } from '@/domain/invoice/title';
import { getReadFailure } from '@/domain/requestError';
import { type ReadOptions, useQuery } from '../query/useQuery';
import { RetryButton } from '../RetryButton';
import typography from '../typography.module.css';

/** Returns whom the invoice of an order would be for, by the titles that `read` loads; undefined when the back end has no invoices. */
export function useInvoiceTerms(
  read: (options: ReadOptions) => Promise<{ list: InvoiceTitle[] }>,
): { label: string; value: ReactNode } | undefined {
  const { formatMessage } = useIntl();
  const { data, error, isLoading, refresh } = useQuery(read, { silent: true });
  const label = formatMessage({ id: 'order.invoice' });
  if (error && !isLoading) {
    if (getReadFailure(error) === 'unavailable') return undefined;
    const value = (
      <Flex wrap align="center" justify="space-between" gap={8}>
        <span role="alert">{formatMessage({ id: 'order.invoice.failed' })}</span>
        <RetryButton error={error} size="small" onRetry={() => void refresh()} />
      </Flex>
    );
    return { label, value };
  }
  if (!data) return { label, value: <Skeleton.Button active size="small" /> };
  const title = data.list.find(({ isDefault }) => isDefault) ?? data.list[0];
  if (!title) return { label, value: formatMessage({ id: 'order.invoice.later' }) };
  const value = (
    <>
      <span dir="auto">{title.title}</span>
      <span className={`${typography.caption} ${typography.block}`}>
        {formatMessage({ id: 'order.invoice.when' })}
      </span>
    </>
  );
  return { label: formatMessage({ id: 'order.invoice.title' }), value };
}
