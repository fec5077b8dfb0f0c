import {
  ProFormDateTimePicker,
  ProFormRadio,
  ProFormSelect,
  ProFormText,
  ProFormTextArea,
  StepsForm,
} from '@ant-design/pro-components';
import { FormattedMessage, useIntl, useRequest } from '@umijs/max';
import { Modal, message } from 'antd';
import type React from 'react';
import { cloneElement, useState } from 'react';
import { type Device, updateDevice } from '../service';

interface UpdateFormProps {
  trigger: React.ReactElement<{ onClick?: () => void }>;
  onOk?: () => void;
  values: Device;
}

const UpdateForm: React.FC<UpdateFormProps> = ({ onOk, values, trigger }) => {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const [messageApi, contextHolder] = message.useMessage();
  const { run } = useRequest(updateDevice, {
    manual: true,
    onSuccess: () => {
      messageApi.success('Device configured');
      onOk?.();
    },
  });

  return (
    <>
      {contextHolder}
      {cloneElement(trigger, { onClick: () => setOpen(true) })}
      <StepsForm<Device>
        stepsProps={{ size: 'small' }}
        stepsFormRender={(dom, submitter) => (
          <Modal
            width={640}
            destroyOnHidden
            title={intl.formatMessage({ id: 'pages.devices.configure', defaultMessage: 'Configure device' })}
            open={open}
            footer={submitter}
            onCancel={() => setOpen(false)}
          >
            {dom}
          </Modal>
        )}
        onFinish={async (changed) => {
          await run({ ...changed, key: values.key });
          setOpen(false);
        }}
      >
        <StepsForm.StepForm initialValues={values} title="Basics">
          <ProFormText
            name="name"
            label="Device name"
            width="md"
            rules={[{ required: true, message: 'Name the device' }]}
          />
          <ProFormTextArea
            name="note"
            width="md"
            label="Note"
            placeholder="At least five characters"
            rules={[
              {
                min: 5,
                message: (
                  <FormattedMessage id="pages.devices.noteRule" defaultMessage="Enter five characters" />
                ),
              },
            ]}
          />
        </StepsForm.StepForm>
        <StepsForm.StepForm initialValues={{ target: '0', level: '1' }} title="Alerts">
          <ProFormSelect
            name="target"
            width="md"
            label="Watched part"
            valueEnum={{ 0: 'Pump', 1: 'Valve' }}
          />
          <ProFormRadio.Group
            name="level"
            label="Level"
            options={[
              { value: '0', label: 'Strict' },
              { value: '1', label: 'Lenient' },
            ]}
          />
        </StepsForm.StepForm>
        <StepsForm.StepForm initialValues={{ frequency: 'month' }} title="Schedule">
          <ProFormDateTimePicker name="time" width="md" label="Starts at" />
          <ProFormSelect
            name="frequency"
            label="Frequency"
            width="md"
            valueEnum={{ month: 'Monthly', week: 'Weekly' }}
          />
        </StepsForm.StepForm>
      </StepsForm>
    </>
  );
};

export default UpdateForm;
