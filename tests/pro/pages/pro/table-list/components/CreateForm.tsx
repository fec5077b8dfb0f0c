import { PlusOutlined } from '@ant-design/icons';
import { type ActionType, ModalForm, ProFormText, ProFormTextArea } from '@ant-design/pro-components';
import { FormattedMessage, useIntl, useRequest } from '@umijs/max';
import { Button, message } from 'antd';
import type { FC } from 'react';
import { addDevice, type Device } from '../service';

interface CreateFormProps {
  reload?: ActionType['reload'];
}

const CreateForm: FC<CreateFormProps> = ({ reload }) => {
  const [messageApi, contextHolder] = message.useMessage();
  const intl = useIntl();
  const { run, loading } = useRequest(addDevice, {
    manual: true,
    throwOnError: true,
    onSuccess: () => {
      messageApi.success('Device added');
      reload?.();
    },
  });

  return (
    <>
      {contextHolder}
      <ModalForm<Partial<Device>>
        title={intl.formatMessage({ id: 'pages.devices.create', defaultMessage: 'New device' })}
        trigger={
          <Button type="primary" icon={<PlusOutlined />}>
            <FormattedMessage id="pages.devices.new" defaultMessage="New" />
          </Button>
        }
        width="400px"
        modalProps={{ okButtonProps: { loading }, destroyOnHidden: true }}
        onFinish={async (values) => {
          try {
            await run(values);
            return true;
          } catch {
            return false;
          }
        }}
      >
        <ProFormText
          width="md"
          name="name"
          label="Device name"
          rules={[
            {
              required: true,
              message: <FormattedMessage id="pages.devices.nameRule" defaultMessage="Name the device" />,
            },
          ]}
        />
        <ProFormTextArea width="md" name="note" label="Note" />
      </ModalForm>
    </>
  );
};

export default CreateForm;
