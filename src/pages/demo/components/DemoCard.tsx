import { Card, Empty, Skeleton } from 'antd';
import { type ComponentProps, type PropsWithChildren, type ReactNode, useId } from 'react';
import layout from '@/components/layout.module.css';
import { RetryButton } from '@/components/RetryButton';
import typography from '@/components/typography.module.css';
import type { RequestError } from '@/domain/requestError';
import { FieldList } from './FieldList';

interface DemoCardProps {
  title: string;
  lead?: ReactNode;
}

/** A titled section of the page. */
export function DemoCard({ title, lead, children }: PropsWithChildren<DemoCardProps>) {
  const titleId = useId();
  return (
    <Card role="region" aria-labelledby={titleId} className={layout.shrink}>
      <h2 id={titleId} className={layout.spaceAfterXs}>
        {title}
      </h2>
      {lead && <p className={`${layout.spaceAfterMd} ${typography.note}`}>{lead}</p>}
      {children}
    </Card>
  );
}

interface QueryCardProps<T> extends DemoCardProps {
  query: { data: T | undefined; error?: RequestError; isLoading: boolean; refresh: () => unknown };
  /** Rows of the skeleton shown while loading. */
  rows?: number;
  children: (data: T) => ReactNode;
}

/** A section whose content is loaded: a skeleton first, a retry button after a failure. */
export function QueryCard<T>({ query, rows = 2, children, ...card }: QueryCardProps<T>) {
  const { data, error, isLoading, refresh } = query;
  return (
    <DemoCard {...card}>
      {data === undefined && isLoading && <Skeleton active title={false} paragraph={{ rows }} />}
      {data === undefined && !isLoading && <RetryButton error={error} onRetry={refresh} />}
      {data !== undefined && children(data)}
    </DemoCard>
  );
}

/** A section with a list of records, or without any. */
export function RecordCard({
  items,
  ...card
}: DemoCardProps & Pick<ComponentProps<typeof FieldList>, 'items'>) {
  return (
    <DemoCard {...card}>
      {items.length === 0 && <Empty />}
      <FieldList label={card.title} items={items} />
    </DemoCard>
  );
}
