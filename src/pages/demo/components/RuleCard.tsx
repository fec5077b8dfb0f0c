import { useIntl } from '@umijs/max';
import typography from '@/components/typography.module.css';
import { CrashRow } from './CrashRow';
import styles from './Demo.module.css';
import { DemoCard } from './DemoCard';
import { RULE_TRIALS } from './ruleTrials';
import { TrialRow } from './TrialRow';

/** What holds for calls beyond the catalogue: their options, many at once, and a page that fails itself. */
export function RuleCard({ signedIn }: { signedIn: boolean }) {
  const { formatMessage } = useIntl();
  return (
    <DemoCard title={formatMessage({ id: 'demo.group.rule' })}>
      <ul className={styles.rows}>
        {RULE_TRIALS.map(({ name, topic, needsSession, run }) => {
          const missing = needsSession && !signedIn;
          return (
            <TrialRow
              key={name}
              name={name}
              note={formatMessage({ id: `demo.rule.${topic}.note` })}
              expected={
                <>
                  {formatMessage({ id: `demo.rule.${topic}.expect` })}
                  {missing && (
                    <div className={typography.note}>{formatMessage({ id: 'demo.session.needed' })}</div>
                  )}
                </>
              }
              disabled={missing}
              run={run}
            />
          );
        })}
        <CrashRow />
      </ul>
    </DemoCard>
  );
}
