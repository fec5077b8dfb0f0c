import { useT } from '@@/texts/form';
import { FormattedMessage } from '@umijs/max';
import { Card, Flex, Form, type FormRule, Input, Radio } from 'antd';
import { useEffect } from 'react';
import { CardGrid } from '@/components/CardGrid';
import { DayField } from '@/components/DayField';
import { wholeNumberRule } from '@/components/form/fieldRules';
import { scrollToField, showFieldErrors } from '@/components/form/formProps';
import { NumberInput } from '@/components/form/NumberInput';
import { textCount } from '@/components/form/textCount';
import layout from '@/components/layout.module.css';
import { useQueryState } from '@/components/query/useQueryState';
import {
  GOAL_FIELDS,
  GOAL_LIMITS,
  GOAL_WEIGHT,
  type Goal,
  goalErrors,
  MAX_REVIEWERS,
  readGoal,
  VISIBILITIES,
} from '@/domain/console/goal';
import type { Submission } from '@/domain/console/submission';
import { dateText } from '@/domain/intlFormats';
import { submitGoal } from '@/services/consoleForm';
import { DraftForm, type DraftFormProps } from '../DraftForm';
import { fieldRules } from '../fieldRules';
import { PersonNames, PersonSelect } from '../PersonSelect';

const GROUPS = [
  ['startOn', 'endOn'],
  ['visibility', 'audience'],
] as const;

const MAX = { ...GOAL_LIMITS, reviewers: MAX_REVIEWERS };

/** The form of a goal. Server errors are shown at their fields. */
export function GoalForm({ draft, onDone }: DraftFormProps) {
  const { query } = useQueryState();
  const t = useT();
  const [form] = Form.useForm<Goal>();
  const rules = fieldRules<keyof Goal>({ getErrors: (values) => goalErrors(readGoal(values)), max: MAX });

  function describe(name: keyof Goal, { [name]: value, visibility }: Partial<Goal>) {
    if (Array.isArray(value)) return value.length > 0 ? <PersonNames ids={value} /> : undefined;
    if (name === 'visibility' && visibility) return t(`form.visibility.${visibility}`);
    if (name === 'weight') return value === undefined ? undefined : `${value}%`;
    return (name === 'startOn' || name === 'endOn') && value ? dateText(t.locale, value) : undefined;
  }
  function handleDone(submission: Submission) {
    onDone(submission);
    const { reasons } = submission;
    showFieldErrors(form, ...reasons.map(({ field, text }) => [field as keyof Goal, text] as const));
  }

  // A link to fix one field focuses it.
  const linkedField = GOAL_FIELDS.find((field) => field === query.get('field'));
  useEffect(() => {
    if (!linkedField) return;
    form.scrollToField(linkedField, scrollToField);
  }, [form, linkedField]);

  return (
    <Card>
      <DraftForm<Goal>
        draft={draft}
        kind="goal"
        form={form}
        style={{ maxInlineSize: 720, marginInline: 'auto' }}
        max={MAX}
        read={readGoal}
        send={submitGoal}
        groups={GROUPS}
        label={(name) => t(`form.goal.${name}`)}
        text={describe}
        onDone={handleDone}
        footer={({ submit, save }) => (
          <Flex wrap gap={8}>
            {submit}
            {save}
          </Flex>
        )}
      >
        <GoalFields rules={rules} />
      </DraftForm>
    </Card>
  );
}

const WEIGHT = { min: GOAL_WEIGHT.least, max: GOAL_WEIGHT.most };

function GoalFields({ rules }: { rules: (field: keyof Goal) => FormRule[] }) {
  const t = useT();
  const visibility = Form.useWatch<Goal['visibility'] | undefined>('visibility');
  const field = (name: keyof Goal) => ({ name, label: t(`form.goal.${name}`), rules: rules(name) });
  const hint = (name: 'title' | 'description' | 'metrics' | 'client') => t(`form.goal.${name}.hint`);

  return (
    <div>
      <Form.Item {...field('title')} required>
        <Input placeholder={hint('title')} />
      </Form.Item>
      <CardGrid min={240} gap="0 24px" stretch>
        {(['startOn', 'endOn'] as const).map((name) => (
          <Form.Item key={name} {...field(name)} required>
            <DayField className={layout.full} min="2000-01-01" max="2199-12-31" />
          </Form.Item>
        ))}
      </CardGrid>
      <Form.Item {...field('description')} required>
        <Input.TextArea
          rows={4}
          placeholder={hint('description')}
          count={textCount(GOAL_LIMITS.description)}
        />
      </Form.Item>
      <Form.Item {...field('metrics')} required>
        <Input.TextArea rows={4} placeholder={hint('metrics')} count={textCount(GOAL_LIMITS.metrics)} />
      </Form.Item>
      <Form.Item {...field('client')} extra={t('form.goal.client.extra')}>
        <Input placeholder={hint('client')} />
      </Form.Item>
      <Form.Item {...field('reviewers')}>
        <PersonSelect multiple />
      </Form.Item>
      <Form.Item
        {...field('weight')}
        validateTrigger="onBlur"
        rules={[wholeNumberRule(WEIGHT, <FormattedMessage id="form.error.weight" />)]}
        extra={t('form.goal.weight.extra')}
      >
        <NumberInput {...WEIGHT} suffix="%" dir="ltr" />
      </Form.Item>
      <Form.Item {...field('visibility')} required extra={t('form.goal.visibility.extra')}>
        <Radio.Group
          aria-label={t('form.goal.visibility')}
          options={VISIBILITIES.map((value) => ({ value, label: t(`form.visibility.${value}`) }))}
        />
      </Form.Item>
      {/* Stays mounted while hidden, so that the selection is kept. */}
      <Form.Item {...field('audience')} required hidden={visibility !== 'partly'}>
        <PersonSelect multiple />
      </Form.Item>
    </div>
  );
}
