import { useT } from '@@/texts/charge';
import { useCanOpen } from '@/components/grantedPage';
import { buyTrialAddress } from '@/components/order/orderAgain';
import { useOutlook } from '@/components/service/useOutlook';
import { encodePart } from '@/domain/characters';
import { type InstanceSummary, isExpiringSoon, isRunning } from '@/domain/instance/instance';
import { needsAttention } from '@/domain/instance/instanceList';
import { possibleActions } from '@/domain/instance/instanceMachine';
import type { DialogKind } from './useChange';

/** The dialogs of the list. */
export type RowDialog = DialogKind | 'autoRenew';

/** An action of a row: it opens a dialog or leads to a page. */
export type RowAction = { key: string; text: string } & ({ dialog: RowDialog } | { to: string });

/** The page on which an open order goes on. */
const openOrderAddress = ({ orderId, status }: NonNullable<InstanceSummary['openOrder']>) =>
  `${status === 'provisionFailed' ? '/usercenter' : ''}/order/${encodePart(orderId)}`;

/**
 * Returns a function that gives the actions of a service: the one that its owner needs most, if any, and the others for its menu.
 * `now` is in server milliseconds.
 */
export function useRowActions() {
  const t = useT();
  const canOpen = useCanOpen();
  const getOutlook = useOutlook();

  /** Every action by its name; undefined unless it is possible. */
  function findActions(instance: InstanceSummary, now: number) {
    const { instanceId, orderId, orderType, openOrder, renewable, autoRenew } = instance;
    const possible = possibleActions(instance);
    const canUpgrade = possible.includes('upgrade');
    const outlook = isRunning(instance) ? getOutlook(instance, now) : undefined;
    const mending = outlook?.isPlanned ? undefined : outlook?.action;
    // The dialog renews at once, and an open order leads on by itself.
    const isSaid = mending?.name === 'renew' || (mending?.name === 'viewOrder' && openOrder !== undefined);
    const open = (dialog: RowDialog, text: string, isPossible: boolean): RowAction | undefined =>
      isPossible ? { key: dialog, text, dialog } : undefined;
    const lead = (key: string, text: string, to: string | undefined): RowAction | undefined =>
      to !== undefined && canOpen(to) ? { key, text, to } : undefined;
    const charges = `/usercenter/service/charge?${new URLSearchParams({ instanceId })}`;
    return {
      openOrder: lead(
        'openOrder',
        t(openOrder?.status === 'pendingPayment' ? 'bought.pay' : 'bought.open.view'),
        openOrder && openOrderAddress(openOrder),
      ),
      mend: mending && !isSaid ? lead(mending.name, mending.text, mending.address) : undefined,
      buy: lead(
        'buy',
        t('bought.buy'),
        orderType === 'trial' && isRunning(instance) ? buyTrialAddress(instance) : undefined,
      ),
      renew: open('renew', t('bought.renew'), possible.includes('renew') && renewable),
      access: open('access', t('bought.access'), possible.includes('access')),
      upgrade: open('upgrade', t('bought.upgrade'), canUpgrade && instance.upgradable),
      change: open('change', t('bought.change'), canUpgrade && instance.changeable === true),
      autoRenew: open(
        'autoRenew',
        t('bought.autoRenew.title'),
        possible.includes('autoRenew') && (renewable || autoRenew),
      ),
      order: lead('order', t('bought.order'), `/usercenter/order/${encodePart(orderId)}`),
      charges: lead('charges', t('bought.charges'), charges),
    };
  }

  return (instance: InstanceSummary, now: number) => {
    const actions = findActions(instance, now);
    const isDue = isExpiringSoon(instance, now) || !isRunning(instance);
    const main =
      actions.openOrder ??
      (needsAttention(instance, now) ? actions.mend : undefined) ??
      actions.buy ??
      (isDue ? actions.renew : undefined) ??
      actions.access;
    const others = Object.values(actions).filter((action) => action !== undefined && action !== main);
    return { main, others: others.filter((action) => action !== undefined) };
  };
}
