import { RightOutlined } from '@ant-design/icons';
import { Link } from '@umijs/max';
import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { EmptyNote } from '@/components/EmptyNote';
import layout from '@/components/layout.module.css';
import panelStyles from '@/components/panel.module.css';
import { RetryButton } from '@/components/RetryButton';
import { Section } from '@/components/Section';
import typography from '@/components/typography.module.css';
import type { RequestError } from '@/domain/requestError';

interface ListBlockProps<T> {
  title: string;
  /** A link to the full list. */
  more?: { to: string; text: string };
  /** Undefined while loading and after a failure. */
  items: readonly T[] | undefined;
  query: { error?: RequestError | undefined; isLoading?: boolean; refresh: () => void };
  texts: { empty: string; failed: string };
  skeleton: ReactNode;
  children: (items: readonly T[]) => ReactNode;
}

/** A section of the home page with a list, or its loading, error or empty state. */
export function ListBlock<T>({ title, more, items, children, ...state }: ListBlockProps<T>) {
  const { query, texts, skeleton } = state;
  const { error, isLoading, refresh } = query;
  const isEmpty = items?.length === 0;
  const isUnavailable = isEmpty || (!items && error !== undefined);
  return (
    <Section
      isPlain
      title={title}
      actions={
        more && (
          <Link to={more.to} className={layout.touchLink}>
            {more.text} <RightOutlined className={layout.mirrored} aria-hidden />
          </Link>
        )
      }
    >
      {isUnavailable && (
        <Flex
          className={`${panelStyles.panel} ${typography.secondary}`}
          wrap
          align="center"
          justify="space-between"
          gap={16}
        >
          {isEmpty ? <EmptyNote>{texts.empty}</EmptyNote> : <p>{texts.failed}</p>}
          {!isEmpty && <RetryButton error={error} loading={isLoading} onRetry={refresh} />}
        </Flex>
      )}
      {!isUnavailable && (items ? children(items) : skeleton)}
    </Section>
  );
}
