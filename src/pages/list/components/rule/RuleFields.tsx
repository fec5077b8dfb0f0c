import { Form, Input, Radio, Select } from 'antd';
import {
  RULE_FREQUENCIES,
  RULE_TARGETS,
  RULE_TEMPLATES,
  RULE_TYPES,
  type RuleOwner,
  type RuleStatus,
  ruleStatusName,
} from '@/domain/rule/rule';
import {
  choosableStatuses,
  RULE_DESC_MAX,
  RULE_DESC_MIN,
  RULE_NAME_MAX,
  type RuleFields,
  ruleFieldError,
} from '@/domain/rule/ruleForm';
import { useRuleText } from './useRuleText';

/** The fields of each step, in order. */
export const STEP_FIELDS = {
  basic: ['name', 'desc', 'ownerId'],
  properties: ['target', 'template', 'type'],
  schedule: ['time', 'frequency', 'status'],
} as const satisfies Record<string, readonly (keyof RuleFields)[]>;
export type RuleStep = keyof typeof STEP_FIELDS;
export const RULE_STEPS = ['basic', 'properties', 'schedule'] as const satisfies readonly RuleStep[];

interface RuleFieldsProps {
  owners: readonly RuleOwner[];
  /** The current owner, which may be missing in `owners`. */
  currentOwner?: RuleOwner;
  /** The saved status. */
  status: RuleStatus;
}

/** Validation rules of the fields (spec section 5). */
function useFieldRule() {
  const t = useRuleText();
  return (field: 'name' | 'desc' | 'time') => ({
    validator: async (_rule: unknown, value?: string) => {
      const error = ruleFieldError(field, value);
      const max = field === 'name' ? RULE_NAME_MAX : RULE_DESC_MAX;
      if (error) throw new Error(t(`form.${error}`, { max }));
    },
  });
}

/** Name, description and owner. */
export function BasicFields({ owners, currentOwner }: Pick<RuleFieldsProps, 'owners' | 'currentOwner'>) {
  const t = useRuleText();
  const rule = useFieldRule();
  const options =
    currentOwner && owners.every(({ ownerId }) => ownerId !== currentOwner.ownerId)
      ? [currentOwner, ...owners]
      : owners;
  return (
    <>
      <Form.Item name="name" label={t('column.name')} required rules={[rule('name')]}>
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="desc"
        label={t('column.desc')}
        required
        rules={[rule('desc')]}
        extra={t('form.desc.hint', { min: RULE_DESC_MIN })}
      >
        <Input.TextArea rows={4} />
      </Form.Item>
      <Form.Item
        name="ownerId"
        label={t('column.owner')}
        rules={[{ required: true, message: t('form.ownerId.missing') }]}
      >
        <Select
          options={options.map(({ ownerId, name }) => ({ value: ownerId, label: name }))}
          notFoundContent={t('form.owners.failed')}
        />
      </Form.Item>
    </>
  );
}

/** Target, template and type. */
export function PropertyFields() {
  const t = useRuleText();
  return (
    <>
      <Form.Item name="target" label={t('column.target')} required>
        <Select options={RULE_TARGETS.map((value) => ({ value, label: t(`target.${value}`) }))} />
      </Form.Item>
      <Form.Item name="template" label={t('column.template')} required>
        <Select options={RULE_TEMPLATES.map((value) => ({ value, label: t(`template.${value}`) }))} />
      </Form.Item>
      <Form.Item name="type" label={t('column.type')} required>
        <Radio.Group options={RULE_TYPES.map((value) => ({ value, label: t(`type.${value}`) }))} />
      </Form.Item>
    </>
  );
}

/** Start time, frequency and status. */
export function ScheduleFields({ status }: Pick<RuleFieldsProps, 'status'>) {
  const t = useRuleText();
  const rule = useFieldRule();
  return (
    <>
      <Form.Item name="time" label={t('column.time')} required rules={[rule('time')]}>
        <Input type="datetime-local" max="9999-12-31T23:59" />
      </Form.Item>
      <Form.Item name="frequency" label={t('column.frequency')} required>
        <Select options={RULE_FREQUENCIES.map((value) => ({ value, label: t(`frequency.${value}`) }))} />
      </Form.Item>
      <Form.Item name="status" label={t('column.status')} required>
        <Select
          options={choosableStatuses(status).map((value) => ({
            value,
            label: t(`status.${ruleStatusName(value)}`),
          }))}
        />
      </Form.Item>
    </>
  );
}
