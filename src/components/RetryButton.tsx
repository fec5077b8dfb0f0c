import { useT } from '@@/texts/entry';
import { Button, type ButtonProps } from 'antd';
import { pauseText } from '@/domain/pauses';
import type { RequestError } from '@/domain/requestError';
import { reload } from './navigationGuards';
import { AUTOMATIC } from './query/automaticRead';
import type { RefreshOptions } from './query/useQuery';
import { useOnline } from './useOnline';
import { pauseSecondsLeft, usePauseSeconds, useReadAgain } from './usePause';
import { usePageFailure } from './versionWatch';

interface RetryButtonProps extends Omit<ButtonProps, 'onClick' | 'href'> {
  /** Why a read failed. */
  error?: RequestError;
  onRetry: (options?: RefreshOptions) => unknown;
}

/**
 * A retry button that also retries when the browser is back online, and after a pause that the server asks for, during which it
 * counts the seconds. When a retry cannot help, a text replaces it, because the server does not have what was read, or a button
 * to reload, because the portal is out of date.
 */
export function RetryButton({ error, onRetry, children, disabled, ...props }: RetryButtonProps) {
  const t = useT();
  const failure = usePageFailure(error);
  const secondsLeft = usePauseSeconds(error);
  // A computer that was asleep has not counted.
  useOnline(() => pauseSecondsLeft(error) === 0 && onRetry(AUTOMATIC));
  useReadAgain(error, () => onRetry(AUTOMATIC));
  if (failure === 'unavailable') return <span>{t('state.unavailable')}</span>;
  if (failure === 'outdated') {
    return (
      <Button {...props} onClick={reload}>
        {t('state.reload')}
      </Button>
    );
  }
  return (
    <Button {...props} disabled={disabled || secondsLeft > 0} onClick={() => void onRetry()}>
      {secondsLeft > 0
        ? t('state.retryIn', { time: pauseText(t.locale, secondsLeft) })
        : (children ?? t('state.retry'))}
    </Button>
  );
}
