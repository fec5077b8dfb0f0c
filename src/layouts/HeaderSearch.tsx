import { CloseOutlined, SearchOutlined } from '@ant-design/icons';
import { useIntl, useLocation, useNavigate } from '@umijs/max';
import { Button } from 'antd';
import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { hasSection, useColumns } from '@/components/ColumnsContext';
import { usePageSearchInView } from '@/components/search/PageSearchContext';
import { SearchField } from '@/components/search/SearchField';
import { marketQuery, readComparedIds, searchAddress } from '@/domain/catalog/marketQuery';
import styles from './HeaderSearch.module.css';
import { useSearchShortcut } from './useSearchShortcut';

/**
 * The search in the portal's head. Where the bar has no room for a field it is a button that opens the field over the
 * bar. On the market it shows what its address searches for, and gives way to the page's own field while that is in view.
 */
export function HeaderSearch() {
  const { formatMessage } = useIntl();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const columns = useColumns();
  const [open, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const pagesOwn = usePageSearchInView();

  const enter = useCallback(() => {
    // What is not shown takes no focus.
    if (!pagesOwn) flushSync(() => setOpen(true));
    const field = pagesOwn ?? input.current;
    field?.focus();
    field?.select();
  }, [pagesOwn]);
  useSearchShortcut(enter);

  function leave() {
    flushSync(() => setOpen(false));
    input.current?.blur();
    // Only where the field was opened over the bar is there a button to go back to.
    opener.current?.focus();
  }

  const query = new URLSearchParams(pathname === '/serviceMarket' ? search : '');
  function handleSearch(keyword: string) {
    leave();
    navigate(searchAddress(keyword, readComparedIds(query)));
  }

  const resting = pagesOwn ? styles.resting : '';

  if (!hasSection(columns, 'market')) return null;
  return (
    <>
      <div className={`${styles.search} ${open ? styles.open : resting}`}>
        <SearchField
          ref={input}
          label={formatMessage({ id: 'frame.search' })}
          placeholder={formatMessage({ id: 'frame.search.placeholder' })}
          value={marketQuery.read(query).keyword ?? ''}
          onSearch={handleSearch}
          onLeave={leave}
          end={
            <kbd
              className={styles.shortcut}
              title={formatMessage({ id: 'frame.search.shortcut' }, { key: '/' })}
            >
              /
            </kbd>
          }
        />
        <Button
          className={styles.close}
          type="text"
          icon={<CloseOutlined />}
          aria-label={formatMessage({ id: 'frame.search.close' })}
          onClick={leave}
        />
      </div>
      <Button
        ref={opener}
        className={`${styles.opener} ${resting}`}
        type="text"
        icon={<SearchOutlined />}
        aria-label={formatMessage({ id: 'frame.search.open' })}
        aria-expanded={open}
        onClick={enter}
      />
    </>
  );
}
