import {
  PageContainer,
  ProForm,
  ProFormDigit,
  ProFormSelect,
  ProFormText,
  StepsForm,
} from '@ant-design/pro-components';
import { Alert, Button, Card, Descriptions, Divider, Form, Result, Statistic } from 'antd';
import type React from 'react';
import { useState } from 'react';

interface Transfer {
  from: string;
  to: string;
  receiver: string;
  amount: string;
}

const Summary: React.FC<{ transfer: Transfer; bordered?: boolean }> = ({ transfer, bordered }) => (
  <Descriptions
    column={1}
    bordered={bordered}
    items={[
      { key: 'from', label: 'From', children: transfer.from },
      { key: 'to', label: 'To', children: transfer.to },
      { key: 'receiver', label: 'Receiver', children: transfer.receiver },
      {
        key: 'amount',
        label: 'Amount',
        children: <Statistic value={transfer.amount} suffix="CNY" precision={2} />,
      },
    ]}
  />
);

const StepForm: React.FC = () => {
  const [transfer, setTransfer] = useState<Transfer>({
    from: 'shop@example.com',
    to: 'receiver@example.com',
    receiver: 'Alex',
    amount: '500',
  });
  const [current, setCurrent] = useState(0);
  const [form] = Form.useForm<Transfer>();
  return (
    <PageContainer content="A long task in steps.">
      <Card variant="borderless">
        <StepsForm
          current={current}
          onCurrentChange={setCurrent}
          submitter={{ render: ({ step }, dom) => (step === 2 ? null : dom) }}
        >
          <StepsForm.StepForm<Transfer>
            formRef={{ current: form }}
            title="Transfer"
            initialValues={transfer}
            onFinish={async (values) => {
              setTransfer(values);
              return true;
            }}
          >
            <ProFormSelect
              label="From"
              width="md"
              name="from"
              rules={[{ required: true, message: 'Choose an account' }]}
              valueEnum={{ 'shop@example.com': 'shop@example.com' }}
            />
            <ProForm.Group title="Receiving account" size={8}>
              <ProFormText
                name="to"
                rules={[
                  { required: true, message: 'Enter an account' },
                  { type: 'email', message: 'An account is an email address' },
                ]}
              />
            </ProForm.Group>
            <ProFormText label="Receiver" width="md" name="receiver" rules={[{ required: true }]} />
            <ProFormDigit label="Amount" name="amount" width="md" fieldProps={{ prefix: '¥' }} />
          </StepsForm.StepForm>
          <StepsForm.StepForm title="Confirm">
            <Alert closable showIcon title="The money leaves at once." style={{ marginBottom: 24 }} />
            <Summary transfer={transfer} bordered />
            <Divider style={{ margin: '24px 0' }} />
            <ProFormText.Password
              label="Payment password"
              width="md"
              name="password"
              required={false}
              rules={[{ required: true, message: 'Enter the payment password' }]}
            />
          </StepsForm.StepForm>
          <StepsForm.StepForm title="Done">
            <Result
              status="success"
              title="Transferred"
              extra={
                <Button
                  type="primary"
                  onClick={async () => {
                    setCurrent(0);
                    form.resetFields();
                  }}
                >
                  Transfer again
                </Button>
              }
            >
              <Summary transfer={transfer} />
            </Result>
          </StepsForm.StepForm>
        </StepsForm>
      </Card>
    </PageContainer>
  );
};

export default StepForm;
