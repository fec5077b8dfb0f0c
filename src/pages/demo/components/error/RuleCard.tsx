import { useIntl } from '@umijs/max';
import { useState } from 'react';
import styles from '../Demo.module.css';
import { DemoCard } from '../DemoCard';
import { RULE_TRIALS } from './ruleTrials';
import { TrialRow, TriggerRow } from './TrialRow';

/** Rules of the request layer besides the catalogue: call options, concurrent calls, and a page that crashes. */
export function RuleCard({ signedIn }: { signedIn: boolean }) {
  const { formatMessage } = useIntl();
  return (
    <DemoCard title={formatMessage({ id: 'demo.group.rule' })}>
      <ul className={styles.rows}>
        {RULE_TRIALS.map(({ name, topic, needsSession, run }) => {
          const disabled = needsSession && !signedIn;
          return (
            <TrialRow
              key={name}
              name={name}
              note={formatMessage({ id: `demo.rule.${topic}.note` })}
              expected={formatMessage({ id: `demo.rule.${topic}.expect` })}
              remark={disabled && formatMessage({ id: 'demo.session.needed' })}
              disabled={disabled}
              run={run}
            />
          );
        })}
        <CrashRow />
      </ul>
    </DemoCard>
  );
}

/** Throws while rendering, so that the error boundary takes over. */
function CrashRow() {
  const { formatMessage } = useIntl();
  const [crashed, setCrashed] = useState(false);
  if (crashed) throw new Error('Thrown on purpose by the demo page');
  return (
    <TriggerRow
      name="render-crash"
      note={formatMessage({ id: 'demo.rule.crash.note' })}
      expected={formatMessage({ id: 'demo.rule.crash.expect' })}
      onTrigger={() => setCrashed(true)}
    />
  );
}
