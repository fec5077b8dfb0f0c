import { useIntl } from '@umijs/max';
import { Form, Input, InputNumber, Radio } from 'antd';
import type { Rule } from 'antd/es/form';
import { GOAL_LIMITS, GOAL_WEIGHT, type Goal, VISIBILITIES } from '@/domain/console/goal';
import styles from '../Form.module.css';
import { PersonSelect } from '../PersonSelect';

/** What a goal is made of, from its title to who may see it. */
export function GoalFields({ rules }: { rules: (field: keyof Goal) => Rule[] }) {
  const { formatMessage } = useIntl();
  const visibility = Form.useWatch<Goal['visibility'] | undefined>('visibility');
  const field = (name: keyof Goal) => ({
    name,
    label: formatMessage({ id: `form.goal.${name}` }),
    rules: rules(name),
  });
  const hint = (name: 'title' | 'description' | 'metrics' | 'client') =>
    formatMessage({ id: `form.goal.${name}.hint` });

  return (
    <>
      <Form.Item {...field('title')} required>
        <Input placeholder={hint('title')} />
      </Form.Item>
      <div className={styles.pair}>
        <Form.Item {...field('startOn')} required>
          <Input type="date" dir="ltr" min="2000-01-01" max="2199-12-31" />
        </Form.Item>
        <Form.Item {...field('endOn')} required>
          <Input type="date" dir="ltr" min="2000-01-01" max="2199-12-31" />
        </Form.Item>
      </div>
      <Form.Item {...field('description')} required>
        <Input.TextArea
          rows={4}
          placeholder={hint('description')}
          count={{ show: true, max: GOAL_LIMITS.description }}
        />
      </Form.Item>
      <Form.Item {...field('metrics')} required>
        <Input.TextArea
          rows={4}
          placeholder={hint('metrics')}
          count={{ show: true, max: GOAL_LIMITS.metrics }}
        />
      </Form.Item>
      <Form.Item {...field('client')} extra={formatMessage({ id: 'form.goal.client.extra' })}>
        <Input placeholder={hint('client')} />
      </Form.Item>
      <Form.Item {...field('reviewers')}>
        <PersonSelect multiple />
      </Form.Item>
      <Form.Item
        {...field('weight')}
        extra={formatMessage({ id: 'form.goal.weight.extra' })}
        // Cleared, it holds null.
        normalize={(weight?: number | null) => weight ?? undefined}
      >
        <InputNumber min={GOAL_WEIGHT.least} max={GOAL_WEIGHT.most} precision={0} suffix="%" dir="ltr" />
      </Form.Item>
      <Form.Item
        {...field('visibility')}
        required
        extra={formatMessage({ id: 'form.goal.visibility.extra' })}
      >
        <Radio.Group
          className={styles.radios}
          options={VISIBILITIES.map((value) => ({
            value,
            label: formatMessage({ id: `form.visibility.${value}` }),
          }))}
        />
      </Form.Item>
      {/* Stays while it is hidden: who was chosen is not forgotten by a look at the other choices. */}
      <Form.Item {...field('audience')} required hidden={visibility !== 'partly'}>
        <PersonSelect multiple />
      </Form.Item>
    </>
  );
}
