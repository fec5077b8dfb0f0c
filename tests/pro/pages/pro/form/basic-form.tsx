import {
  PageContainer,
  ProForm,
  ProFormDateRangePicker,
  ProFormDependency,
  ProFormDigit,
  ProFormRadio,
  ProFormSelect,
  ProFormText,
  ProFormTextArea,
} from '@ant-design/pro-components';
import { request, useRequest } from '@umijs/max';
import { Card, message } from 'antd';
import type { FC } from 'react';

const submitGoal = (data: object) =>
  request<{ data: { message: string } }>('/api/basicForm', { method: 'POST', data });

const BasicForm: FC = () => {
  const { run } = useRequest(submitGoal, {
    manual: true,
    onSuccess: () => {
      message.success('Goal submitted');
    },
  });
  return (
    <PageContainer content="A short form asks for what is needed and no more.">
      <Card variant="borderless">
        <ProForm
          requiredMark={false}
          style={{ margin: 'auto', marginTop: 8, maxWidth: 600 }}
          name="basic"
          layout="vertical"
          initialValues={{ audience: '1' }}
          onFinish={async (values) => {
            run(values);
          }}
        >
          <ProFormText
            width="md"
            label="Title"
            name="title"
            rules={[{ required: true, message: 'Enter a title' }]}
            placeholder="Name the goal"
          />
          <ProFormDateRangePicker label="Dates" width="md" name="date" placeholder={['Start', 'End']} />
          <ProFormTextArea
            label="Goal"
            width="xl"
            name="goal"
            rules={[{ required: true, message: 'Describe the goal' }]}
          />
          <ProFormText width="md" label="Client" tooltip="Whom the goal serves" name="client" />
          <ProFormDigit
            label="Weight"
            name="weight"
            min={0}
            max={100}
            width="xs"
            fieldProps={{
              formatter: (value) => `${value || 0}%`,
              parser: (value) => Number(value ? value.replace('%', '') : '0'),
            }}
          />
          <ProFormRadio.Group
            options={[
              { value: '1', label: 'Everyone' },
              { value: '2', label: 'Some people' },
            ]}
            label="Shown to"
            name="audience"
          />
          <ProFormDependency name={['audience']}>
            {({ audience }) => (
              <ProFormSelect
                width="md"
                name="people"
                label="People"
                hidden={audience !== '2'}
                options={[
                  { value: '1', label: 'Ann' },
                  { value: '2', label: 'Ben' },
                ]}
              />
            )}
          </ProFormDependency>
        </ProForm>
      </Card>
    </PageContainer>
  );
};

export default BasicForm;
