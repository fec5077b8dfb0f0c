import { RightOutlined } from '@ant-design/icons';
import { Link } from '@umijs/max';
import { Flex, Skeleton } from 'antd';
import { type ReactNode, useEffect, useEffectEvent, useId } from 'react';
import layout from '@/components/layout.module.css';
import panelStyles from '@/components/panel.module.css';
import { RetryButton } from '@/components/RetryButton';
import styles from './Overview.module.css';

interface AttentionBlockProps {
  title: string;
  /** Where all of it is. */
  more?: { to: string; text: string };
  /** What was read; missing while it is not known. */
  items: ReactNode[] | undefined;
  failed: boolean;
  /** Says what could not be read. */
  failedText: string;
  loading: boolean;
  onRetry: () => void;
  /** Told whether this block has nothing to show. */
  onCalm: (isCalm: boolean) => void;
}

/** One kind of things that wait for the person; nothing of the kind, and nothing is shown. */
export function AttentionBlock(props: AttentionBlockProps) {
  const { title, more, items, failed, failedText, loading, onRetry, onCalm } = props;
  const id = useId();
  const isCalm = !failed && items !== undefined && items.length === 0;
  const tell = useEffectEvent(onCalm);
  useEffect(() => tell(isCalm), [isCalm]);

  if (isCalm) return null;
  if (failed) {
    return (
      <div className={`${panelStyles.surface} ${styles.card}`}>
        <p className={layout.spaceAfterXs}>{failedText}</p>
        <RetryButton loading={loading} onRetry={onRetry} />
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
        {more && (
          <Link to={more.to} className={styles.more}>
            {more.text} <RightOutlined aria-hidden className={`${layout.mirrored} ${styles.forward}`} />
          </Link>
        )}
      </Flex>
      <ul aria-labelledby={id}>{items}</ul>
    </section>
  );
}
