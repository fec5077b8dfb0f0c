import { SearchOutlined } from '@ant-design/icons';
import { useIntl, useModel } from '@umijs/max';
import { Empty, Flex, Input } from 'antd';
import { useState } from 'react';
import type { Scenario } from '@/domain/demo';
import styles from './Demo.module.css';
import { RuleCard } from './RuleCard';
import { ScenarioCard } from './ScenarioCard';
import { SessionCard } from './SessionCard';
import { groupScenarios } from './scenarioGroups';

/** Every line of the error catalogue, to be triggered through the real request layer (spec section 8). */
export function ErrorTab({ scenarios }: { scenarios: readonly Scenario[] }) {
  const { formatMessage } = useIntl();
  const signedIn = useModel('@@initialState').initialState?.currentUser !== undefined;
  const [words, setWords] = useState('');
  const groups = groupScenarios(scenarios, words);
  return (
    <Flex vertical gap={16}>
      <SessionCard />
      <Input
        className={styles.search}
        type="search"
        size="large"
        allowClear
        prefix={<SearchOutlined aria-hidden />}
        placeholder={formatMessage({ id: 'demo.search' })}
        aria-label={formatMessage({ id: 'demo.search' })}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      {groups.map(({ group, scenarios: found }) => (
        <ScenarioCard key={group} group={group} scenarios={found} signedIn={signedIn} />
      ))}
      {groups.length === 0 && <Empty />}
      {words.trim() === '' && <RuleCard signedIn={signedIn} />}
    </Flex>
  );
}
