import { useIntl } from '@umijs/max';
import { Table } from 'antd';
import { Money } from '@/components/Money';
import type { Process } from '@/domain/console/process';
import { Section } from './Section';

/** What an approval is bound to. */
export function ProcessRules({ rules }: { rules: Process['rules'] }) {
  const { formatMessage } = useIntl();
  const label = (name: TextSuffix<'sheet.rules'>) => formatMessage({ id: `sheet.rules.${name}` });
  return (
    <Section title={label('title')}>
      <Table
        rowKey="name"
        size="middle"
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={rules}
        columns={[
          { title: label('name'), dataIndex: 'name' },
          { title: label('text'), dataIndex: 'text' },
          {
            title: label('limit'),
            align: 'end',
            render: (_, { limit }) => (limit === undefined ? label('none') : <Money cents={limit} />),
          },
        ]}
      />
    </Section>
  );
}
