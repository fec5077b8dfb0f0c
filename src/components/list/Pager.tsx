import { useT } from '@@/texts/listing';
import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { history } from '@umijs/max';
import type { ReactNode } from 'react';
import { lastPage, shownPages } from '@/domain/listing';
import { toDigits } from '@/domain/typedNumber';
import { Select } from '../form/Select';
import { isPlainClick } from '../LinkButton';
import layout from '../layout.module.css';
import styles from './Pager.module.css';

interface PagerProps {
  /** From 1. */
  current: number;
  pageSize: number;
  total: number;
  /** Returns the URL's search of a page. Without it the page is not in the URL, and pages are buttons. */
  pageSearch?: (page: number) => string;
  onChange: (page: number) => void;
  /** Offers a choice of page sizes. */
  sizes?: { choices: readonly number[]; onChange: (size: number) => void };
  /** How many pages are shown on each side of the current one; `input` shows its number in a field. */
  around?: 1 | 2 | 'input';
  small?: boolean;
  className?: string;
}

/** The pages of a list: links, or buttons where the page is not in the URL. */
export function Pager(props: PagerProps) {
  const { current, pageSize, total, pageSearch, onChange, sizes, around = 2, small = false } = props;
  const t = useT();
  const last = lastPage(total, pageSize);
  const open = (page: number) => page !== current && onChange(page);

  function control(page: number, id: TextId<'listing'>, content: ReactNode) {
    const isOff = page < 1 || page > last;
    const shared = {
      className: styles.page,
      'aria-label': t(id, { page }),
      'aria-current': page === current ? ('page' as const) : undefined,
      'aria-disabled': isOff || undefined,
      children: content,
    };
    if (!pageSearch) return <button {...shared} type="button" onClick={() => !isOff && open(page)} />;
    // A control that can no longer be used keeps its focus.
    if (isOff) return <a {...shared} role="link" tabIndex={-1} />;
    const search = pageSearch(page);
    return (
      <a
        {...shared}
        // An empty address would keep the search of this page.
        href={search ? `?${search}` : history.location.pathname}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          open(page);
        }}
      />
    );
  }

  function handleInput(field: HTMLInputElement) {
    const wanted = Number(toDigits(field.value));
    if (Number.isSafeInteger(wanted) && wanted >= 1 && wanted <= last) open(wanted);
    else field.value = String(current);
  }

  return (
    <nav
      className={[styles.pager, small && styles.small, props.className].filter(Boolean).join(' ')}
      aria-label={t('listing.pages')}
    >
      <ul className={styles.pages}>
        <li>
          {control(current - 1, 'listing.previous', <LeftOutlined className={layout.mirrored} aria-hidden />)}
        </li>
        {around === 'input' ? (
          <li className={styles.place}>
            <input
              key={current}
              inputMode="numeric"
              defaultValue={current}
              aria-label={t('listing.page.input', { last })}
              onBlur={({ currentTarget }) => handleInput(currentTarget)}
              onKeyDown={({ key, currentTarget }) => key === 'Enter' && handleInput(currentTarget)}
            />
            {` / ${last}`}
          </li>
        ) : (
          shownPages(current, last, around).map(({ page, isGap }) => (
            <li key={isGap ? `gap ${page < current}` : page}>
              {control(page, 'listing.page', isGap ? '…' : page)}
            </li>
          ))
        )}
        <li>
          {control(current + 1, 'listing.next', <RightOutlined className={layout.mirrored} aria-hidden />)}
        </li>
      </ul>
      {sizes && (
        <Select
          size={small ? 'small' : undefined}
          popupMatchSelectWidth={false}
          aria-label={t('listing.pageSize')}
          value={pageSize}
          options={sizes.choices.map((size) => ({
            value: size,
            label: t('listing.pageSize.choice', { size }),
          }))}
          onChange={sizes.onChange}
        />
      )}
    </nav>
  );
}
