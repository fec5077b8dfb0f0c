import { useT } from '@@/texts/demo';
import { useModel } from '@umijs/max';
import { Empty, Flex } from 'antd';
import { useState } from 'react';
import { SearchInput } from '@/components/search/SearchInput';
import type { Scenario } from '@/domain/demo';
import styles from '../Demo.module.css';
import { DemoCard } from '../DemoCard';
import { RuleCard } from './RuleCard';
import { SessionCard } from './SessionCard';
import { callScenario, getExpectation, groupScenarios, type ScenarioGroup } from './scenarios';
import { TrialRow } from './TrialRow';

/** The error catalogue, triggered through the real request layer (spec section 8). */
export function ErrorTab({ scenarios }: { scenarios: readonly Scenario[] }) {
  const t = useT();
  const signedIn = useModel('@@initialState').initialState?.currentUser !== undefined;
  const [keywords, setKeywords] = useState('');
  const groups = groupScenarios(scenarios, keywords);
  return (
    <Flex vertical gap={16}>
      <SessionCard />
      <SearchInput
        style={{ maxInlineSize: 480 }}
        size="large"
        label={t('demo.search')}
        value={keywords}
        onChange={setKeywords}
      />
      {groups.map(({ group, scenarios: found }) => (
        <ScenarioCard key={group} group={group} scenarios={found} signedIn={signedIn} />
      ))}
      {groups.length === 0 && <Empty />}
      {keywords.trim() === '' && <RuleCard signedIn={signedIn} />}
    </Flex>
  );
}

interface ScenarioCardProps {
  group: ScenarioGroup;
  scenarios: readonly Scenario[];
  signedIn: boolean;
}

function ScenarioCard({ group, scenarios, signedIn }: ScenarioCardProps) {
  const t = useT();

  function getExpected(name: string) {
    const { id, textId, values } = getExpectation(name);
    return t(id, { text: textId && t(textId, values) });
  }

  return (
    <DemoCard title={t(`demo.group.${group}`)}>
      <ul className={styles.rows}>
        {scenarios.map(({ name, note }) => (
          <TrialRow
            key={name}
            name={name}
            note={note}
            expected={getExpected(name)}
            remark={group === 'session' && !signedIn && t('demo.session.signedOutNote')}
            run={() => callScenario(name)}
          />
        ))}
      </ul>
    </DemoCard>
  );
}
