import { CLOSING_ERROR } from '@/domain/account/closing';
import { privacyEndpoints } from '@/domain/account/privacyEndpoints';
import { instanceEndpoints } from '@/domain/instance/endpoints';
import { statementDifference, statementEndpoints } from '@/domain/money/statement';
import { orderEndpoints } from '@/domain/order/endpoints';
import { serviceReviewEndpoints } from '@/domain/review/endpoints';
import { supportEndpoints } from '@/domain/support/endpoints';
import { type Facts, known, type Step, sends, waits } from '../story';
import { followsOrder, isTold, orderPage, proves, signsIn } from './purchase';

const ticketPage = ({ ticketId }: Facts): string =>
  ticketId ? `/usercenter/support/${ticketId}` : '/usercenter/support';

/** Expects the service of the renewal to end when it did before. */
const endsAsBefore = sends(instanceEndpoints.renewals, () => ({}), {
  reads: ({ list }, facts) => {
    const { instanceId, endsOn } = known(facts, 'renewal');
    return { restored: list.some((now) => now.instanceId === instanceId && now.endsOn === endsOn) };
  },
  expects: { restored: true },
});

/** What follows a purchase (`earlierOrder`) and the renewal of another service (`order`). */
export const afterSales: readonly Step[] = [
  {
    id: 'month-review',
    acts: [
      sends(
        serviceReviewEndpoints.rate,
        (facts) => ({
          params: { orderId: known(facts, 'earlierOrder').orderId },
          body: { stars: 4, text: 'Most addresses are right. House numbers could be better.' },
        }),
        {
          keeps: (earlierOrder) => ({ earlierOrder }),
          reads: ({ review }) => ({ stars: review?.review?.stars }),
          expects: { stars: 4 },
        },
      ),
    ],
    page: ({ earlierOrder }) => orderPage({ order: earlierOrder }),
  },
  {
    id: 'month-ticket',
    acts: [
      sends(
        supportEndpoints.create,
        (facts) => ({
          body: {
            about: { kind: 'order' as const, id: known(facts, 'order').orderId },
            kind: 'billing' as const,
            priority: 'normal' as const,
            subject: 'One renewal too many',
            text: 'We renewed it although we no longer need it.',
            fileIds: [],
            idempotencyKey: 'story-ticket-renewal',
          },
        }),
        {
          keeps: ({ ticketId }) => ({ ticketId }),
          reads: ({ state }) => ({ state }),
          expects: { state: 'open' },
        },
      ),
    ],
    page: ticketPage,
  },
  {
    id: 'month-answered',
    acts: [
      waits({ days: 2 }),
      signsIn,
      sends(supportEndpoints.get, (facts) => ({ params: { ticketId: known(facts, 'ticketId') } }), {
        reads: ({ state }) => ({ state }),
        expects: { state: 'answered' },
      }),
      sends(supportEndpoints.resolve, (facts) => ({ params: { ticketId: known(facts, 'ticketId') } }), {
        reads: ({ state }) => ({ state }),
        expects: { state: 'resolved' },
      }),
    ],
    page: ticketPage,
  },
  {
    id: 'month-refund',
    acts: [
      sends(orderEndpoints.requestRefund, (facts) => ({
        params: { orderId: known(facts, 'order').orderId },
        body: {
          reason: 'notNeeded' as const,
          destination: 'balance' as const,
          idempotencyKey: 'story-refund-renewal',
        },
      })),
      waits({ minutes: 5 }),
      followsOrder('refunded'),
      isTold('refund', 'order'),
      endsAsBefore,
    ],
    page: orderPage,
  },
  {
    id: 'month-statement',
    acts: [
      sends(statementEndpoints.get, () => ({ params: { month: 'current' } }), {
        reads: (statement, { order }) => ({
          difference: statementDifference(statement),
          refunded: statement.lines.find(
            ({ category, orderId }) => category === 'refund' && orderId === order?.orderId,
          )?.amount,
        }),
        expects: (facts) => ({ difference: 0, refunded: known(facts, 'order').paidAmount }),
      }),
    ],
    page: () => '/usercenter/service/statement',
  },
  {
    id: 'month-closing',
    acts: [
      proves,
      sends(privacyEndpoints.close, () => ({ body: { givenUpBalance: 0 } }), {
        fails: CLOSING_ERROR.blocked,
      }),
      sends(privacyEndpoints.closing, () => ({}), {
        reads: ({ state, blockers }) => ({
          state,
          hasServices: blockers.some(({ kind }) => kind === 'services'),
          hasBalance: blockers.some(({ kind }) => kind === 'balance'),
        }),
        expects: { state: 'active', hasServices: true, hasBalance: true },
      }),
    ],
    page: () => '/usercenter/security/settings/close-account',
  },
];
