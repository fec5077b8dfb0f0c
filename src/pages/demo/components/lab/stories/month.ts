import { instanceDetailEndpoints } from '@/domain/instance/detailEndpoints';
import { instanceEndpoints } from '@/domain/instance/endpoints';
import { invoiceEndpoints } from '@/domain/invoice/endpoints';
import { orderEndpoints } from '@/domain/order/endpoints';
import { known, type Story, sends, waits } from '../story';
import {
  buys,
  consentsTo,
  followsOrder,
  isTold,
  orderPage,
  pays,
  readsAgreements,
  servicePage,
  signsIn,
} from './purchase';

const ALERT_PERCENT = 50;

/** The used share of the pack in hand, in percent. */
const readsUsage = (percent: number) =>
  sends(instanceDetailEndpoints.get, (facts) => ({ params: { instanceId: known(facts, 'instanceId') } }), {
    reads: ({ usage }) => ({
      used: usage?.allowance ? Math.floor((usage.allowance.used / usage.allowance.total) * 100) : undefined,
    }),
    expects: { used: percent },
  });

/** Seven weeks of a customer. */
export const month: Story = {
  id: 'month',
  startsAt: '2026-03-02T01:00:00.000Z',
  steps: [
    { id: 'month-signIn', acts: [signsIn], page: () => '/usercenter/overview' },
    {
      id: 'month-buy',
      acts: buys({ serviceId: 'address-parsing', plan: 'pack50k', key: 'pack' }),
      page: orderPage,
    },
    {
      id: 'month-alert',
      acts: [
        sends(instanceDetailEndpoints.setAlert, (facts) => ({
          params: { instanceId: known(facts, 'instanceId') },
          body: { percent: ALERT_PERCENT, idempotencyKey: 'story-alert-pack' },
        })),
      ],
      page: servicePage,
    },
    {
      id: 'month-invoice',
      acts: [
        sends(
          invoiceEndpoints.request,
          (facts) => {
            const { orderId: id, paidAmount: amount } = known(facts, 'order');
            return {
              body: {
                titleType: 'personal' as const,
                title: 'Lin Xiaoman',
                email: 'xiaoman.lin@example.com',
                lines: [{ kind: 'order' as const, id }],
                amount,
                idempotencyKey: 'story-invoice-pack',
              },
            };
          },
          { reads: ({ status }) => ({ status }), expects: { status: 'requested' } },
        ),
      ],
      page: orderPage,
    },
    {
      id: 'month-warned',
      acts: [waits({ days: 26 }), signsIn, readsUsage(51), isTold('service', 'service')],
      page: () => '/usercenter/message',
    },
    { id: 'month-usedUp', acts: [waits({ days: 25 }), signsIn, readsUsage(100)], page: servicePage },
    {
      id: 'month-radar',
      acts: [
        sends(instanceEndpoints.renewals, () => ({}), {
          keeps: ({ list }) => ({ renewal: list.find(({ price, openOrder }) => price && !openOrder) }),
          reads: ({ list }) => ({ renewable: list.some(({ price, openOrder }) => price && !openOrder) }),
          expects: { renewable: true },
        }),
      ],
      page: () => '/usercenter/service/renewals',
    },
    {
      id: 'month-renew',
      acts: [
        readsAgreements,
        sends(
          orderEndpoints.quote,
          (facts) => {
            const { instanceId, service, skuCode, specs, period, quantity } = known(facts, 'renewal');
            const { serviceId } = service;
            return {
              body: { serviceId, skuCode, specs, period, quantity, orderType: 'renew' as const, instanceId },
            };
          },
          { keeps: (quote) => ({ quote }) },
        ),
        sends(
          instanceEndpoints.renew,
          (facts) => {
            const { instanceId, period, agreements } = known(facts, 'renewal');
            const { quoteId, payableAmount } = known(facts, 'quote');
            const consents = consentsTo(facts, agreements);
            const idempotencyKey = 'story-order-renewal';
            return {
              params: { instanceId },
              body: { period, quoteId, payableAmount, consents, idempotencyKey },
            };
          },
          { keeps: (order) => ({ order }) },
        ),
        ...pays('alipay', 'renewal'),
        followsOrder('completed'),
        sends(instanceEndpoints.renewals, () => ({}), {
          reads: ({ list }, facts) => {
            const { instanceId, endsOn } = known(facts, 'renewal');
            return { extended: list.some((now) => now.instanceId === instanceId && now.endsOn > endsOn) };
          },
          expects: { extended: true },
        }),
      ],
      page: () => '/usercenter/service/renewals',
    },
  ],
};
