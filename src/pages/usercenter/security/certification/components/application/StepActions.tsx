import { useIntl } from '@umijs/max';
import { Button, Flex } from 'antd';
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
      <Flex className={styles.actions} wrap align="center" gap={12}>
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
      </Flex>
      <p role="status" className={styles.note}>
        {saving
          ? formatMessage({ id: 'certification.saving' })
          : formatMessage({ id: 'certification.savedAt' }, { time: formatTime(savedAt) })}
      </p>
    </>
  );
}
