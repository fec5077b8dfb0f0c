import { useIntl } from '@umijs/max';
import { Form, Input, Select } from 'antd';
import { FormDialog } from '@/components/form/FormDialog';
import { useTextRule } from '@/components/useTextRule';
import {
  type ServiceTemplate,
  TEMPLATE_KINDS,
  type TemplatePayload,
  templatePayloadSchema,
} from '@/domain/console/serviceTemplate';

interface TemplateDialogProps {
  /** Undefined for a new template. */
  template?: ServiceTemplate;
  onSave: (payload: TemplatePayload) => Promise<unknown>;
  onClose: () => void;
}

export function TemplateDialog({ template, onSave, onClose }: TemplateDialogProps) {
  const { formatMessage } = useIntl();
  const textRule = useTextRule();
  return (
    <FormDialog<TemplatePayload>
      title={formatMessage({ id: template ? 'list.templates.editTitle' : 'list.templates.add' })}
      okText={formatMessage({ id: 'list.save' })}
      initialValues={template ?? { name: '', description: '' }}
      firstField="name"
      draft={`template-${template?.templateId ?? 'new'}`}
      onSave={onSave}
      onClose={onClose}
    >
      <Form.Item
        name="name"
        label={formatMessage({ id: 'list.templates.name' })}
        required
        rules={[textRule(templatePayloadSchema.entries.name)]}
      >
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="kind"
        label={formatMessage({ id: 'list.templates.list.kind' })}
        rules={[{ required: true, message: formatMessage({ id: 'list.problem.choose' }) }]}
      >
        <Select
          options={TEMPLATE_KINDS.map((kind) => ({
            value: kind,
            label: formatMessage({ id: `list.templates.kind.${kind}` }),
          }))}
        />
      </Form.Item>
      <Form.Item
        name="description"
        label={formatMessage({ id: 'list.templates.description' })}
        required
        rules={[textRule(templatePayloadSchema.entries.description)]}
      >
        <Input.TextArea rows={4} />
      </Form.Item>
    </FormDialog>
  );
}
