import { useIntl } from '@umijs/max';
import { Form, Input, Select } from 'antd';
import { FormDialog } from '@/components/FormDialog';
import {
  type ServiceTemplate,
  TEMPLATE_KINDS,
  TEMPLATE_RULES,
  type TemplatePayload,
  templateProblem,
} from '@/domain/console/serviceTemplate';
import { useTextRule } from '../useTextRule';

interface TemplateDialogProps {
  /** Undefined for a new template. */
  template?: ServiceTemplate;
  onSave: (payload: TemplatePayload) => Promise<void>;
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
      onSave={onSave}
      onClose={onClose}
    >
      <Form.Item
        name="name"
        label={formatMessage({ id: 'list.templates.name' })}
        required
        rules={[textRule((value) => templateProblem('name', value), TEMPLATE_RULES.name)]}
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
        rules={[textRule((value) => templateProblem('description', value), TEMPLATE_RULES.description)]}
      >
        <Input.TextArea rows={4} />
      </Form.Item>
    </FormDialog>
  );
}
