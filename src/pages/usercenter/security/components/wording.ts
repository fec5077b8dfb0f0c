import { useIntl } from '@umijs/max';
import { LOGIN_TYPE } from '@/domain/account/login';
import type { LoginRecord } from '@/domain/account/security';

/** Text ids of the ways to sign in. */
export const WAY_TEXT: Record<LoginRecord['loginType'], TextId> = {
  [LOGIN_TYPE.sms]: 'security.way.sms',
  [LOGIN_TYPE.password]: 'security.way.password',
};

/** Names a device; the server leaves the name empty when the browser did not tell. */
export function useDeviceName(): (device: string) => string {
  const { formatMessage } = useIntl();
  return (device) => device || formatMessage({ id: 'security.device.unknown' });
}
