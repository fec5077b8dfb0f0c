import { useT } from '@@/texts/sheet';
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
  const t = useT();
  const { formatNumber } = useIntl();
  const totals = returnTotals(goods);
  return (
    <StackedTable<ReturnGood>
      rowKey="goodId"
      dataSource={[...goods]}
      columns={[
        { title: t('sheet.goods.id'), dataIndex: 'goodId' },
        { title: t('sheet.goods.name'), dataIndex: 'name' },
        { title: t('sheet.goods.barcode'), dataIndex: 'barcode' },
        { title: t('sheet.goods.price'), align: 'end', render: (_, { price }) => <Money cents={price} /> },
        {
          title: t('sheet.goods.quantity'),
          align: 'end',
          render: (_, { quantity }) => formatNumber(quantity),
        },
        {
          title: t('sheet.goods.amount'),
          align: 'end',
          render: (_, good) => <Money cents={goodAmount(good)} />,
        },
      ]}
      summary={() => (
        <Table.Summary.Row className={typography.strong}>
          <Table.Summary.Cell index={0} colSpan={4}>
            {t('sheet.goods.total')}
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
  const t = useT();
  return (
    <StackedTable<ReturnStep>
      rowKey="step"
      dataSource={[...steps]}
      columns={[
        { title: t('sheet.progress.at'), render: (_, { at }) => <DateText at={at} short withTime /> },
        {
          title: t('sheet.progress.step'),
          render: (_, { step }) => t(`sheet.return.step.${step}`),
        },
        {
          title: t('sheet.progress.state'),
          render: (_, { done }) => (
            <StatusTag
              tone={done ? 'success' : 'progress'}
              text={t(done ? 'sheet.progress.done' : 'sheet.progress.underWay')}
            />
          ),
        },
        { title: t('sheet.progress.operator'), dataIndex: 'operator' },
        {
          title: t('sheet.progress.took'),
          render: (_, { minutes }) => (
            <span>
              {minutes === undefined ? t('sheet.progress.notYet') : durationText(minutes, t.locale)}
            </span>
          ),
        },
      ]}
    />
  );
}
