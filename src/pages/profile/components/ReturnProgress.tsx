import { useIntl } from '@umijs/max';
import { Table } from 'antd';
import { durationText } from '@/browser/relativeTime';
import { DateText } from '@/components/DateText';
import { StatusTag } from '@/components/StatusTag';
import type { ReturnStep } from '@/domain/console/returnSheet';

/** The steps a return has gone through, the newest on top. */
export function ReturnProgress({ steps }: { steps: readonly ReturnStep[] }) {
  const { formatMessage, locale } = useIntl();
  const heading = (name: TextSuffix<'sheet.progress'>) => formatMessage({ id: `sheet.progress.${name}` });
  return (
    <Table<ReturnStep>
      rowKey="step"
      size="middle"
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={[...steps]}
      columns={[
        { title: heading('at'), render: (_, { at }) => <DateText at={at} withTime /> },
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
