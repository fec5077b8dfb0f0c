import { RetryButton } from './RetryButton';
import { StatusPage } from './StatusPage';

interface FailedStateProps {
  title: string;
  onRetry: () => void;
  retrying?: boolean;
  /** `h1` when it replaces the whole page. */
  heading?: 'h1' | 'h2';
}

/** Replaces content that could not be loaded. The request layer has already shown why. */
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
