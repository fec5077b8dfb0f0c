import type { ProColumnType } from '@ant-design/pro-components';
import {
  EditableProTable,
  FooterToolbar,
  PageContainer,
  ProForm,
  ProFormDateRangePicker,
  ProFormSelect,
  ProFormText,
  ProFormTimePicker,
} from '@ant-design/pro-components';
import { request } from '@umijs/max';
import { Button, Card, Col, message, Row } from 'antd';
import type { FC } from 'react';
import { useState } from 'react';

interface Member {
  key: string;
  workId?: string;
  name?: string;
}

const members: Member[] = [
  { key: '1', workId: '00001', name: 'Ann Reed' },
  { key: '2', workId: '00002', name: 'Ben Stone' },
];

const columns: ProColumnType<Member>[] = [
  { title: 'Name', dataIndex: 'name', key: 'name' },
  { title: 'Number', dataIndex: 'workId', key: 'workId' },
  {
    title: 'Actions',
    key: 'action',
    valueType: 'option',
    render: (_, record, _index, action) => [
      <Button key="edit" type="link" onClick={() => action?.startEditable(record.key)}>
        Edit
      </Button>,
    ],
  },
];

const AdvancedForm: FC = () => {
  const [failed, setFailed] = useState(0);
  return (
    <ProForm
      layout="vertical"
      requiredMark
      submitter={{
        render: (_props, dom) => (
          <FooterToolbar>
            {failed > 0 && <span role="status">{failed} to correct</span>}
            {dom}
          </FooterToolbar>
        ),
      }}
      initialValues={{ members }}
      onFinish={async (values) => {
        setFailed(0);
        try {
          await request('/api/advancedForm', { method: 'POST', data: values });
          message.success('Warehouse saved');
        } catch {
          // The request has said why.
        }
      }}
      onFinishFailed={({ errorFields }) => setFailed(errorFields.length)}
    >
      <PageContainer content="Many fields, in groups.">
        <Card title="Warehouse" variant="borderless">
          <Row gutter={16}>
            <Col lg={6} md={12} sm={24}>
              <ProFormText
                label="Warehouse name"
                name="name"
                rules={[{ required: true, message: 'Name the warehouse' }]}
              />
            </Col>
            <Col lg={6} md={12} sm={24}>
              <ProFormSelect label="Kind" name="kind" options={[{ label: 'Private', value: 'private' }]} />
            </Col>
            <Col lg={6} md={12} sm={24}>
              <ProFormDateRangePicker label="Valid" name="dates" fieldProps={{ style: { width: '100%' } }} />
            </Col>
            <Col lg={6} md={12} sm={24}>
              <ProFormTimePicker label="Reminder" name="reminder" />
            </Col>
          </Row>
        </Card>
        <Card title="Members" variant="borderless">
          <ProForm.Item name="members">
            <EditableProTable<Member>
              recordCreatorProps={{ record: () => ({ key: '3' }) }}
              columns={columns}
              rowKey="key"
            />
          </ProForm.Item>
        </Card>
      </PageContainer>
    </ProForm>
  );
};

export default AdvancedForm;
