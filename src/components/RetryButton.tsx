import { useIntl } from '@umijs/max';
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
  const { formatMessage } = useIntl();
  useOnline(onRetry);
  if (error && getReadFailure(error) === 'unavailable') {
    return <span>{formatMessage({ id: 'state.unavailable' })}</span>;
  }
  return (
    <Button {...props} onClick={() => void onRetry()}>
      {children ?? formatMessage({ id: 'state.retry' })}
    </Button>
  );
}
