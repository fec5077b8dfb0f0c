import { useT } from '@@/texts/usercenter';
import { RightOutlined } from '@ant-design/icons';
import { Flex, Skeleton } from 'antd';
import { type PropsWithChildren, type ReactNode, useEffect, useEffectEvent, useId } from 'react';
import layout from '@/components/layout.module.css';
import { PageLink } from '@/components/PageLink';
import panelStyles from '@/components/panel.module.css';
import type { Query } from '@/components/query/useQuery';
import { RetryButton } from '@/components/RetryButton';
import typography from '@/components/typography.module.css';
import styles from './Overview.module.css';

/** What a block of the overview uses of its query. */
export type BlockQuery<T = unknown> = Pick<Query<T>, 'data' | 'error' | 'isLoading' | 'refresh'>;

export interface BlockProps {
  /** Called with whether the block has nothing to show. */
  onEmpty: (isEmpty: boolean) => void;
}

interface AttentionBlockProps extends BlockProps {
  title: string;
  /** URL of the full list. */
  allUrl: string;
  query: BlockQuery;
  /** Missing until loaded. */
  items: ReactNode[] | undefined;
  failedText: string;
}

/** One kind of things that need the user's attention; renders nothing when there are none. */
export function AttentionBlock({ title, allUrl, query, items, failedText, onEmpty }: AttentionBlockProps) {
  const t = useT();
  const id = useId();
  const failed = query.error !== undefined && query.data === undefined;
  const isEmpty = !failed && items?.length === 0;
  const reportEmpty = useEffectEvent(onEmpty);
  useEffect(() => reportEmpty(isEmpty), [isEmpty]);

  if (isEmpty) return null;
  if (failed) {
    return (
      <div className={`${panelStyles.surface} ${styles.card}`}>
        <BlockFailed query={query}>{failedText}</BlockFailed>
      </div>
    );
  }
  if (items === undefined) {
    return (
      <div className={`${panelStyles.surface} ${styles.card}`} aria-busy="true">
        <Skeleton active title={{ width: '40%' }} paragraph={{ rows: 2 }} />
      </div>
    );
  }
  return (
    <section className={`${panelStyles.surface} ${styles.card}`} aria-labelledby={id}>
      <Flex align="baseline" justify="space-between" gap={16}>
        <h3 id={id} className={styles.cardTitle}>
          {title}
        </h3>
        <PageLink onlyLink to={allUrl} className={styles.more}>
          {t('usercenter.overview.all')}{' '}
          <RightOutlined aria-hidden className={`${layout.mirrored} ${styles.forward}`} />
        </PageLink>
      </Flex>
      <ul aria-labelledby={id}>{items}</ul>
    </section>
  );
}

/** Says that a block could not be loaded, with a retry. */
export function BlockFailed({ query, children }: PropsWithChildren<{ query: BlockQuery }>) {
  return (
    <>
      <p className={layout.spaceAfterXs}>{children}</p>
      <RetryButton error={query.error} loading={query.isLoading} onRetry={query.refresh} />
    </>
  );
}

interface AttentionItemProps extends PropsWithChildren {
  title: string;
  /** The page about it. */
  to?: string;
  note: ReactNode;
}

/** One entry of a block; its children are shown at the end of the row. */
export function AttentionItem({ title, to, note, children }: AttentionItemProps) {
  return (
    <Flex className={styles.item} component="li" align="center" justify="space-between" gap={16}>
      <div className={layout.shrink}>
        {to === undefined ? (
          <span className={styles.name} dir="auto">
            {title}
          </span>
        ) : (
          <PageLink to={to} className={styles.name}>
            {title}
          </PageLink>
        )}
        <p className={typography.note}>{note}</p>
      </div>
      {children}
    </Flex>
  );
}
