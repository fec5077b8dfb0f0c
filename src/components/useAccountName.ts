import { useIntl } from '@umijs/max';
import type { CurrentUser } from '@/domain/account/account';

/** Returns a function that names a user: by nickname, name or masked phone, else "Account". */
export function useAccountName(): (user: CurrentUser) => string {
  const { formatMessage } = useIntl();
  return ({ nickname, userName }) => nickname || userName || formatMessage({ id: 'frame.account' });
}
