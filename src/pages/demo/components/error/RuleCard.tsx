import { useT } from '@@/texts/demo';
import { useState } from 'react';
import styles from '../Demo.module.css';
import { DemoCard } from '../DemoCard';
import { RULE_TRIALS } from './ruleTrials';
import { TrialRow, TriggerRow } from './TrialRow';

/** Rules of the request layer besides the catalogue: call options, concurrent calls, and a page that crashes. */
export function RuleCard({ signedIn }: { signedIn: boolean }) {
  const t = useT();
  return (
    <DemoCard title={t('demo.group.rule')}>
      <ul className={styles.rows}>
        {RULE_TRIALS.map(({ name, topic, needsSession, run }) => {
          const disabled = needsSession && !signedIn;
          return (
            <TrialRow
              key={name}
              name={name}
              note={t(`demo.rule.${topic}.note`)}
              expected={t(`demo.rule.${topic}.expect`)}
              remark={disabled && t('demo.session.needed')}
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
  const t = useT();
  const [crashed, setCrashed] = useState(false);
  if (crashed) throw new Error('Thrown on purpose by the demo page');
  return (
    <TriggerRow
      name="render-crash"
      note={t('demo.rule.crash.note')}
      expected={t('demo.rule.crash.expect')}
      onTrigger={() => setCrashed(true)}
    />
  );
}
