import { useT } from '@@/texts/entry';
import { Button, type ButtonProps } from 'antd';
import { getReadFailure, type RequestError } from '@/domain/requestError';
import { useOnline } from './useOnline';

interface RetryButtonProps extends Omit<ButtonProps, 'onClick' | 'href'> {
  /** Why a read failed. */
  error?: RequestError;
  onRetry: () => unknown;
}

/**
 * A retry button that also retries when the browser is back online. A text replaces it when a retry cannot help, because the
 * server does not have what was read.
 */
export function RetryButton({ error, onRetry, children, ...props }: RetryButtonProps) {
  const t = useT();
  useOnline(onRetry);
  if (error && getReadFailure(error) === 'unavailable') {
    return <span>{t('state.unavailable')}</span>;
  }
  return (
    <Button {...props} onClick={() => void onRetry()}>
      {children ?? t('state.retry')}
    </Button>
  );
}
