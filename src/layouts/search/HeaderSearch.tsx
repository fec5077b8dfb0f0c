import { useT } from '@@/texts/entry';
import { CloseOutlined, SearchOutlined } from '@ant-design/icons';
import { useLocation, useNavigate } from '@umijs/max';
import { Button } from 'antd';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { hasSection, useColumns } from '@/components/ColumnsContext';
import { usePageSearchInView } from '@/components/search/PageSearchContext';
import { SearchField } from '@/components/search/SearchField';
import { useFirstScreen } from '@/components/useFirstScreen';
import { marketQuery, searchAddress } from '@/domain/catalog/marketQuery';
import styles from './HeaderSearch.module.css';
import { useSearchShortcut } from './useSearchShortcut';

// Optional, so nothing is shown when the code cannot be loaded.
const SearchSuggestions = lazy(() =>
  import('./SearchSuggestions').catch(() => ({ default: (): ReactNode => null })),
);

/**
 * The search in the portal header. Narrow windows show a button that opens the field over the header. On the market the
 * field shows the keyword in the URL. It is hidden while the page's own search field is in view.
 */
export function HeaderSearch() {
  const t = useT();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const columns = useColumns();
  const [open, setOpen] = useState(false);
  /** The text to suggest for; `undefined` while the focus is elsewhere. */
  const [text, setText] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const pageField = usePageSearchInView();

  function showSearch() {
    // The hidden field must render before it can take the focus.
    if (!pageField) flushSync(() => setOpen(true));
    const field = pageField ?? input.current;
    field?.focus();
    field?.select();
  }
  useSearchShortcut(showSearch);

  function hideSearch() {
    flushSync(() => setOpen(false));
    input.current?.blur();
    // The button is visible only in narrow windows; elsewhere this has no effect.
    opener.current?.focus();
  }

  const query = new URLSearchParams(pathname === '/serviceMarket' ? search : '');
  function handleSearch(keyword: string) {
    hideSearch();
    navigate(searchAddress(keyword, query));
  }

  // That of the home page is in its first screen.
  const isResting = useFirstScreen() || pageField !== undefined;
  const resting = isResting ? styles.resting : '';

  if (!hasSection(columns, 'market')) return null;
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only notices where the focus is. */}
      <div
        className={`${styles.search} ${open ? styles.open : resting}`}
        onFocus={() => setText(input.current?.value)}
        onBlur={({ currentTarget, relatedTarget }) =>
          currentTarget.contains(relatedTarget) || setText(undefined)
        }
      >
        <SearchField
          ref={input}
          label={t('frame.search')}
          placeholder={t('frame.search.placeholder')}
          value={marketQuery.read(query).keyword ?? ''}
          onSearch={handleSearch}
          onType={setText}
          onLeave={hideSearch}
          end={
            <kbd translate="no" className={styles.shortcut} title={t('frame.search.shortcut', { key: '/' })}>
              /
            </kbd>
          }
        />
        <Button
          className={styles.close}
          type="text"
          icon={<CloseOutlined aria-hidden />}
          aria-label={t('frame.search.close')}
          onClick={hideSearch}
        />
        {text !== undefined && (
          <Suspense>
            <SearchSuggestions text={text} onLeave={hideSearch} />
          </Suspense>
        )}
      </div>
      <Button
        ref={opener}
        className={`${styles.opener} ${resting}`}
        type="text"
        icon={<SearchOutlined aria-hidden />}
        aria-label={t('frame.search.open')}
        aria-expanded={open}
        onClick={showSearch}
      />
    </>
  );
}
