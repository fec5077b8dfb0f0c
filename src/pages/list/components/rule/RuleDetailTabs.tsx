import { Alert, Flex, Tabs } from 'antd';
import { useState } from 'react';
import { RULE_STATUS, type Rule } from '@/domain/rule/rule';
import type { RuleComment, RuleDetail } from '@/domain/rule/ruleDetail';
import { EditableRuleField } from './EditableRuleField';
import { RuleComments } from './RuleComments';
import styles from './RuleDetail.module.css';
import { fieldColumn, type RuleChoices, type RuleFieldName, STEP_FIELDS } from './RuleFields';
import { RuleHistory } from './RuleHistory';
import { RuleRuns } from './RuleRuns';
import { RuleValue } from './RuleValue';
import { useRuleText } from './useRuleText';

/** Values that only the system changes. */
const FIXED_FACTS = ['updatedAt', 'callNo', 'progress', 'key'] as const;
const EDITABLE_FACTS = [
  ...STEP_FIELDS.basic.filter((name) => name !== 'name'),
  'status',
  ...STEP_FIELDS.properties,
  ...STEP_FIELDS.schedule.filter((name) => name !== 'status'),
] as const;

interface RuleDetailTabsProps extends Omit<RuleChoices, 'rule'> {
  rule: RuleDetail;
  /** `name` is that of a field or `comment`. */
  onDirty: (name: string, isDirty: boolean) => void;
  onSaved: (rule: Rule) => void;
  onCommented: (comment: RuleComment) => void;
  onGone: () => void;
}

/** A rule: why it is abnormal, its values, last runs, changes and comments. */
export function RuleDetailTabs({ rule, owners, regions, onCommented, ...handlers }: RuleDetailTabsProps) {
  const t = useRuleText();
  const [tab, setTab] = useState('facts');

  const fact = (name: RuleFieldName) => (
    <EditableRuleField
      rule={rule}
      name={name}
      isHeading={name === 'name'}
      owners={owners}
      regions={regions}
      {...handlers}
    >
      <RuleValue rule={rule} name={name} />
    </EditableRuleField>
  );

  const facts = (
    <Flex className={styles.facts} component="dl" vertical gap={4}>
      {EDITABLE_FACTS.map((name) => (
        <div key={name}>
          <dt>{t(`column.${fieldColumn(name)}`)}</dt>
          <dd>{fact(name)}</dd>
        </div>
      ))}
      {FIXED_FACTS.map((name) => (
        <div key={name}>
          <dt>{t(`column.${name}`)}</dt>
          <dd className={styles.fixed}>
            <RuleValue rule={rule} name={name} />
          </dd>
        </div>
      ))}
    </Flex>
  );

  return (
    <>
      {fact('name')}
      {rule.status === RULE_STATUS.abnormal && (
        <Alert
          className={styles.abnormal}
          type="error"
          showIcon
          title={t('detail.abnormal')}
          description={rule.abnormalReason ?? t('detail.abnormal.unknown')}
        />
      )}
      <Tabs
        activeKey={tab}
        onChange={setTab}
        items={[
          { key: 'facts', label: t('detail.facts'), children: facts },
          { key: 'runs', label: t('detail.runs'), children: <RuleRuns runs={rule.runs} /> },
          { key: 'history', label: t('detail.history'), children: <RuleHistory events={rule.history} /> },
          {
            key: 'comments',
            label: t('detail.comments', { count: rule.comments.length }),
            children: (
              <RuleComments
                ruleId={rule.key}
                comments={rule.comments}
                onDirty={(isDirty) => handlers.onDirty('comment', isDirty)}
                onAdded={onCommented}
                onGone={handlers.onGone}
              />
            ),
          },
        ]}
      />
    </>
  );
}
