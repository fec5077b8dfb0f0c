import { useT } from '@@/texts/account';
import { Alert } from '@/components/Alert';
import layout from './layout.module.css';
import { useAction } from './query/useAction';
import { RetryButton } from './RetryButton';

/** Shown when the sign-in succeeded but the user failed to load. */
export function UserLoadFailedAlert({ onRetry }: { onRetry: () => Promise<unknown> }) {
  const t = useT();
  const retrying = useAction(onRetry);
  return (
    <Alert
      className={layout.spaceAfterLg}
      type="warning"
      title={t('account.login.unread')}
      action={<RetryButton loading={retrying.isPending} onRetry={retrying.run} />}
    />
  );
}
