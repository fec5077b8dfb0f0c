import { useT } from '@@/texts/entry';
import { Button, type ButtonProps } from 'antd';
import type { RequestError } from '@/domain/requestError';
import { reload } from './navigationGuards';
import { useOnline } from './useOnline';
import { usePageFailure } from './versionWatch';

interface RetryButtonProps extends Omit<ButtonProps, 'onClick' | 'href'> {
  /** Why a read failed. */
  error?: RequestError;
  onRetry: () => unknown;
}

/**
 * A retry button that also retries when the browser is back online. When a retry cannot help, a text replaces it, because the
 * server does not have what was read, or a button to reload, because the portal is out of date.
 */
export function RetryButton({ error, onRetry, children, ...props }: RetryButtonProps) {
  const t = useT();
  useOnline(onRetry);
  const failure = usePageFailure(error);
  if (failure === 'unavailable') return <span>{t('state.unavailable')}</span>;
  if (failure === 'outdated') {
    return (
      <Button {...props} onClick={reload}>
        {t('state.reload')}
      </Button>
    );
  }
  return (
    <Button {...props} onClick={() => void onRetry()}>
      {children ?? t('state.retry')}
    </Button>
  );
}
