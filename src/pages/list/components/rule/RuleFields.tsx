import { useT } from '@@/texts/rule';
import { Form, Input, Radio } from 'antd';
import { type ReactNode, useRef } from 'react';
import { DayField } from '@/components/DayField';
import { NumberInput } from '@/components/form/NumberInput';
import { Select } from '@/components/form/Select';
import type { Option } from '@/components/list/useListState';
import type { Field } from '@/domain/fields';
import {
  needsNewLimit,
  RULE_LIMIT_UNIT,
  RULE_STATUS,
  type Rule,
  type RuleInput,
  type RuleLimitUnit,
  type RuleTemplate,
  ruleFields,
} from '@/domain/rule/ruleFields';
import { RuleDryRun } from './RuleDryRun';
import {
  choosableStatuses,
  inputProblem,
  isRequired,
  type RuleFormValues,
  stepFields,
  valueName,
} from './ruleForm';
import { useRulePage } from './rulePage';
import { choiceOptions, choiceText, fieldText, limitText } from './ruleText';

/** The choices that the server lists, with the one of the saved rule, which may be missing there. */
function listedOptions(options: readonly Option[] = [], current: Rule['owner' | 'region']) {
  const value = current && ('ownerId' in current ? current.ownerId : current.regionId);
  const isListed = options.some((option) => option.value === value);
  return current && value && !isListed ? [{ value, label: current.name }, ...options] : [...options];
}

const usePresent = <N extends 'limit' | 'template'>(name: N) =>
  Form.useWatch((values: RuleFormValues) => values[name], {
    form: Form.useFormInstance<RuleFormValues>(),
    preserve: true,
  });

/** The limit with the unit of the chosen template. antd's form item passes `value`, `onChange` and `id`. */
function LimitInput(props: { 'aria-label'?: string }) {
  const t = useT();
  const template = usePresent('template');
  return <NumberInput {...props} suffix={template && t(`rule.limit.${RULE_LIMIT_UNIT[template]}`)} />;
}

/** Asks for a limit in the unit of the chosen template while there is none. */
function LimitHint({ rule }: { rule: Rule | undefined }) {
  const t = useT();
  const [template, limit] = [usePresent('template'), usePresent('limit')];

  function hint(): string | undefined {
    if (template === undefined || limit !== undefined) return undefined;
    const unit = t(`rule.limit.${RULE_LIMIT_UNIT[template]}`);
    if (rule?.limit === undefined || !needsNewLimit(rule.template, template))
      return t('rule.form.limit.missing', { unit });
    return t('rule.form.limit.new', {
      unit,
      former: limitText(t, rule.limit, RULE_LIMIT_UNIT[rule.template]),
    });
  }

  return <span role="status">{hint()}</span>;
}

interface TemplateSelectProps {
  'aria-label'?: string;
  value?: RuleTemplate;
  onChange?: (template: RuleTemplate) => void;
}

/** The template. One with another unit clears the limit, which comes back with its unit. */
function TemplateSelect({ onChange, ...props }: TemplateSelectProps) {
  const t = useT();
  const form = Form.useFormInstance<RuleFormValues>();
  const limits = useRef<Partial<Record<RuleLimitUnit, number | undefined>>>({});

  function handleChange(template: RuleTemplate) {
    const { template: before, limit }: RuleFormValues = form.getFieldsValue(true);
    if (needsNewLimit(before, template)) {
      limits.current[RULE_LIMIT_UNIT[before]] = limit;
      form.setFieldValue('limit', limits.current[RULE_LIMIT_UNIT[template]]);
    }
    onChange?.(template);
  }

  return <Select {...props} options={choiceOptions(t, 'template')} onChange={handleChange} />;
}

/** So few choices are all shown. */
const FEW = 2;

interface RuleFieldProps {
  name: RuleInput;
  /** The saved rule. */
  rule?: Rule | undefined;
  /** Whether the label is shown elsewhere; it stays the accessible name. */
  isLabelled?: boolean;
}

/** A field of a rule with its label, control and validation. */
export function RuleField({ name, rule, isLabelled = false }: RuleFieldProps) {
  const { options } = useRulePage().rules;
  const t = useT();
  const label = t(`rule.field.${name}`);
  const named = isLabelled ? { 'aria-label': label } : {};
  const { valueType, valueEnum, formItem }: Field = ruleFields[name];

  function control(): ReactNode {
    if (name === 'limit') return <LimitInput {...named} />;
    if (name === 'template') return <TemplateSelect {...named} />;
    if (name === 'status') {
      const statuses = choosableStatuses(rule?.status ?? RULE_STATUS.closed);
      const items = statuses.map((value) => ({ value, label: choiceText(t, name, value) }));
      return <Select {...named} options={items} />;
    }
    if (name === 'owner' || name === 'region')
      return (
        <Select
          {...named}
          options={listedOptions(options[name], rule?.[name])}
          notFoundContent={fieldText(t, name, 'failed')}
        />
      );
    if (valueEnum && valueEnum.length <= FEW)
      return <Radio.Group aria-label={label} options={choiceOptions(t, name)} />;
    if (valueEnum) return <Select {...named} options={choiceOptions(t, name)} />;
    if (valueType === 'digit') return <NumberInput {...named} />;
    if (valueType === 'textarea') return <Input.TextArea {...named} rows={4} />;
    if (valueType === 'dateTime') return <DayField {...named} kind="dateTime" max="9999-12-31" />;
    return <Input {...named} autoComplete="off" />;
  }

  const { min = 0, max = 0 } = formItem?.rule ?? {};
  const validator = async (_rule: unknown, value: unknown) => {
    const problem = inputProblem(name, value);
    if (problem === 'tooLong' || problem === 'characters')
      throw new Error(t(`rule.form.${problem}`, { min, max }));
    if (problem) throw new Error(fieldText(t, name, 'invalid', { min, max }));
  };

  function hint(): ReactNode {
    if (name === 'limit') return <LimitHint rule={rule} />;
    return valueType === 'textarea' && min > 1 ? t('rule.form.hint', { min }) : undefined;
  }

  return (
    <>
      <Form.Item
        name={valueName(name)}
        label={isLabelled ? undefined : label}
        required={isRequired(name)}
        rules={[{ validator }]}
        extra={hint()}
      >
        {control()}
      </Form.Item>
      {name === 'limit' && <RuleDryRun rule={rule} />}
    </>
  );
}

const isText = (name: RuleInput) => {
  const { valueType = 'text' }: Field = ruleFields[name];
  return valueType === 'text' || valueType === 'textarea';
};

/** The fields of a step. A saved rule has no field for a number or choice that the server does not know. */
export function StepFields({ step, rule }: { step: string; rule?: Rule }) {
  return stepFields(step)
    .filter((name) => !rule || rule[name] !== undefined || isText(name))
    .map((name) => <RuleField key={name} name={name} rule={rule} />);
}
