import { useIntl } from '@umijs/max';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import typography from '@/components/typography.module.css';
import styles from './Demo.module.css';
import { OutcomeLine } from './OutcomeLine';
import type { Outcome } from './outcome';
import { useTrial } from './trials';

interface TrialRowProps {
  name: string;
  note: string;
  /** What should be seen. */
  expected: ReactNode;
  disabled?: boolean;
  run: () => Promise<Outcome>;
}

/** One thing to try: what it is, what should be seen, the button, and what was seen. */
export function TrialRow({ name, note, expected, disabled, run }: TrialRowProps) {
  const { formatMessage } = useIntl();
  const { running, outcome, start } = useTrial(name);
  return (
    <li className={styles.row}>
      <div>
        <code className={styles.name}>{name}</code>
        <div className={typography.note}>{note}</div>
      </div>
      <div>{expected}</div>
      <Button
        className={styles.trigger}
        autoInsertSpace={false}
        aria-label={formatMessage({ id: 'demo.trigger.named' }, { name })}
        disabled={disabled}
        loading={running}
        onClick={() => start(run)}
      >
        {formatMessage({ id: 'demo.trigger' })}
      </Button>
      <OutcomeLine running={running} outcome={outcome} />
    </li>
  );
}
