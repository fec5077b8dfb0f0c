import { useT } from '@@/texts/attention';
import type { ReactNode } from 'react';
import { Disclosure } from '@/components/Disclosure';
import layout from '@/components/layout.module.css';
import { PageLink } from '@/components/PageLink';
import { RetryButton } from '@/components/RetryButton';
import type { AttentionKind } from './useAttention';

/** How many rows are seen at once. */
const ROWS_SEEN = 5;

/** Whether every kind has been loaded or has failed. */
export const isAttentionSettled = (kinds: readonly AttentionKind[]): boolean =>
  kinds.every(({ rows, query }) => rows !== undefined || query.error !== undefined);

/** Returns the rows of all kinds, with the failures of those that could not be loaded. */
export const toAttentionRows = (kinds: readonly AttentionKind[]): ReactNode[] => kinds.flatMap(kindRows);

function kindRows({ key, rows, query, failedText, all }: AttentionKind): ReactNode[] {
  if (!rows && !query.error) return [];
  if (!rows)
    return [
      <li key={key} className={layout.row}>
        <span className={layout.fill}>{failedText}</span>
        <RetryButton error={query.error} loading={query.isLoading} onRetry={query.refresh} />
      </li>,
    ];
  if (!all) return rows;
  return [
    ...rows,
    <li key={key}>
      <PageLink onlyLink to={all.to} className={layout.touchLink}>
        {all.text}
      </PageLink>
    </li>,
  ];
}

/** Things to do as one compact list. The most urgent ones are seen at once. */
export function AttentionList({ rows }: { rows: readonly ReactNode[] }) {
  const t = useT();
  const rest = rows.slice(ROWS_SEEN);
  return (
    <div>
      <ul className={layout.divided} aria-label={t('attention.title')}>
        {rows.slice(0, ROWS_SEEN)}
      </ul>
      {rest.length > 0 && (
        <Disclosure label={t('attention.more', { count: rest.length })}>
          <ul className={layout.divided} aria-label={t('attention.rest')}>
            {rest}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}
