import { userEndpoints } from '@/domain/account/endpoints';
import { LOGIN_TYPE } from '@/domain/account/login';
import { proofEndpoints } from '@/domain/account/proof';
import { serviceEndpoints } from '@/domain/catalog/endpoints';
import { readSelection, writeSelection } from '@/domain/catalog/selection';
import { agreementEndpoints } from '@/domain/content/agreement';
import { messageEndpoints } from '@/domain/message/endpoints';
import { orderEndpoints } from '@/domain/order/endpoints';
import type { PayChannel } from '@/domain/order/order';
import type { OrderStatus } from '@/domain/order/orderMachine';
import { type Act, type Facts, known, sends, waits } from '../story';

/** The mocks' sample customer. */
const ACCOUNT = 'user';
const SAMPLE_PASSWORD = 'Market#2026';

/** Signs the customer in with the password. */
export const signsIn: Act = sends(
  userEndpoints.login,
  () => ({ body: { userPhone: ACCOUNT, loginType: LOGIN_TYPE.password, password: SAMPLE_PASSWORD } }),
  { keeps: ({ token }) => ({ token }) },
);

/** Proves the customer's identity with the password, as sensitive calls need. */
export const proves: Act = sends(proofEndpoints.prove, () => ({ body: { password: SAMPLE_PASSWORD } }));

/** Reads the versions of the agreements that a purchase accepts. */
export const readsAgreements: Act = sends(agreementEndpoints.list, () => ({}), {
  keeps: ({ list }) => ({ consents: list.map(({ code, version }) => ({ code, version })) }),
});

/** The consents to these agreements in their current versions. */
export const consentsTo = (facts: Facts, codes: readonly string[]) =>
  known(facts, 'consents').filter(({ code }) => codes.includes(code));

/** Reads the order in hand until it has this status. */
export const followsOrder = (status: OrderStatus): Act =>
  sends(orderEndpoints.get, (facts) => ({ params: { orderId: known(facts, 'order').orderId } }), {
    keeps: (order) => ({ order, ...(order.instanceId && { instanceId: order.instanceId }) }),
    reads: (order) => ({ status: order.status }),
    expects: { status },
  });

/** Pays the order in hand, and lets time pass until it is set up. */
export const pays = (channel: PayChannel, key: string): readonly Act[] => [
  sends(
    orderEndpoints.pay,
    (facts) => ({
      params: { orderId: known(facts, 'order').orderId },
      body: { channel, idempotencyKey: `story-payment-${key}` },
    }),
    { keeps: (order) => ({ order }) },
  ),
  waits({ minutes: 1 }),
];

interface Purchase {
  serviceId: string;
  plan: string;
  /** Distinguishes the purchases of a story. */
  key: string;
  channel?: PayChannel;
  /** The status of the order in the end, `completed` by default. */
  status?: OrderStatus;
}

/** The catalogue's page of a service that is looked at, with its plan. */
export const confirmPage = ({ service }: Facts, plan: string): string =>
  service
    ? `/serviceMarket/order${writeSelection(readSelection(service, `?plan=${plan}`))}`
    : '/serviceMarket';

/** Orders a plan, pays it and follows it. */
export function buys({ serviceId, plan, key, channel = 'balance', status = 'completed' }: Purchase): Act[] {
  const selection = (facts: Facts) => readSelection(known(facts, 'service'), `?plan=${plan}`);
  return [
    looksAt(serviceId),
    readsAgreements,
    sends(orderEndpoints.quote, (facts) => ({ body: selection(facts) }), { keeps: (quote) => ({ quote }) }),
    sends(
      orderEndpoints.place,
      (facts) => {
        const { quoteId, payableAmount } = known(facts, 'quote');
        return {
          body: {
            ...selection(facts),
            quoteId,
            payableAmount,
            buyerRemark: '',
            consents: consentsTo(facts, known(facts, 'service').agreements),
            idempotencyKey: `story-order-${key}`,
          },
        };
      },
      { keeps: (order) => ({ order }) },
    ),
    ...pays(channel, key),
    followsOrder(status),
  ];
}

/** Reads a service of the catalogue. */
export const looksAt = (serviceId: string): Act =>
  sends(serviceEndpoints.get, () => ({ params: { serviceId } }), { keeps: (service) => ({ service }) });

/** Expects a message about the order or the service in hand. */
export const isTold = (topic: 'service' | 'refund', about: 'order' | 'service'): Act =>
  sends(messageEndpoints.list, () => ({ query: { topic, pageSize: 50 } }), {
    reads: ({ list }, facts) => {
      const id = about === 'order' ? facts.order?.orderId : facts.instanceId;
      return { told: list.some(({ target }) => target?.kind === about && target.id === id) };
    },
    expects: { told: true },
  });

export const orderPage = ({ order }: Facts): string =>
  order ? `/usercenter/order/${order.orderId}` : '/usercenter/order';

export const servicePage = ({ instanceId }: Facts): string =>
  instanceId ? `/usercenter/service/${instanceId}` : '/usercenter/service';
