import { useT } from '@@/texts/invoice';
import { Checkbox } from 'antd';
import { Code } from '@/components/Code';
import { DateText } from '@/components/DateText';
import { InlineDetails } from '@/components/InlineDetails';
import layout from '@/components/layout.module.css';
import { Money } from '@/components/Money';
import { PageLink } from '@/components/PageLink';
import typography from '@/components/typography.module.css';
import { encodePart } from '@/domain/characters';
import type { Invoiceable } from '@/domain/invoice/invoice';
import { formatMoney } from '@/domain/money/money';

interface InvoiceableRowProps {
  item: Invoiceable;
  /** What it adds to the invoice, in cents; undefined when it adds nothing or is not selected. */
  line: number | undefined;
  selected: boolean;
  onSelect: (isSelected: boolean) => void;
}

/** An order or a top-up, with what can be invoiced of it and why it is not all that was paid. */
export function InvoiceableRow({ item, line = 0, selected, onSelect }: InvoiceableRowProps) {
  const t = useT();
  const { kind, id, title, planName, paidAt, amount, paidAmount } = item;
  const left = (['refunded', 'invoiced', 'credit'] as const).filter((part) => item[`${part}Amount`] > 0);
  const covered = selected ? amount - line : 0;
  const text = (part: 'paid' | 'covered' | (typeof left)[number], cents: number) => (
    <span key={part}>{t(`invoice.todo.${part}`, { amount: formatMoney(cents, t.locale) })}</span>
  );
  return (
    <li className={layout.row}>
      <Checkbox
        aria-label={t('invoice.todo.select', { title, id })}
        checked={selected}
        onChange={({ target }) => onSelect(target.checked)}
      />
      <div className={layout.fill}>
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
          <DateText at={paidAt} short />
        </InlineDetails>
        {left.length > 0 && (
          <InlineDetails>
            {text('paid', paidAmount)}
            {left.map((part) => text(part, item[`${part}Amount`]))}
          </InlineDetails>
        )}
        {covered > 0 && <InlineDetails>{text('covered', covered)}</InlineDetails>}
      </div>
      <span className={typography.strong}>
        <Money cents={amount - covered} />
      </span>
    </li>
  );
}
