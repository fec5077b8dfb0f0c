import { useIntl } from '@umijs/max';
import { Button, type ButtonProps } from 'antd';
import { useOnline } from './useOnline';

interface RetryButtonProps extends Omit<ButtonProps, 'onClick' | 'href'> {
  onRetry: () => unknown;
}

/** A retry button that also retries when the browser is back online. */
export function RetryButton({ onRetry, children, ...props }: RetryButtonProps) {
  const { formatMessage } = useIntl();
  useOnline(onRetry);
  return (
    <Button {...props} onClick={() => void onRetry()}>
      {children ?? formatMessage({ id: 'state.retry' })}
    </Button>
  );
}
