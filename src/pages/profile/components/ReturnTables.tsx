import { useIntl } from '@umijs/max';
import { Table } from 'antd';
import { durationText } from '@/browser/relativeTime';
import { DateText } from '@/components/DateText';
import { StackedTable } from '@/components/list/StackedTable';
import { Money } from '@/components/Money';
import { StatusTag } from '@/components/StatusTag';
import typography from '@/components/typography.module.css';
import { goodAmount, type ReturnGood, type ReturnStep, returnTotals } from '@/domain/console/returnSheet';

/** The returned goods with their total. */
export function GoodsTable({ goods }: { goods: readonly ReturnGood[] }) {
  const { formatMessage, formatNumber } = useIntl();
  const totals = returnTotals(goods);
  const heading = (name: TextSuffix<'sheet.goods'>) => formatMessage({ id: `sheet.goods.${name}` });
  return (
    <StackedTable<ReturnGood>
      rowKey="goodId"
      dataSource={[...goods]}
      columns={[
        { title: heading('id'), dataIndex: 'goodId' },
        { title: heading('name'), dataIndex: 'name' },
        { title: heading('barcode'), dataIndex: 'barcode' },
        { title: heading('price'), align: 'end', render: (_, { price }) => <Money cents={price} /> },
        { title: heading('quantity'), align: 'end', render: (_, { quantity }) => formatNumber(quantity) },
        { title: heading('amount'), align: 'end', render: (_, good) => <Money cents={goodAmount(good)} /> },
      ]}
      summary={() => (
        <Table.Summary.Row className={typography.strong}>
          <Table.Summary.Cell index={0} colSpan={4}>
            {heading('total')}
          </Table.Summary.Cell>
          <Table.Summary.Cell index={4} className={typography.end}>
            {formatNumber(totals.quantity)}
          </Table.Summary.Cell>
          <Table.Summary.Cell index={5} className={typography.end}>
            <Money cents={totals.amount} />
          </Table.Summary.Cell>
        </Table.Summary.Row>
      )}
    />
  );
}

/** The steps of a return, newest first. */
export function ReturnProgress({ steps }: { steps: readonly ReturnStep[] }) {
  const { formatMessage, locale } = useIntl();
  const heading = (name: TextSuffix<'sheet.progress'>) => formatMessage({ id: `sheet.progress.${name}` });
  return (
    <StackedTable<ReturnStep>
      rowKey="step"
      dataSource={[...steps]}
      columns={[
        { title: heading('at'), render: (_, { at }) => <DateText at={at} short withTime /> },
        {
          title: heading('step'),
          render: (_, { step }) => formatMessage({ id: `sheet.return.step.${step}` }),
        },
        {
          title: heading('state'),
          render: (_, { done }) => (
            <StatusTag tone={done ? 'success' : 'progress'} text={heading(done ? 'done' : 'underWay')} />
          ),
        },
        { title: heading('operator'), dataIndex: 'operator' },
        {
          title: heading('took'),
          render: (_, { minutes }) => (
            <span>{minutes === undefined ? heading('notYet') : durationText(minutes, locale)}</span>
          ),
        },
      ]}
    />
  );
}
