import { useT } from '@@/texts/security';
import { IdcardOutlined, LockOutlined, MobileOutlined } from '@ant-design/icons';
import { useModel } from '@umijs/max';
import type { ReactNode } from 'react';
import { daysSince } from '@/browser/relativeTime';
import { OLD_PASSWORD_DAYS } from '@/domain/account/security';
import { CERTIFICATION_STATUS_TONE, type Tone } from '@/domain/statusTone';
import { Code } from '../Code';

/** A security feature of the account. */
export interface Protection {
  key: string;
  icon: ReactNode;
  title: string;
  status: { tone: Tone; text: string };
  /** Age of the password, masked phone or masked name. */
  value?: ReactNode;
  hint: string;
  action: { to: string; text: string };
}

/** Returns the security features of the signed-in user; both times come from the server. */
export function useProtections(passwordChangedAt: string, now: number): Protection[] {
  const t = useT();
  const user = useModel('@@initialState').initialState?.currentUser;
  const days = daysSince(Date.parse(passwordChangedAt), now);
  const old = days >= OLD_PASSWORD_DAYS;
  const { status, name } = user?.certification ?? { status: 'unverified' as const };
  return [
    {
      key: 'password',
      icon: <LockOutlined aria-hidden />,
      title: t('security.password'),
      status: old
        ? { tone: 'warning', text: t('security.password.old') }
        : { tone: 'success', text: t('security.password.good') },
      value: t('security.password.age', { days }),
      hint: t(old ? 'security.password.oldHint' : 'security.password.hint'),
      action: { to: '/usercenter/security/settings/change-password', text: t('security.password.change') },
    },
    {
      key: 'phone',
      icon: <MobileOutlined aria-hidden />,
      title: t('security.phone'),
      status: { tone: 'success', text: t('security.phone.bound') },
      value: <Code>{user?.userPhone}</Code>,
      hint: t('security.phone.hint'),
      action: { to: '/usercenter/security/settings/change-phone', text: t('security.phone.change') },
    },
    {
      key: 'certification',
      icon: <IdcardOutlined aria-hidden />,
      title: t('security.certification'),
      status: { tone: CERTIFICATION_STATUS_TONE[status], text: t(`security.certification.${status}`) },
      value: name,
      hint: t('security.certification.hint'),
      action: {
        to: '/usercenter/security/certification',
        text: t(status === 'unverified' ? 'security.certification.start' : 'security.certification.open'),
      },
    },
  ];
}
