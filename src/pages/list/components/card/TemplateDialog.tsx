import { useT } from '@@/texts/list';
import { Form, Input } from 'antd';
import { FormDialog } from '@/components/form/FormDialog';
import { Select } from '@/components/form/Select';
import { useRecordEdit } from '@/components/form/useRecordEdit';
import { useTextRule } from '@/components/useTextRule';
import { pickFields } from '@/domain/conflict';
import {
  type ServiceTemplate,
  TEMPLATE_KINDS,
  type TemplateKind,
  type TemplatePayload,
  templateEndpoints,
  templatePayloadSchema,
} from '@/domain/console/serviceTemplate';
import { createTemplate, updateTemplate } from '@/services/consoleList';

const toValues = (template: ServiceTemplate) =>
  pickFields<TemplatePayload>(template, ['name', 'description', 'kind']);

interface TemplateDialogProps {
  /** Undefined for a new template. */
  template: ServiceTemplate | undefined;
  onSaved: (template: ServiceTemplate) => void;
  onClose: () => void;
}

export function TemplateDialog({ template, onSaved, onClose }: TemplateDialogProps) {
  const t = useT();
  const textRule = useTextRule();
  const kindText = (kind: TemplateKind) => t(`list.templates.kind.${kind}`);
  const label = (name: keyof TemplatePayload) =>
    t(name === 'kind' ? 'list.templates.list.kind' : `list.templates.${name}`);
  const edit = useRecordEdit<TemplatePayload, ServiceTemplate>({
    record: template,
    kind: 'template',
    endpoint: templateEndpoints.update,
    toValues,
    save: updateTemplate,
    label,
    text: (name, { kind }) => (name === 'kind' && kind ? kindText(kind) : undefined),
  });
  const field = (name: 'name' | 'description') => ({
    name,
    label: label(name),
    rules: [textRule(templatePayloadSchema.entries[name])],
  });
  return (
    <FormDialog<TemplatePayload, ServiceTemplate>
      requiredMark="optional"
      title={t(template ? 'list.templates.editTitle' : 'list.templates.add')}
      okText={t('list.save')}
      initialValues={template ? toValues(template) : { name: '', description: '' }}
      firstField="name"
      draft={`template-${template?.templateId ?? 'new'}`}
      onSave={createTemplate}
      edit={edit}
      onDone={onSaved}
      onClose={onClose}
    >
      <Form.Item {...field('name')} required>
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="kind"
        label={label('kind')}
        rules={[{ required: true, message: t('list.problem.choose') }]}
      >
        <Select options={TEMPLATE_KINDS.map((kind) => ({ value: kind, label: kindText(kind) }))} />
      </Form.Item>
      <Form.Item {...field('description')} required>
        <Input.TextArea rows={4} />
      </Form.Item>
    </FormDialog>
  );
}
