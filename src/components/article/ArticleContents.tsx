import { Flex } from 'antd';
import typography from '@/components/typography.module.css';
import { encodePart } from '@/domain/characters';
import type { ArticleHeading } from '@/domain/content/article';
import styles from './ArticleContents.module.css';

interface ArticleContentsProps {
  headings: readonly ArticleHeading[];
  /** Accessible name of the list. */
  title: string;
}

/** Table of contents of an article. */
export function ArticleContents({ headings, title }: ArticleContentsProps) {
  const top = Math.min(...headings.map(({ depth }) => depth));
  return (
    <nav aria-label={title}>
      <p className={typography.label}>{title}</p>
      <Flex className={styles.list} component="ol" vertical>
        {headings.map(({ id, text, depth }) => (
          <li key={id} className={depth > top ? styles.deeper : undefined}>
            <a href={`#${encodePart(id)}`}>{text}</a>
          </li>
        ))}
      </Flex>
    </nav>
  );
}
