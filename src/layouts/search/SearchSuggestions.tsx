import { useT } from '@@/texts/market';
import { Link, useModel } from '@umijs/max';
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { readTabState, writeTabState } from '@/browser/tabState';
import { useColumns } from '@/components/ColumnsContext';
import { walkColumns } from '@/components/columnTree';
import { useQuery } from '@/components/query/useQuery';
import typography from '@/components/typography.module.css';
import { searchAddress } from '@/domain/catalog/marketQuery';
import { encodePart } from '@/domain/characters';
import { keywordMatcher } from '@/domain/keyword';
import { listServices } from '@/services/service';
import styles from './SearchSuggestions.module.css';

const MAX_SERVICES = 5;
const MAX_CATEGORIES = 3;
const DEBOUNCE_MS = 200;

interface SearchSuggestionsProps {
  /** The typed text. */
  text: string;
  onLeave: () => void;
}

interface Suggestion {
  to: string;
  title: string;
}

/**
 * Services, categories and recent searches for the typed text, as links below the search field. Up and Down move between
 * the field and the links; Escape leaves.
 */
export default function SearchSuggestions({ text, onLeave }: SearchSuggestionsProps): ReactNode {
  const t = useT();
  const panel = useRef<HTMLElement>(null);
  const id = useId();
  const keyword = text.trim();
  const groups = useGroups(keyword, useRecentSearches(panel));
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  useArrowKeys(panel, onLeave);

  return (
    <nav
      ref={panel}
      className={styles.panel}
      hidden={count === 0}
      aria-label={t('market.suggestions')}
      // Keeps the focus in the field, because losing it closes the panel before the click.
      onMouseDown={(event) => event.preventDefault()}
    >
      <p className={typography.visuallyHidden} role="status">
        {t('market.suggestions.count', { count })}
      </p>
      {groups.map(({ name, items }) => (
        <section key={name} aria-labelledby={`${id}${name}`}>
          <h2 id={`${id}${name}`}>{t(`market.suggestions.${name}`)}</h2>
          <ul>
            {items.map(({ to, title }) => (
              <li key={to}>
                <Link to={to} onClick={onLeave}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

/** Returns the groups that have suggestions: recent searches without a keyword, else categories and services. */
function useGroups(keyword: string, recent: readonly string[]) {
  const { sections } = useColumns();
  // Optional content, so a failure stays silent.
  const { data } = useQuery((options) => listServices({ keyword, pageSize: MAX_SERVICES }, options), {
    key: keyword,
    ready: keyword !== '',
    debounceMs: DEBOUNCE_MS,
    silent: true,
  });
  const categories = useMemo(() => {
    const matches = keywordMatcher(keyword);
    const all = [...walkColumns(sections.market?.children ?? [])];
    return all.filter(({ title }) => matches([title])).slice(0, MAX_CATEGORIES);
  }, [keyword, sections.market]);

  const groups: { name: 'recent' | 'categories' | 'services'; items: Suggestion[] }[] =
    keyword === ''
      ? [{ name: 'recent', items: recent.map((title) => ({ to: searchAddress(title), title })) }]
      : [
          {
            name: 'categories',
            items: categories.map(({ recordId, title }) => ({
              to: `/serviceMarket?columnId=${encodePart(recordId)}`,
              title,
            })),
          },
          {
            name: 'services',
            items: (data?.list ?? []).map(({ serviceId, title }) => ({
              to: `/serviceMarket/detail?serviceId=${encodePart(serviceId)}`,
              title,
            })),
          },
        ];
  return groups.filter(({ items }) => items.length > 0);
}

type Panel = RefObject<HTMLElement | null>;

/** Moves the focus between the field and the links. */
function useArrowKeys(panel: Panel, onLeave: () => void): void {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const area = panel.current?.parentElement;
    if (!area) return;
    const stops = [...area.querySelectorAll<HTMLElement>('input, nav a')];
    const index = stops.findIndex((stop) => stop.matches(':focus'));
    if (event.key === 'Escape' && index > 0) onLeave();
    if (index < 0 || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    stops.at((index + (event.key === 'ArrowDown' ? 1 : -1)) % stops.length)?.focus();
  });
  useEffect(() => {
    const area = panel.current?.parentElement;
    const listener = (event: KeyboardEvent) => handleKeyDown(event);
    area?.addEventListener('keydown', listener);
    return () => area?.removeEventListener('keydown', listener);
  }, [panel]);
}

const STATE_NAME = 'market.recent';
const MAX_RECENT = 5;

/** Returns the user's last searches in this tab, newest first, and stores each one that is submitted. */
function useRecentSearches(panel: Panel): string[] {
  const userId = useModel('@@initialState').initialState?.currentUser?.userId ?? '';
  const [stored] = useState(() => readTabState(userId, STATE_NAME));
  useEffect(() => {
    const area = panel.current?.parentElement;
    function handleSubmit() {
      const keyword = area?.querySelector('input')?.value.trim();
      if (!keyword) return;
      // Keys that look like numbers would lose their order.
      const key = `q ${keyword}`;
      const { [key]: _, ...others } = stored;
      const next = Object.entries(others).slice(0, MAX_RECENT - 1);
      writeTabState(userId, STATE_NAME, Object.fromEntries([[key, keyword], ...next]));
    }
    area?.addEventListener('submit', handleSubmit);
    return () => area?.removeEventListener('submit', handleSubmit);
  }, [panel, stored, userId]);
  return Object.values(stored);
}
