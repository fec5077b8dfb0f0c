import { orderEndpoints } from '@/domain/order/endpoints';
import type { OrderStatus } from '@/domain/order/orderMachine';
import { type Act, known, type Story, sends, waits } from '../story';
import { buys, isTold, orderPage, signsIn } from './purchase';

const CONNECTION_LOST = 1999;
const SERVICE = { serviceId: 'live-transcription', plan: 'standard' };

const listsOrders = (fails?: number): Act =>
  sends(orderEndpoints.list, () => ({ query: { pageSize: 10 } }), fails ? { fails } : {});

const followsEarlierOrder = (status: OrderStatus): Act =>
  sends(orderEndpoints.get, (facts) => ({ params: { orderId: known(facts, 'earlierOrder').orderId } }), {
    keeps: (order) => ({ order }),
    reads: (order) => ({ status: order.status, refunded: order.refundedAmount }),
    expects: (facts) => ({ status, refunded: known(facts, 'earlierOrder').paidAmount }),
  });

/** A provider cannot set up what was paid, and then the billing system is down. */
export const outage: Story = {
  id: 'outage',
  startsAt: '2026-03-02T01:00:00.000Z',
  steps: [
    { id: 'outage-signIn', acts: [signsIn], page: () => '/usercenter/order' },
    {
      id: 'outage-setup',
      acts: [
        { type: 'payments', settings: { provisioning: 'fail' } },
        ...buys({ ...SERVICE, key: 'failed', status: 'provisionFailed' }),
        sends(orderEndpoints.get, (facts) => ({ params: { orderId: known(facts, 'order').orderId } }), {
          keeps: (earlierOrder) => ({ earlierOrder }),
        }),
        isTold('service', 'order'),
      ],
      page: orderPage,
    },
    {
      id: 'outage-retry',
      acts: [
        { type: 'payments', settings: { provisioning: 'succeed' } },
        ...buys({ ...SERVICE, key: 'again' }),
      ],
      page: orderPage,
    },
    {
      id: 'outage-refund',
      acts: [
        waits({ days: 7, hours: 1 }),
        signsIn,
        followsEarlierOrder('refunded'),
        isTold('refund', 'order'),
      ],
      page: orderPage,
    },
    {
      id: 'outage-upstream',
      acts: [{ type: 'outages', outages: [{ path: 'order', scenario: 'http-503' }] }, listsOrders(503)],
      page: () => '/usercenter/order',
    },
    {
      id: 'outage-lost',
      acts: [
        { type: 'outages', outages: [{ path: 'order', scenario: 'network-lost' }] },
        listsOrders(CONNECTION_LOST),
      ],
      page: () => '/usercenter/order',
    },
    {
      id: 'outage-over',
      acts: [{ type: 'outages', outages: [] }, listsOrders()],
      page: () => '/usercenter/order',
    },
  ],
};
