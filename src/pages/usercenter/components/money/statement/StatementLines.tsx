import { useIntl } from '@umijs/max';
import { Code } from '@/components/Code';
import { Money } from '@/components/Money';
import { PageLink } from '@/components/PageLink';
import { type PrintColumn, PrintTable } from '@/components/print/PrintTable';
import typography from '@/components/typography.module.css';
import { encodePart } from '@/domain/characters';
import { dateText } from '@/domain/intlFormats';
import type { StatementLine } from '@/domain/money/statement';

/** Returns the page about a line: its order, the withdrawals, or the charge in the list of charges. */
function linePath({ orderId, category, flowNo }: StatementLine): string {
  if (orderId) return `/usercenter/order/${encodePart(orderId)}`;
  if (category === 'withdrawal') return '/usercenter/service/withdrawal';
  return `/usercenter/service/charge?keyword=${encodePart(flowNo)}`;
}

interface StatementLinesProps {
  lines: readonly StatementLine[];
  /** Whether each line moved the balance. */
  withBalance?: boolean;
}

/** The lines of a statement, each with a link to what it is about. */
export function StatementLines({ lines, withBalance = false }: StatementLinesProps) {
  const { formatMessage, locale } = useIntl();
  const text = (name: 'time' | 'item' | 'category' | 'channel' | 'amount' | 'balance') =>
    formatMessage({ id: `statement.${name}` });
  const columns: PrintColumn<StatementLine>[] = [
    {
      key: 'time',
      title: text('time'),
      cell: ({ createdAt }) => (
        <time dateTime={createdAt}>{dateText(locale, createdAt, { short: true, withTime: true })}</time>
      ),
    },
    {
      key: 'item',
      title: text('item'),
      cell: (line) => (
        <span>
          <PageLink to={linePath(line)} className={typography.plaintext}>
            {line.title}
          </PageLink>
          <span className={`${typography.caption} ${typography.block}`}>
            {formatMessage({ id: 'statement.number' }, { number: line.flowNo })}
          </span>
        </span>
      ),
    },
    {
      key: 'category',
      title: text('category'),
      cell: ({ category }) => formatMessage({ id: `charge.category.${category}` }),
    },
    {
      key: 'channel',
      title: text('channel'),
      cell: ({ payChannel }) => formatMessage({ id: `order.channel.${payChannel}` }),
    },
    {
      key: 'amount',
      title: text('amount'),
      isAmount: true,
      cell: ({ amount }) => (
        <Code>
          {amount > 0 && '+'}
          <Money cents={amount} />
        </Code>
      ),
    },
    {
      key: 'balance',
      title: text('balance'),
      isAmount: true,
      cell: ({ balanceAfter }) => balanceAfter !== undefined && <Money cents={balanceAfter} />,
    },
  ];
  return (
    <PrintTable
      columns={withBalance ? columns : columns.slice(0, -1)}
      rows={lines}
      getKey={({ chargeId }) => chargeId}
    />
  );
}
