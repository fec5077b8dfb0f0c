import { useT } from '@@/texts/rule';
import { Flex } from 'antd';
import { useState } from 'react';
import { Alert } from '@/components/Alert';
import { type Fact, FactItems } from '@/components/FactItems';
import layout from '@/components/layout.module.css';
import { Tabs } from '@/components/Tabs';
import { columnNames, inputNames } from '@/domain/fields';
import type { RuleComment, RuleDetail } from '@/domain/rule/ruleDetail';
import { RULE_STATUS, type Rule, type RuleInput, ruleFields } from '@/domain/rule/ruleFields';
import { EditableRuleField } from './EditableRuleField';
import { RuleComments } from './RuleComments';
import styles from './RuleDetail.module.css';
import { RuleHistory } from './RuleHistory';
import { RuleRuns } from './RuleRuns';
import { RuleValue } from './ruleColumns';

/** The name is the heading. */
const EDITABLE = inputNames(ruleFields).filter((name) => name !== 'name');
/** Values that only the system changes. */
const FIXED = columnNames(ruleFields).filter(
  (name) => !inputNames(ruleFields).some((other) => other === name),
);

interface RuleDetailTabsProps {
  rule: RuleDetail;
  /** `name` is that of a field or `comment`. */
  onDirty: (name: string, isDirty: boolean) => void;
  onSaved: (rule: Rule) => void;
  onCommented: (comment: RuleComment) => void;
  onGone: () => void;
}

/** A rule: why it is abnormal, its values, last runs, changes and comments. */
export function RuleDetailTabs({ rule, onCommented, ...handlers }: RuleDetailTabsProps) {
  const t = useT();
  const [tab, setTab] = useState('facts');

  const editable = (name: RuleInput) => (
    <EditableRuleField rule={rule} name={name} isHeading={name === 'name'} {...handlers} />
  );

  const facts: Fact[] = [
    ...EDITABLE.map((name): Fact => [t(`rule.field.${name}`), editable(name)]),
    ...FIXED.filter((name) => name !== 'failure' || rule.failure).map(
      (name): Fact => [
        t(`rule.field.${name}`),
        <div key={name} className={styles.value}>
          <RuleValue rule={rule} name={name} />
        </div>,
      ],
    ),
  ];

  return (
    <>
      {editable('name')}
      {rule.status === RULE_STATUS.abnormal && (
        <Alert
          className={layout.spaceAroundMd}
          type="error"
          title={t('rule.detail.abnormal')}
          description={rule.abnormalReason ?? t('rule.detail.abnormal.unknown')}
        />
      )}
      <Tabs
        activeKey={tab}
        onChange={setTab}
        items={[
          {
            key: 'facts',
            label: t('rule.detail.facts'),
            children: (
              <Flex className={styles.facts} component="dl" vertical gap={4}>
                <FactItems facts={facts} />
              </Flex>
            ),
          },
          { key: 'runs', label: t('rule.detail.runs'), children: <RuleRuns runs={rule.runs} /> },
          {
            key: 'history',
            label: t('rule.detail.history'),
            children: <RuleHistory rule={rule} onSaved={handlers.onSaved} onGone={handlers.onGone} />,
          },
          {
            key: 'comments',
            label: t('rule.detail.comments', { count: rule.comments.length }),
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
