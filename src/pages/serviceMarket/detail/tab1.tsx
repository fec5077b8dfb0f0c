import { useT } from '@@/texts/detail';
import { useOutletContext } from '@umijs/max';
import { Flex } from 'antd';
import { useDeferredValue, useMemo } from 'react';
import { Article } from '@/components/article/Article';
import layout from '@/components/layout.module.css';
import { usePageTitle } from '@/components/PageTitleContext';
import type { Service } from '@/domain/catalog/service';
import { articleHeadings } from '@/domain/content/article';
import styles from './components/Detail.module.css';
import { useAnchor } from './components/useAnchor';

/** Minimum number of headings for a table of contents. */
const MIN_CONTENTS = 3;

/** `/serviceMarket/detail/tab1`: the provider's description. */
export default function ServiceDescriptionPage() {
  const t = useT();
  const { title, detail } = useOutletContext<Service>();
  const headings = useMemo(() => articleHeadings(detail), [detail]);
  // The head of the service comes first: an article takes some time.
  const isShown = useDeferredValue(true, false);
  usePageTitle(title);
  useAnchor();

  if (!detail.trim()) return <p>{t('detail.tab1.empty')}</p>;
  return (
    <Flex gap={24}>
      {headings.length >= MIN_CONTENTS && (
        <nav className={styles.contents} aria-label={t('detail.contents')}>
          <ul>
            {headings.map(({ id, text, depth }) => (
              <li key={id}>
                <a href={`#${id}`} className={depth > 2 ? styles.deeper : undefined}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={layout.fill}>
        {/* Keeps what follows out of view until the article is there. */}
        {isShown ? <Article body={detail} /> : <div style={{ minBlockSize: '100vh' }} />}
      </div>
    </Flex>
  );
}
