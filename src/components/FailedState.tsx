import { RetryButton } from './RetryButton';
import { StatusPage } from './StatusPage';

interface FailedStateProps {
  /** What could not be read. */
  title: string;
  onRetry: () => void;
  retrying?: boolean;
  /** `h2` unless it stands for the whole page. */
  heading?: 'h1' | 'h2';
}

/** Stands where something could not be read; the request layer has said why. */
export function FailedState({ title, onRetry, retrying, heading = 'h2' }: FailedStateProps) {
  return (
    <StatusPage
      drawing="failed"
      heading={heading}
      title={title}
      action={<RetryButton type="primary" loading={retrying} onRetry={onRetry} />}
    />
  );
}
