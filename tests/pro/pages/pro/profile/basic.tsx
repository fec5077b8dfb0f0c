import type { ProColumns } from '@ant-design/pro-components';
import { PageContainer, ProDescriptions, ProTable } from '@ant-design/pro-components';
import { request, useRequest } from '@umijs/max';
import { Badge, Card, Divider, Table } from 'antd';
import type { FC } from 'react';

interface Goods {
  id: string;
  name: string;
  count: number;
  amount: number;
}

interface Step {
  key: string;
  time: string;
  what: string;
  status: string;
}

const queryReturn = () => request<{ data: { goods: Goods[]; steps: Step[] } }>('/api/profile/basic');

const goodsColumns: ProColumns<Goods>[] = [
  { title: 'Number', dataIndex: 'id' },
  { title: 'Name', dataIndex: 'name' },
  { title: 'Pieces', dataIndex: 'count', align: 'right' },
  { title: 'Amount', dataIndex: 'amount', align: 'right', valueType: 'money' },
];

const stepColumns: ProColumns<Step>[] = [
  { title: 'Time', dataIndex: 'time' },
  { title: 'What happened', dataIndex: 'what' },
  {
    title: 'Status',
    dataIndex: 'status',
    render: (text) =>
      text === 'success' ? <Badge status="success" text="Done" /> : <Badge status="processing" text="Open" />,
  },
];

const Basic: FC = () => {
  const { data, loading } = useRequest(queryReturn);
  const { goods, steps } = data || { goods: [], steps: [] };
  return (
    <PageContainer title="Return of goods">
      <Card variant="borderless">
        <ProDescriptions
          title="Request"
          dataSource={{ number: '1000000000', state: 'Collected' }}
          columns={[
            { title: 'Order number', dataIndex: 'number' },
            { title: 'State', dataIndex: 'state' },
          ]}
        />
        <Divider />
        <ProTable<Goods>
          headerTitle="Goods"
          pagination={false}
          search={false}
          loading={loading}
          options={false}
          dataSource={goods}
          columns={goodsColumns}
          rowKey="id"
          summary={(rows) => (
            <Table.Summary.Row>
              <Table.Summary.Cell index={0} colSpan={2}>
                Total
              </Table.Summary.Cell>
              <Table.Summary.Cell index={2} align="right">
                {rows.reduce((sum, { count }) => sum + count, 0)}
              </Table.Summary.Cell>
              <Table.Summary.Cell index={3} align="right">
                {rows.reduce((sum, { amount }) => sum + amount, 0)}
              </Table.Summary.Cell>
            </Table.Summary.Row>
          )}
        />
        <ProTable<Step>
          headerTitle="Progress"
          pagination={false}
          search={false}
          options={false}
          dataSource={steps}
          columns={stepColumns}
        />
      </Card>
    </PageContainer>
  );
};

export default Basic;
