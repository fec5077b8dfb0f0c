import { useIntl } from '@umijs/max';
import { Form, Input, Select } from 'antd';
import { FormDialog } from '@/components/form/FormDialog';
import { useTextRule } from '@/components/useTextRule';
import {
  type Application,
  type ApplicationPayload,
  applicationPayloadSchema,
  TOPICS,
} from '@/domain/console/consoleSearch';

interface ApplicationDialogProps {
  application: Application;
  onSave: (payload: ApplicationPayload) => Promise<unknown>;
  onClose: () => void;
}

/** Edits name, topic and description of an application. */
export function ApplicationDialog({ application, onSave, onClose }: ApplicationDialogProps) {
  const { formatMessage } = useIntl();
  const textRule = useTextRule();
  const { name, description, topic } = application;
  return (
    <FormDialog<ApplicationPayload>
      title={formatMessage({ id: 'list.applications.editTitle' })}
      okText={formatMessage({ id: 'list.save' })}
      initialValues={{ name, description, topic }}
      firstField="name"
      draft={`application-${application.applicationId}`}
      onSave={onSave}
      onClose={onClose}
    >
      <Form.Item
        name="name"
        label={formatMessage({ id: 'list.applications.name' })}
        required
        rules={[textRule(applicationPayloadSchema.entries.name.wrapped)]}
      >
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item name="topic" label={formatMessage({ id: 'list.search.list.topic' })} required>
        <Select
          options={TOPICS.map((value) => ({
            value,
            label: formatMessage({ id: `list.search.topic.${value}` }),
          }))}
        />
      </Form.Item>
      <Form.Item
        name="description"
        label={formatMessage({ id: 'list.applications.description' })}
        required
        rules={[textRule(applicationPayloadSchema.entries.description.wrapped)]}
      >
        <Input.TextArea rows={3} />
      </Form.Item>
    </FormDialog>
  );
}
