import { useIntl } from '@umijs/max';
import { RetryButton } from './RetryButton';
import { StatusPage } from './StatusPage';

interface FailedStateProps {
  title: string;
  onRetry: () => void;
  retrying?: boolean;
  /** `h1` when it replaces the whole page. */
  heading?: 'h1' | 'h2';
}

/** Replaces content that could not be loaded, with what to do next. The request layer has already shown why. */
export function FailedState({ title, onRetry, retrying, heading = 'h2' }: FailedStateProps) {
  const { formatMessage } = useIntl();
  return (
    <StatusPage
      drawing="failed"
      heading={heading}
      title={title}
      description={formatMessage({ id: 'state.advice' })}
      action={<RetryButton type="primary" loading={retrying} onRetry={onRetry} />}
    />
  );
}
