import { useIntl } from '@umijs/max';
import type { ColumnNode } from '@/components/columnTree';
import layout from '@/components/layout.module.css';
import { Trail } from '@/components/Trail';
import typography from '@/components/typography.module.css';
import { useCategoryAddress } from './useCategoryAddress';

/** The chosen category as the page's title, with the way back up to everything above it. */
export function MarketHeading({ path }: { path: readonly ColumnNode[] }) {
  const { formatMessage } = useIntl();
  const toAddress = useCategoryAddress();
  const market = formatMessage({ id: 'title.serviceMarket' });
  const above = path.slice(0, -1).map(({ id, recordId, title }) => ({
    key: id,
    text: title,
    to: toAddress(recordId),
  }));

  return (
    <div className={layout.shrink}>
      {path.length > 0 && (
        <Trail
          label={formatMessage({ id: 'market.trail' })}
          steps={[{ key: 'market', text: market, to: toAddress() }, ...above]}
        />
      )}
      <h1 className={typography.titleLarge}>{path.at(-1)?.title ?? market}</h1>
    </div>
  );
}
