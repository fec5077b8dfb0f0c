import { useT } from '@@/texts/entry';
import type { CurrentUser } from '@/domain/account/account';

/** Returns a function that names a user: by nickname, name or masked phone, else "Account". */
export function useAccountName(): (user: CurrentUser) => string {
  const t = useT();
  return ({ nickname, userName }) => nickname || userName || t('frame.account');
}
