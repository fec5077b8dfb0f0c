import { useT } from '@@/texts/security';
import { LOGIN_TYPE } from '@/domain/account/login';
import { LINKED_LOGIN_TYPE, type LoginRecord } from '@/domain/account/security';

/** Text ids of the sign-in methods. */
const WAY_TEXT: Record<LoginRecord['loginType'], TextId<'security'>> = {
  [LOGIN_TYPE.sms]: 'security.way.sms',
  [LOGIN_TYPE.password]: 'security.way.password',
  [LINKED_LOGIN_TYPE]: 'security.way.linked',
};

/** The text of a way to sign in; an unknown one is its own text. */
export const wayTextId = (loginType: LoginRecord['loginType']): TextId<'security'> =>
  WAY_TEXT[loginType] ?? (`security.way.${loginType}` as TextId<'security'>);

/** Returns a function that names a device; the name is empty when unknown. */
export function useDeviceName(): (device: string) => string {
  const t = useT();
  return (device) => device || t('security.device.unknown');
}
