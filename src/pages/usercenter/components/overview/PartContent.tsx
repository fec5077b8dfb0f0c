import { Flex, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { RetryButton } from '@/components/RetryButton';
import type { PartQuery } from './useAccountSummary';

interface PartContentProps<T> {
  query: PartQuery<T>;
  failedText: string;
  /** Height of the content in pixels, which it has while it loads. */
  height: number;
  children: (data: T) => ReactNode;
}

/** What a part of the overview has loaded, or its own failure with a retry. */
export function PartContent<T>({ query, failedText, height, children }: PartContentProps<T>) {
  const { data, error, isLoading, refresh } = query;
  if (data !== undefined) return children(data);
  if (!error) return <PartLoading height={height} />;
  return (
    <Flex wrap align="center" gap="8px 16px">
      <span>{failedText}</span>
      <RetryButton error={error} loading={isLoading} onRetry={refresh} />
    </Flex>
  );
}

/** A part that is loading, in pixels as high as what comes. */
export const PartLoading = ({ height }: { height: number }) => (
  <div aria-busy="true">
    <Skeleton.Node active style={{ inlineSize: '100%', blockSize: height }} />
  </div>
);
