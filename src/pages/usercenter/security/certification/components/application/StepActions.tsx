import { useIntl } from '@umijs/max';
import { Button } from 'antd';
import styles from '../Certification.module.css';

interface StepActionsProps {
  onBack?: () => void;
  /** Without it the form's own submission goes on. */
  onNext?: () => void;
  busy?: boolean;
  saving?: boolean;
  /** ISO 8601. */
  savedAt: string;
}

/** The way on and the way back, and when the draft was last kept. */
export function StepActions({ onBack, onNext, busy, saving, savedAt }: StepActionsProps) {
  const { formatMessage, formatTime } = useIntl();
  return (
    <>
      <div className={styles.actions}>
        {onBack && (
          <Button size="large" onClick={onBack}>
            {formatMessage({ id: 'certification.back' })}
          </Button>
        )}
        <Button
          type="primary"
          size="large"
          htmlType={onNext ? 'button' : 'submit'}
          loading={busy}
          onClick={onNext}
        >
          {formatMessage({ id: 'certification.next' })}
        </Button>
      </div>
      <p role="status" className={styles.note}>
        {saving
          ? formatMessage({ id: 'certification.saving' })
          : formatMessage({ id: 'certification.savedAt' }, { time: formatTime(savedAt) })}
      </p>
    </>
  );
}
