import { useT } from '@@/texts/invoice';
import orderTexts from '@@/texts/order';
import { Button, Checkbox, Flex, Radio } from 'antd';
import { useState } from 'react';
import { Dialog } from '@/components/Dialog';
import { EmptyState } from '@/components/EmptyState';
import { InvoiceRequestForm } from '@/components/invoice/InvoiceRequestForm';
import { useInvoiceRequest } from '@/components/invoice/useInvoiceRequest';
import { QueryContent } from '@/components/query/QueryContent';
import { useQuery } from '@/components/query/useQuery';
import { useQueryState } from '@/components/query/useQueryState';
import { Section, SectionLoading } from '@/components/Section';
import { useTouchSize } from '@/components/useTouchSize';
import {
  INVOICE_LINE_KINDS,
  type Invoiceable,
  type InvoiceLineKind,
  lineKey,
  MAX_INVOICE_LINES,
  selectLines,
} from '@/domain/invoice/invoice';
import { formatMoney, sumCents } from '@/domain/money/money';
import { fetchInvoiceable, findInvoiceByKey, listInvoiceTitles, requestInvoice } from '@/services/invoice';
import { InvoiceableTable } from './InvoiceableTable';
import styles from './Invoices.module.css';

/** The orders and top-ups with something to invoice; the selected ones come on one invoice. */
export function InvoiceableList() {
  const t = useT(orderTexts);
  const { query, change } = useQueryState();
  const items = useQuery(fetchInvoiceable);
  const request = useInvoiceRequest({
    name: 'invoices',
    requestInvoice,
    findInvoiceByKey,
    onDone: () => change({ tab: 'list', kind: undefined }),
    onChanged: () => items.refresh(),
  });
  const kind = INVOICE_LINE_KINDS.find((each) => each === query.get('kind'));
  const isShown = (item: Invoiceable) => !kind || item.kind === kind;
  return (
    <QueryContent query={items} failed={t('invoice.todo.failed')} loading={<SectionLoading rows={6} />}>
      {({ list: all }) => (
        <Flex vertical gap={16}>
          <Kinds all={all} kind={kind} onChange={(next) => change({ kind: next })} />
          {all.some(isShown) ? (
            <Selection all={all} shown={all.filter(isShown)} request={request} />
          ) : (
            <EmptyState
              title={t(kind ? `invoice.todo.none.${kind}` : 'invoice.todo.none')}
              action={{ to: '/serviceMarket', text: t('order.toMarket') }}
            />
          )}
        </Flex>
      )}
    </QueryContent>
  );
}

interface KindsProps {
  all: readonly Invoiceable[];
  kind: InvoiceLineKind | undefined;
  onChange: (kind: InvoiceLineKind | undefined) => void;
}

/** A choice of the kinds that there are. Nothing where there is none. */
function Kinds({ all, kind, onChange }: KindsProps) {
  const t = useT();
  // Larger controls for touch screens.
  const size = useTouchSize();
  const count = (value: InvoiceLineKind) => all.filter((item) => item.kind === value).length;
  const kinds = INVOICE_LINE_KINDS.filter((each) => each === kind || count(each) > 0);
  if (kinds.length < 2 && !kind) return null;
  return (
    <Radio.Group
      size={size}
      optionType="button"
      aria-label={t('invoice.todo.kinds')}
      value={kind ?? 'all'}
      onChange={({ target }) => onChange(INVOICE_LINE_KINDS.find((each) => each === target.value))}
      options={[
        { value: 'all', label: t('invoice.todo.kind.all', { count: all.length }) },
        ...kinds.map((value) => ({
          value,
          label: t(`invoice.todo.kind.${value}`, { count: count(value) }),
        })),
      ]}
    />
  );
}

interface SelectionProps {
  all: readonly Invoiceable[];
  shown: readonly Invoiceable[];
  request: ReturnType<typeof useInvoiceRequest>;
}

function Selection({ all, shown, request }: SelectionProps) {
  const t = useT();
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const [isOpen, setOpen] = useState(false);
  // What is hidden by the filter stays selected.
  const selected = all.filter((item) => keys.has(lineKey(item)));
  const lines = selectLines(selected);
  const amount = sumCents(lines.map((line) => line.amount));
  const isTooMany = lines.length > MAX_INVOICE_LINES;
  const selectedShown = shown.filter((item) => keys.has(lineKey(item))).length;

  function select(items: readonly Invoiceable[], isSelected: boolean) {
    const next = new Set(keys);
    for (const item of items) {
      if (isSelected) next.add(lineKey(item));
      else next.delete(lineKey(item));
    }
    setKeys(next);
  }

  return (
    <>
      <Section
        title={t('invoice.todo.list')}
        actions={
          <Checkbox
            checked={selectedShown === shown.length}
            indeterminate={selectedShown > 0 && selectedShown < shown.length}
            onChange={({ target }) => select(shown, target.checked)}
          >
            {t('invoice.todo.selectAll')}
          </Checkbox>
        }
      >
        <InvoiceableTable
          items={shown}
          isSelected={(item) => keys.has(lineKey(item))}
          getLine={(item) => lines.find((line) => line.item === item)?.amount}
          onSelect={(item, isSelected) => select([item], isSelected)}
        />
        <Flex className={styles.bar} wrap align="center" justify="space-between" gap="8px 16px">
          <p role="status">
            {isTooMany
              ? t('invoice.todo.tooMany', { count: MAX_INVOICE_LINES })
              : t('invoice.todo.summary', { count: selected.length })}
          </p>
          <Button type="primary" disabled={amount === 0 || isTooMany} onClick={() => setOpen(true)}>
            {amount === 0
              ? t('invoice.todo.request.none')
              : t('invoice.todo.request', { amount: formatMoney(amount, t.locale) })}
          </Button>
        </Flex>
      </Section>
      {isOpen && (
        <Dialog open title={t('invoice.request')} footer={null} onClose={() => setOpen(false)}>
          <InvoiceRequestForm
            lines={lines.map(({ item }) => item)}
            amount={amount}
            listTitles={listInvoiceTitles}
            request={request}
            onClose={() => setOpen(false)}
          />
        </Dialog>
      )}
    </>
  );
}
