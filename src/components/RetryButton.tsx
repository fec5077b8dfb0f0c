import { useIntl } from '@umijs/max';
import { Button, type ButtonProps } from 'antd';
import { useOnline } from './useOnline';

interface RetryButtonProps extends Omit<ButtonProps, 'onClick' | 'href'> {
  /** Reads again what could not be read. */
  onRetry: () => unknown;
}

/** The way on beside what could not be read. Back online, it is read again without being asked for. */
export function RetryButton({ onRetry, children, ...props }: RetryButtonProps) {
  const { formatMessage } = useIntl();
  useOnline(onRetry);
  return (
    <Button {...props} onClick={() => void onRetry()}>
      {children ?? formatMessage({ id: 'state.retry' })}
    </Button>
  );
}
