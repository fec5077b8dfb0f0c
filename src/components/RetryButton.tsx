import { useT } from '@@/texts/entry';
import { Button, type ButtonProps } from 'antd';
import { pauseText } from '@/domain/pauses';
import { getReadFailure, type RequestError } from '@/domain/requestError';
import { AUTOMATIC } from './query/usePolling';
import type { RefreshOptions } from './query/useQuery';
import { useOnline } from './useOnline';
import { pauseSecondsLeft, usePause, useReadAgain } from './usePause';

interface RetryButtonProps extends Omit<ButtonProps, 'onClick' | 'href'> {
  /** Why a read failed. */
  error?: RequestError;
  onRetry: (options?: RefreshOptions) => unknown;
}

/**
 * A retry button that also retries when the browser is back online, and after a pause that the server asks for, during which it
 * counts the seconds. A text replaces it when a retry cannot help, because the server does not have what was read.
 */
export function RetryButton({ error, onRetry, children, disabled, ...props }: RetryButtonProps) {
  const t = useT();
  const { secondsLeft } = usePause(error);
  // A computer that was asleep has not counted.
  useOnline(() => pauseSecondsLeft(error) === 0 && onRetry(AUTOMATIC));
  useReadAgain(error, () => onRetry(AUTOMATIC));
  if (error && getReadFailure(error) === 'unavailable') {
    return <span>{t('state.unavailable')}</span>;
  }
  return (
    <Button {...props} disabled={disabled || secondsLeft > 0} onClick={() => void onRetry()}>
      {secondsLeft > 0
        ? t('state.retryIn', { time: pauseText(t.locale, secondsLeft) })
        : (children ?? t('state.retry'))}
    </Button>
  );
}
