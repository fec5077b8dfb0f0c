import { Flex } from 'antd';
import { type ReactNode, useId } from 'react';
import { EmptyNote } from '@/components/EmptyNote';
import layout from '@/components/layout.module.css';
import styles from './Ranking.module.css';
import { useDashboardFormats } from './useDashboardFormats';

interface RankingProps {
  title: string;
  heading: 'h3' | 'h4';
  /** Why there is nothing to rank. */
  none: string;
  /** Highest first. */
  items: readonly { key: string; name: string; value: ReactNode }[];
}

/** Names with their values, by rank. The first three stand out. */
export function Ranking({ title, heading: Heading, none, items }: RankingProps) {
  const formats = useDashboardFormats();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading id={id} className={layout.spaceAfterSm}>
        {title}
      </Heading>
      {items.length === 0 && <EmptyNote>{none}</EmptyNote>}
      <Flex component="ol" vertical gap={12}>
        {items.map(({ key, name, value }, index) => (
          <Flex component="li" align="center" gap={12} key={key}>
            <span className={styles.rank} data-top={index < 3} aria-hidden>
              {formats.count(index + 1)}
            </span>
            <span className={layout.fill}>{name}</span>
            <bdi>{value}</bdi>
          </Flex>
        ))}
      </Flex>
    </section>
  );
}
