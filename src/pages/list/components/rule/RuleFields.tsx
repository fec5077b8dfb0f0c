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

/** The fields of each step, in their order. */
export const STEP_FIELDS = {
  basic: ['name', 'desc', 'ownerId'],
  properties: ['target', 'template', 'type'],
  schedule: ['time', 'frequency', 'status'],
} as const satisfies Record<string, readonly (keyof RuleFields)[]>;
export type RuleStep = keyof typeof STEP_FIELDS;
export const RULE_STEPS = ['basic', 'properties', 'schedule'] as const satisfies readonly RuleStep[];

interface RuleFieldsProps {
  owners: readonly RuleOwner[];
  /** The rule's own team, which may be missing among these. */
  present?: RuleOwner;
  /** Before the change. */
  status: RuleStatus;
}

/** An error of a field in words (spec section 5). */
function useFieldRule() {
  const say = useRuleText();
  return (field: 'name' | 'desc' | 'time') => ({
    validator: async (_rule: unknown, value?: string) => {
      const error = ruleFieldError(field, value);
      const max = field === 'name' ? RULE_NAME_MAX : RULE_DESC_MAX;
      if (error) throw new Error(say(`form.${error}`, { max }));
    },
  });
}

/** What a rule is called, what it is for and who answers for it. */
export function BasicFields({ owners, present }: Pick<RuleFieldsProps, 'owners' | 'present'>) {
  const say = useRuleText();
  const rule = useFieldRule();
  const known =
    present && owners.every(({ ownerId }) => ownerId !== present.ownerId) ? [present, ...owners] : owners;
  return (
    <>
      <Form.Item name="name" label={say('column.name')} required rules={[rule('name')]}>
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="desc"
        label={say('column.desc')}
        required
        rules={[rule('desc')]}
        extra={say('form.desc.hint', { min: RULE_DESC_MIN })}
      >
        <Input.TextArea rows={4} />
      </Form.Item>
      <Form.Item
        name="ownerId"
        label={say('column.owner')}
        rules={[{ required: true, message: say('form.ownerId.missing') }]}
      >
        <Select
          options={known.map(({ ownerId, name }) => ({ value: ownerId, label: name }))}
          notFoundContent={say('form.owners.failed')}
        />
      </Form.Item>
    </>
  );
}

/** What a rule watches and how it judges. */
export function PropertyFields() {
  const say = useRuleText();
  return (
    <>
      <Form.Item name="target" label={say('column.target')} required>
        <Select options={RULE_TARGETS.map((value) => ({ value, label: say(`target.${value}`) }))} />
      </Form.Item>
      <Form.Item name="template" label={say('column.template')} required>
        <Select options={RULE_TEMPLATES.map((value) => ({ value, label: say(`template.${value}`) }))} />
      </Form.Item>
      <Form.Item name="type" label={say('column.type')} required>
        <Radio.Group options={RULE_TYPES.map((value) => ({ value, label: say(`type.${value}`) }))} />
      </Form.Item>
    </>
  );
}

/** From when on, how often, and in what state a rule runs. */
export function ScheduleFields({ status }: Pick<RuleFieldsProps, 'status'>) {
  const say = useRuleText();
  const rule = useFieldRule();
  return (
    <>
      <Form.Item name="time" label={say('column.time')} required rules={[rule('time')]}>
        <Input type="datetime-local" max="9999-12-31T23:59" />
      </Form.Item>
      <Form.Item name="frequency" label={say('column.frequency')} required>
        <Select options={RULE_FREQUENCIES.map((value) => ({ value, label: say(`frequency.${value}`) }))} />
      </Form.Item>
      <Form.Item name="status" label={say('column.status')} required>
        <Select
          options={choosableStatuses(status).map((value) => ({
            value,
            label: say(`status.${ruleStatusName(value)}`),
          }))}
        />
      </Form.Item>
    </>
  );
}
