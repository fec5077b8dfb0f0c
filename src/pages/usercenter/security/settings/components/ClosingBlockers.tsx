import { useT } from '@@/texts/privacy';
import {
  BankOutlined,
  ClockCircleOutlined,
  FileDoneOutlined,
  FileTextOutlined,
  QuestionCircleOutlined,
  RollbackOutlined,
  ShoppingOutlined,
  WalletOutlined,
} from '@ant-design/icons';
import { Alert } from '@/components/Alert';
import { Money } from '@/components/Money';
import { SettingList, SettingRow } from '@/components/security/SettingRow';
import type { Closing, ClosingBlocker } from '@/domain/account/closing';

const LOOKS = {
  services: { to: '/usercenter/service?group=running', Icon: ShoppingOutlined },
  orders: { to: '/usercenter/order', Icon: FileTextOutlined },
  refunds: { to: '/usercenter/order?tab=refund', Icon: RollbackOutlined },
  invoices: { to: '/usercenter/invoice?tab=list&status=requested', Icon: FileDoneOutlined },
  topUps: { to: '/usercenter/service/charge', Icon: ClockCircleOutlined },
  withdrawals: { to: '/usercenter/service/withdrawal', Icon: BankOutlined },
  balance: { to: '/usercenter/service/withdrawal', Icon: WalletOutlined },
} satisfies Record<ClosingBlocker, object>;

/** Blockers of closing the account, each with the page where it is settled. */
export function ClosingBlockers({ blockers }: Pick<Closing, 'blockers'>) {
  const t = useT();
  if (blockers.length === 0) {
    return <Alert type="success" title={t('privacy.close.free')} />;
  }
  return (
    <SettingList>
      {blockers.map(({ kind, count, inUse }) => {
        const look = Object.hasOwn(LOOKS, kind) ? LOOKS[kind] : undefined;
        // A newer server may know more blockers.
        if (look === undefined) {
          return (
            <SettingRow key={kind} icon={<QuestionCircleOutlined aria-hidden />} title={kind} value={count} />
          );
        }
        const { to, Icon } = look;
        const hint = t(`privacy.blocker.${kind}.hint`);
        return (
          <SettingRow
            key={kind}
            icon={<Icon aria-hidden />}
            title={
              inUse === undefined
                ? t(`privacy.blocker.${kind}`, { count })
                : t('privacy.blocker.services.some', { count, inUse })
            }
            value={kind === 'balance' && <Money cents={count} />}
            hint={inUse === undefined ? hint : `${hint} ${t('privacy.blocker.services.others')}`}
            action={{ to, text: t(`privacy.blocker.${kind}.link`) }}
          />
        );
      })}
    </SettingList>
  );
}
