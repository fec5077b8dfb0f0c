import { useIntl } from '@umijs/max';
import { Button, Flex, Progress } from 'antd';
import typography from '@/components/typography.module.css';
import styles from './Upload.module.css';
import type { UploadPhase } from './useUpload';

interface UploadStateProps {
  phase: UploadPhase;
  /** What is wrong with what is there, while nothing else is going on. */
  problem?: string;
  id: string;
  onCancel: () => void;
}

/** What is going on with a file: being prepared, on its way, refused with the reason, or failed with a way on. */
export function UploadState({ phase, problem, id, onCancel }: UploadStateProps) {
  const { formatMessage } = useIntl();
  const active = phase.name === 'preparing' || phase.name === 'sending';
  const refusal =
    phase.name === 'refused' ? formatMessage({ id: `certification.file.${phase.problem}` }) : problem;
  return (
    <Flex id={id} className={styles.state} vertical align="center" gap={8}>
      {active && (
        <>
          <Progress
            percent={phase.name === 'sending' ? Math.round(phase.share * 100) : 0}
            aria-label={formatMessage({ id: 'certification.upload.progress' })}
          />
          <p role="status" className={typography.secondary}>
            {formatMessage({ id: `certification.upload.${phase.name}` })}
          </p>
          <Button onClick={onCancel}>{formatMessage({ id: 'certification.upload.cancel' })}</Button>
        </>
      )}
      {phase.name === 'failed' && (
        <>
          <p role="alert" className={styles.refusal}>
            {formatMessage({ id: 'certification.upload.failed' })}
          </p>
          <Button type="primary" onClick={phase.retry}>
            {formatMessage({ id: 'state.retry' })}
          </Button>
        </>
      )}
      {(phase.name === 'refused' || phase.name === 'idle') && refusal && (
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      )}
    </Flex>
  );
}
