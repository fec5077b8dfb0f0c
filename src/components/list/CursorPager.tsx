import { useT } from '@@/texts/listing';
import { LeftOutlined, RightOutlined, VerticalRightOutlined } from '@ant-design/icons';
import { history } from '@umijs/max';
import type { ReactNode } from 'react';
import { isPlainClick } from '../LinkButton';
import layout from '../layout.module.css';
import styles from './Pager.module.css';

interface CursorPagerProps {
  /** Cursors of the pages before and after this one. */
  previous: string | undefined;
  next: string | undefined;
  /** Returns the URL's search of the page of a cursor; of the first page without one. */
  search: (cursor: string | undefined) => string;
  onChange: (cursor: string | undefined) => void;
}

/** The ways from a page of a list that grows for ever: links to the first page and to those beside it. Nothing for a single page. */
export function CursorPager({ previous, next, search, onChange }: CursorPagerProps) {
  const t = useT();
  if (previous === undefined && next === undefined) return null;

  function control(id: 'first' | 'previous' | 'next', cursor: string | undefined, content: ReactNode) {
    const isOff = id === 'next' ? next === undefined : previous === undefined;
    const shared = { className: styles.page, 'aria-label': t(`listing.${id}`), children: content };
    // A control that can no longer be used keeps its focus.
    if (isOff) return <a {...shared} aria-disabled role="link" tabIndex={-1} />;
    const address = search(cursor);
    return (
      <a
        {...shared}
        // An empty address would keep the search of this page.
        href={address ? `?${address}` : history.location.pathname}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          onChange(cursor);
        }}
      />
    );
  }

  return (
    <nav className={styles.pager} aria-label={t('listing.pages')}>
      <ul className={styles.pages}>
        <li>
          {control('first', undefined, <VerticalRightOutlined className={layout.mirrored} aria-hidden />)}
        </li>
        <li>
          {control(
            'previous',
            previous,
            <span className={styles.words}>
              <LeftOutlined className={layout.mirrored} aria-hidden />
              {t('listing.previous')}
            </span>,
          )}
        </li>
        <li>
          {control(
            'next',
            next,
            <span className={styles.words}>
              {t('listing.next')}
              <RightOutlined className={layout.mirrored} aria-hidden />
            </span>,
          )}
        </li>
      </ul>
    </nav>
  );
}
