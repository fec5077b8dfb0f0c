import { useIntl } from '@umijs/max';
import { Button } from 'antd';
import { useState } from 'react';
import typography from '@/components/typography.module.css';
import styles from './Demo.module.css';

const NAME = 'render-crash';

/** An error in the page itself: the error boundary's page takes this one's place. */
export function CrashRow() {
  const { formatMessage } = useIntl();
  const [crashed, setCrashed] = useState(false);
  if (crashed) throw new Error('Thrown on purpose by the demo page');
  return (
    <li className={styles.row}>
      <div>
        <code className={styles.name}>{NAME}</code>
        <div className={typography.note}>{formatMessage({ id: 'demo.rule.crash.note' })}</div>
      </div>
      <div>{formatMessage({ id: 'demo.rule.crash.expect' })}</div>
      <Button
        className={styles.trigger}
        autoInsertSpace={false}
        aria-label={formatMessage({ id: 'demo.trigger.named' }, { name: NAME })}
        onClick={() => setCrashed(true)}
      >
        {formatMessage({ id: 'demo.trigger' })}
      </Button>
    </li>
  );
}
