import { Form, type FormItemProps, Input, InputNumber, Radio, Select } from 'antd';
import type { ReactNode } from 'react';
import {
  RULE_FREQUENCIES,
  RULE_LIMIT_UNIT,
  RULE_STATUS,
  RULE_TARGETS,
  RULE_TEMPLATES,
  RULE_TYPES,
  type Rule,
  type RuleOwner,
  type RuleRegion,
  ruleStatusName,
} from '@/domain/rule/rule';
import {
  choosableStatuses,
  RULE_DESC_MAX,
  RULE_DESC_MIN,
  RULE_LIMIT_MAX,
  RULE_NAME_MAX,
  type RuleFields,
  ruleFieldError,
} from '@/domain/rule/ruleForm';
import { type RuleText, useRuleText } from './useRuleText';

export type RuleFieldName = keyof RuleFields;

/** The fields of each step, in order. */
export const STEP_FIELDS = {
  basic: ['name', 'desc', 'ownerId'],
  properties: ['target', 'template', 'limit', 'regionId', 'type'],
  schedule: ['time', 'frequency', 'status'],
} as const satisfies Record<string, readonly RuleFieldName[]>;
export type RuleStep = keyof typeof STEP_FIELDS;
export const RULE_STEPS = ['basic', 'properties', 'schedule'] as const satisfies readonly RuleStep[];

/** What the fields can be set to. */
export interface RuleChoices {
  owners: readonly RuleOwner[];
  regions: readonly RuleRegion[];
  /** The saved rule, whose owner and region may be missing in the lists. */
  rule?: Rule;
}

/** The column of a field, which has the same title. */
export function fieldColumn(name: RuleFieldName) {
  if (name === 'ownerId') return 'owner';
  return name === 'regionId' ? 'region' : name;
}

const withCurrent = <T,>(choices: readonly T[], current: T | undefined, isSame: (choice: T) => boolean) =>
  current === undefined || choices.some(isSame) ? choices : [current, ...choices];

const optionsOf = <T extends string>(values: readonly T[], label: (value: T) => string) =>
  values.map((value) => ({ value, label: label(value) }));

/** The validation of a field (spec section 5) and its hint. */
function itemProps(name: RuleFieldName, t: RuleText): FormItemProps {
  switch (name) {
    case 'name':
    case 'desc':
    case 'time': {
      const max = name === 'name' ? RULE_NAME_MAX : RULE_DESC_MAX;
      const validator = async (_rule: unknown, value?: string) => {
        const error = ruleFieldError(name, value);
        if (error) throw new Error(t(`form.${error}`, { max }));
      };
      const extra = name === 'desc' ? t('form.desc.hint', { min: RULE_DESC_MIN }) : undefined;
      return { required: true, rules: [{ validator }], extra };
    }
    case 'ownerId':
      return { rules: [{ required: true, message: t('form.ownerId.missing') }] };
    case 'limit': {
      const message = t('form.limit.range', { max: RULE_LIMIT_MAX });
      return { rules: [{ required: true, type: 'integer', min: 1, max: RULE_LIMIT_MAX, message }] };
    }
    default:
      return { required: name !== 'regionId' };
  }
}

/** The limit with the unit of the chosen template. antd's form item passes `value`, `onChange` and `id`. */
function LimitInput(props: { 'aria-label'?: string }) {
  const t = useRuleText();
  const form = Form.useFormInstance<RuleFields>();
  const template = Form.useWatch(({ template: chosen }: RuleFields) => chosen, { form, preserve: true });
  const unit = template && t(`limit.${RULE_LIMIT_UNIT[template]}`);
  return <InputNumber {...props} precision={0} suffix={unit} style={{ inlineSize: '100%' }} />;
}

interface RuleFieldProps extends RuleChoices {
  name: RuleFieldName;
  /** Whether the label is shown elsewhere; it stays the accessible name. */
  isLabelled?: boolean;
}

/** A field of a rule with its label, control and validation. */
export function RuleField({ name, isLabelled = false, owners, regions, rule }: RuleFieldProps) {
  const t = useRuleText();
  const label = t(`column.${fieldColumn(name)}`);
  const named = isLabelled ? { 'aria-label': label } : {};

  function control(): ReactNode {
    switch (name) {
      case 'name':
        return <Input {...named} autoComplete="off" />;
      case 'desc':
        return <Input.TextArea {...named} rows={4} />;
      case 'time':
        return <Input {...named} type="datetime-local" max="9999-12-31T23:59" />;
      case 'limit':
        return <LimitInput {...named} />;
      case 'type':
        return (
          <Radio.Group aria-label={label} options={optionsOf(RULE_TYPES, (type) => t(`type.${type}`))} />
        );
      case 'ownerId': {
        const all = withCurrent(owners, rule?.owner, ({ ownerId }) => ownerId === rule?.owner.ownerId);
        const options = all.map(({ ownerId, name: owner }) => ({ value: ownerId, label: owner }));
        return <Select {...named} options={options} notFoundContent={t('form.owners.failed')} />;
      }
      case 'regionId': {
        const all = withCurrent(regions, rule?.region, ({ regionId }) => regionId === rule?.region?.regionId);
        const options = all.map(({ regionId, name: region }) => ({ value: regionId, label: region }));
        return <Select {...named} options={options} notFoundContent={t('form.regions.failed')} />;
      }
      case 'target':
        return <Select {...named} options={optionsOf(RULE_TARGETS, (target) => t(`target.${target}`))} />;
      case 'template':
        return <Select {...named} options={optionsOf(RULE_TEMPLATES, (value) => t(`template.${value}`))} />;
      case 'frequency':
        return (
          <Select {...named} options={optionsOf(RULE_FREQUENCIES, (value) => t(`frequency.${value}`))} />
        );
      case 'status': {
        const statuses = choosableStatuses(rule?.status ?? RULE_STATUS.closed);
        const options = statuses.map((value) => ({ value, label: t(`status.${ruleStatusName(value)}`) }));
        return <Select {...named} options={options} />;
      }
    }
  }

  return (
    <Form.Item name={name} label={isLabelled ? undefined : label} {...itemProps(name, t)}>
      {control()}
    </Form.Item>
  );
}

/** The fields of a step. A saved rule without a limit or region has no field for it. */
export function StepFields({ step, ...choices }: RuleChoices & { step: RuleStep }) {
  const { rule } = choices;
  const fields = STEP_FIELDS[step].filter(
    (name) => !rule || (name === 'limit' ? rule.limit !== undefined : name !== 'regionId' || rule.region),
  );
  return fields.map((name) => <RuleField key={name} name={name} {...choices} />);
}
