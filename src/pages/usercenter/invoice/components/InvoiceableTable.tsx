import { useT } from '@@/texts/invoice';
import { Checkbox, Flex } from 'antd';
import { Code } from '@/components/Code';
import { DateText } from '@/components/DateText';
import { InlineDetails } from '@/components/InlineDetails';
import layout from '@/components/layout.module.css';
import { Money } from '@/components/Money';
import { PageLink } from '@/components/PageLink';
import { type PlainColumn, PlainTable } from '@/components/PlainTable';
import typography from '@/components/typography.module.css';
import { encodePart } from '@/domain/characters';
import { type Invoiceable, lineKey } from '@/domain/invoice/invoice';
import { formatMoney } from '@/domain/money/money';

interface InvoiceableTableProps {
  items: readonly Invoiceable[];
  isSelected: (item: Invoiceable) => boolean;
  /** What it adds to the invoice, in cents; undefined when it adds nothing or is not selected. */
  getLine: (item: Invoiceable) => number | undefined;
  onSelect: (item: Invoiceable, isSelected: boolean) => void;
}

/** Orders and top-ups, each with what can be invoiced of it and why it is not all that was paid. */
export function InvoiceableTable({ items, isSelected, getLine, onSelect }: InvoiceableTableProps) {
  const t = useT();
  const getCovered = (item: Invoiceable) => (isSelected(item) ? item.amount - (getLine(item) ?? 0) : 0);
  const columns: PlainColumn<Invoiceable>[] = [
    {
      key: 'item',
      title: t('invoice.line.what'),
      isName: true,
      cell: (item) => (
        <Flex align="start" gap={12}>
          <Checkbox
            aria-label={t('invoice.todo.select', { title: item.title, id: item.id })}
            checked={isSelected(item)}
            onChange={({ target }) => onSelect(item, target.checked)}
          />
          <div className={layout.fill}>
            <ItemTexts item={item} covered={getCovered(item)} />
          </div>
        </Flex>
      ),
    },
    {
      key: 'paidAt',
      title: t('invoice.todo.paidOn'),
      cell: ({ paidAt }) => <DateText at={paidAt} short />,
    },
    {
      key: 'amount',
      title: t('invoice.todo.left'),
      isEnd: true,
      cell: (item) => <Money cents={item.amount - getCovered(item)} />,
    },
  ];
  return <PlainTable rows={items} columns={columns} getKey={lineKey} />;
}

/** What it is, and what of its price is invoiced already or never. `covered` is on other selected items, in cents. */
function ItemTexts({ item, covered }: { item: Invoiceable; covered: number }) {
  const t = useT();
  const { kind, id, title, planName, paidAmount } = item;
  const left = (['refunded', 'invoiced', 'credit'] as const).filter((part) => item[`${part}Amount`] > 0);
  const text = (part: 'paid' | 'covered' | (typeof left)[number], cents: number) => (
    <span key={part}>{t(`invoice.todo.${part}`, { amount: formatMoney(cents, t.locale) })}</span>
  );
  return (
    <>
      {kind === 'order' ? (
        <PageLink to={`/usercenter/order/${encodePart(id)}`} className={typography.titleLink}>
          {title}
        </PageLink>
      ) : (
        <span className={typography.strong}>{title}</span>
      )}
      <InlineDetails>
        <span>{t(`invoice.kind.${kind}`)}</span>
        {planName && <span>{planName}</span>}
        {kind === 'order' && <Code>{id}</Code>}
      </InlineDetails>
      {left.length > 0 && (
        <InlineDetails>
          {text('paid', paidAmount)}
          {left.map((part) => text(part, item[`${part}Amount`]))}
        </InlineDetails>
      )}
      {covered > 0 && <InlineDetails>{text('covered', covered)}</InlineDetails>}
    </>
  );
}
