import { IdcardOutlined, LockOutlined, MobileOutlined } from '@ant-design/icons';
import { useIntl, useModel } from '@umijs/max';
import type { ReactNode } from 'react';
import { daysSince } from '@/browser/relativeTime';
import { OLD_PASSWORD_DAYS } from '@/domain/account/security';
import { CERTIFICATION_STATUS_TONE, type Tone } from '@/domain/statusTone';

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
  const { formatMessage } = useIntl();
  const text = (id: TextId, values?: Record<string, string | number>) => formatMessage({ id }, values);
  const user = useModel('@@initialState').initialState?.currentUser;
  const days = daysSince(Date.parse(passwordChangedAt), now);
  const old = days >= OLD_PASSWORD_DAYS;
  const { status, name } = user?.certification ?? { status: 'unverified' as const };
  return [
    {
      key: 'password',
      icon: <LockOutlined aria-hidden />,
      title: text('security.password'),
      status: old
        ? { tone: 'warning', text: text('security.password.old') }
        : { tone: 'success', text: text('security.password.good') },
      value: text('security.password.age', { days }),
      hint: text(old ? 'security.password.oldHint' : 'security.password.hint'),
      action: { to: '/usercenter/security/settings/change-password', text: text('security.password.change') },
    },
    {
      key: 'phone',
      icon: <MobileOutlined aria-hidden />,
      title: text('security.phone'),
      status: { tone: 'success', text: text('security.phone.bound') },
      value: (
        <bdi dir="ltr" translate="no">
          {user?.userPhone}
        </bdi>
      ),
      hint: text('security.phone.hint'),
      action: { to: '/usercenter/security/settings/change-phone', text: text('security.phone.change') },
    },
    {
      key: 'certification',
      icon: <IdcardOutlined aria-hidden />,
      title: text('security.certification'),
      status: { tone: CERTIFICATION_STATUS_TONE[status], text: text(`security.certification.${status}`) },
      value: name,
      hint: text('security.certification.hint'),
      action: {
        to: '/usercenter/security/certification',
        text: text(status === 'unverified' ? 'security.certification.start' : 'security.certification.open'),
      },
    },
  ];
}
