import { useIntl } from '@umijs/max';
import typography from '@/components/typography.module.css';
import type { Scenario } from '@/domain/demo';
import styles from './Demo.module.css';
import { DemoCard } from './DemoCard';
import { getExpectation } from './expectations';
import { callScenario } from './scenarioCalls';
import type { ScenarioGroup } from './scenarioGroups';
import { TrialRow } from './TrialRow';

interface ScenarioCardProps {
  group: ScenarioGroup;
  scenarios: readonly Scenario[];
  signedIn: boolean;
}

/** One part of the error catalogue (spec section 8). */
export function ScenarioCard({ group, scenarios, signedIn }: ScenarioCardProps) {
  const { formatMessage } = useIntl();
  const signedOutNote = group === 'session' && !signedIn;

  function getExpected(name: string) {
    const { id, textId, values } = getExpectation(name);
    return formatMessage({ id }, { text: textId && formatMessage({ id: textId }, values) });
  }

  return (
    <DemoCard title={formatMessage({ id: `demo.group.${group}` })}>
      <ul className={styles.rows}>
        {scenarios.map(({ name, note }) => (
          <TrialRow
            key={name}
            name={name}
            note={note}
            expected={
              <>
                {getExpected(name)}
                {signedOutNote && (
                  <div className={typography.note}>{formatMessage({ id: 'demo.session.signedOutNote' })}</div>
                )}
              </>
            }
            run={() => callScenario(name)}
          />
        ))}
      </ul>
    </DemoCard>
  );
}
