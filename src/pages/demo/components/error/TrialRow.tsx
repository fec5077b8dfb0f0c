import { useT } from '@@/texts/demo';
import { Button } from 'antd';
import type { PropsWithChildren } from 'react';
import typography from '@/components/typography.module.css';
import styles from '../Demo.module.css';
import { OutcomeLine } from './OutcomeLine';
import { type Outcome, useTrial } from './trial';

interface TriggerRowProps {
  name: string;
  note: string;
  /** What the trigger should show. */
  expected: string;
  /** Shown below it. */
  remark?: string | false;
  disabled?: boolean;
  loading?: boolean;
  onTrigger: () => void;
}

/** A row with a name, the expected result and a button. `children` appear below. */
export function TriggerRow(props: PropsWithChildren<TriggerRowProps>) {
  const { name, note, expected, remark, disabled, loading, onTrigger, children } = props;
  const t = useT();
  return (
    <li className={styles.row}>
      <div>
        <code translate="no" className={styles.name}>
          {name}
        </code>
        <div className={typography.note}>{note}</div>
      </div>
      <div>
        {expected}
        {remark && <div className={typography.note}>{remark}</div>}
      </div>
      <Button
        style={{ minInlineSize: 88 }}
        autoInsertSpace={false}
        aria-label={t('demo.trigger.named', { name })}
        disabled={disabled}
        loading={loading}
        onClick={onTrigger}
      >
        {t('demo.trigger')}
      </Button>
      {children}
    </li>
  );
}

interface TrialRowProps extends Omit<TriggerRowProps, 'loading' | 'onTrigger'> {
  run: () => Promise<Outcome>;
}

/** A row that runs a call and shows its outcome. */
export function TrialRow({ run, ...row }: TrialRowProps) {
  const { running, outcome, start } = useTrial(row.name);
  return (
    <TriggerRow {...row} loading={running} onTrigger={() => start(run)}>
      <OutcomeLine running={running} outcome={outcome} />
    </TriggerRow>
  );
}
