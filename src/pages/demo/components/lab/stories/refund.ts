import { chargeEndpoints } from '@/domain/money/charge';
import { orderEndpoints } from '@/domain/order/endpoints';
import { known, type Story, sends, waits } from '../story';
import { buys, followsOrder, isTold, orderPage, signsIn } from './purchase';

/** A customer buys, changes their mind and gets the money back. */
export const refund: Story = {
  id: 'refund',
  startsAt: '2026-03-02T01:00:00.000Z',
  steps: [
    { id: 'refund-signIn', acts: [signsIn], page: () => '/usercenter/order' },
    {
      id: 'refund-buy',
      acts: buys({ serviceId: 'live-transcription', plan: 'standard', key: 'refunded', channel: 'alipay' }),
      page: orderPage,
    },
    { id: 'refund-wait', acts: [waits({ days: 3 }), signsIn, followsOrder('completed')], page: orderPage },
    {
      id: 'refund-request',
      acts: [
        sends(
          orderEndpoints.requestRefund,
          (facts) => ({
            params: { orderId: known(facts, 'order').orderId },
            body: {
              reason: 'notNeeded' as const,
              destination: 'channel' as const,
              idempotencyKey: 'story-refund-request',
            },
          }),
          {
            keeps: (order) => ({ order }),
            reads: ({ status, refund: requested }) => ({ status, amount: requested?.amount }),
            expects: (facts) => ({ status: 'refundReview', amount: known(facts, 'order').paidAmount }),
          },
        ),
      ],
      page: orderPage,
    },
    {
      id: 'refund-paid',
      acts: [waits({ minutes: 5 }), followsOrder('refunded'), isTold('refund', 'order')],
      page: orderPage,
    },
    {
      id: 'refund-booked',
      acts: [
        sends(chargeEndpoints.list, () => ({ query: { pageSize: 50 } }), {
          reads: ({ list }, facts) => ({
            refunded: list.find(
              ({ orderId, category }) => category === 'refund' && orderId === facts.order?.orderId,
            )?.amount,
          }),
          expects: (facts) => ({ refunded: known(facts, 'order').paidAmount }),
        }),
      ],
      page: () => '/usercenter/service/charge',
    },
  ],
};
