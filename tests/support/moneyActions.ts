import { screen, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { writeDraft } from '@/browser/draft';
import { newIdempotencyKey } from '@/browser/idempotencyKey';
import { db } from '../../mock/lib/db';
import { settledOrders } from '../../mock/lib/settledOrders';
import { PASSWORD } from './account';
import { advanceClock } from './clock';
import {
  confirmAddress,
  orderRecord,
  PAY,
  PLACE_ORDER,
  payElsewhere,
  placedOrder,
  plainService,
  signInAs,
  someService,
  toSelection,
} from './orders';
import { place } from './renderApp';
import { getUser, openDrafts, ownService, signIn } from './signedIn';

type User = ReturnType<typeof userEvent.setup>;

/** An action that moves money or changes a service, ready to be done on its page. */
export interface MoneyAction {
  /** The sample account that is signed in, `user` by default. */
  account?: string;
  address: string;
  method: 'POST' | 'PUT';
  path: string;
  /** The controls that do it, one per open page. */
  controls: () => HTMLElement[];
  /** Fills in what the action requires. */
  fill?: (user: User) => Promise<void>;
  /** Whether leaving its page is confirmed, because what was filled in would be lost. */
  asksToLeave?: boolean;
  /** How often it was done at the server. */
  count: () => number;
  /** Throws unless the page shows that it was done. */
  expectDone: () => void;
}

const buttons = (name: string | RegExp) => screen.queryAllByRole('button', { name });
const accept = async (user: User) => {
  for (const box of await screen.findAllByRole('checkbox')) await user.click(box);
};
const expectCashier = () => expect(place()).toMatch(/^\/order\/\d+$/);

function change(kind: 'renew' | 'upgrade'): MoneyAction {
  signIn();
  const { instanceId } = ownService('document-translation');
  return {
    address: `/usercenter/service?${kind}=${instanceId}`,
    method: 'POST',
    path: `instance/${instanceId}/${kind}`,
    controls: () => buttons(PLACE_ORDER),
    fill: accept,
    count: () => db().orders.filter(({ selection }) => selection.instanceId === instanceId).length,
    expectDone: expectCashier,
  };
}

export const MONEY_ACTIONS: Record<string, () => MoneyAction | Promise<MoneyAction>> = {
  order() {
    signInAs('user');
    return {
      address: confirmAddress(toSelection(plainService()), newIdempotencyKey()),
      method: 'POST',
      path: 'order',
      controls: () => buttons(PLACE_ORDER),
      fill: accept,
      count: () => db().orders.length,
      expectDone: expectCashier,
    };
  },

  async payment() {
    signInAs('user');
    db().paymentSettings.outcome = 'hang';
    const orderId = await placedOrder();
    return {
      address: `/order/${orderId}`,
      method: 'POST',
      path: `order/${orderId}/pay`,
      controls: () => buttons(PAY),
      count: () => orderRecord(orderId).payments.length,
      expectDone: () =>
        expect(screen.queryAllByRole('heading', { name: 'Scan with Alipay to pay' })).not.toHaveLength(0),
    };
  },

  topUp() {
    signIn();
    db().paymentSettings.outcome = 'hang';
    return {
      address: '/usercenter/service/charge?topUp=open',
      method: 'POST',
      path: 'balance/topUp',
      controls: () => buttons('Top up ¥100.00'),
      count: () => db().topUps.length,
      expectDone: () => expect(screen.queryAllByRole('img', { name: /^QR code/ })).not.toHaveLength(0),
    };
  },

  renewal: () => change('renew'),
  upgrade: () => change('upgrade'),

  async refund() {
    signInAs('user');
    Object.assign(db().paymentSettings, { settleAfterMs: 0, refundAfterMs: 60_000 });
    const service = someService(
      ({ requiresCertification, purchaseLimit, skus }) =>
        !requiresCertification &&
        purchaseLimit === 0 &&
        skus.every(
          ({ units, periods }) => units === undefined && periods.every(({ price }) => price >= 20_000),
        ),
    );
    const orderId = await placedOrder(toSelection(service));
    await payElsewhere(orderId, 'alipay');
    advanceClock(10);
    settledOrders();
    return {
      address: `/usercenter/order/${orderId}?refund=1`,
      method: 'POST',
      path: `order/${orderId}/refund`,
      controls: () => buttons(/^Request ¥.* back$/),
      count: () => orderRecord(orderId).refunds?.length ?? 0,
      expectDone: () =>
        expect(screen.queryAllByRole('region', { name: 'Refund under review' })).not.toHaveLength(0),
    };
  },

  async invoice() {
    signInAs('user');
    Object.assign(db().paymentSettings, { settleAfterMs: 0 });
    const orderId = await placedOrder();
    await payElsewhere(orderId, 'alipay');
    advanceClock(10);
    settledOrders();
    return {
      address: `/usercenter/order/${orderId}?invoice=1`,
      method: 'POST',
      path: 'invoice',
      controls: () => buttons('Send request'),
      count: () => db().invoices.filter(({ lines }) => lines.some(({ id }) => id === orderId)).length,
      expectDone: () => expect(screen.queryAllByText('Being issued')).not.toHaveLength(0),
    };
  },

  async transfer() {
    signIn('admin');
    await openDrafts('admin');
    writeDraft(getUser('admin').userId, 'transfer', {
      payAccountId: 'petty',
      receiverType: 'alipay',
      receiverAccount: 'pay@example.com',
      receiverName: 'Zhang San',
      amount: '12.50',
    });
    return {
      account: 'admin',
      address: '/form/step-form?step=confirm',
      method: 'POST',
      path: 'console/form/transfer',
      controls: () => buttons('Transfer ¥12.50'),
      async fill(user) {
        for (const field of await screen.findAllByLabelText('Password')) await user.type(field, PASSWORD);
      },
      asksToLeave: true,
      count: () => db().submissions.filter(({ kind }) => kind === 'transfer').length,
      expectDone: () =>
        expect(screen.queryAllByRole('heading', { name: 'Transfer submitted' })).not.toHaveLength(0),
    };
  },

  autoRenewal() {
    signIn();
    const service = ownService('uptime-probe');
    const name = `Renew automatically: ${service.service.title.en}`;
    const before = service.autoRenew;
    const switches = () => screen.queryAllByRole('switch', { name });
    return {
      address: `/usercenter/service?autoRenew=${service.instanceId}`,
      method: 'PUT',
      path: `instance/${service.instanceId}/autoRenew`,
      controls: switches,
      count: () => Number(ownService('uptime-probe').autoRenew !== before),
      expectDone() {
        expect(within(document.body).queryAllByText(/^Automatic renewal is/)).not.toHaveLength(0);
        for (const each of switches()) expect(each).toHaveAttribute('aria-checked', String(!before));
      },
    };
  },
};
