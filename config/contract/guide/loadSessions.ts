import type { RecordedVisit } from './loadRecord';

/** The payment page from the start of the payment until the payment provider has confirmed it. */
export const PAYING = '/order/:orderId, paying';

/** One page of a session. */
export interface SessionStep {
  visitor: RecordedVisit['visitor'];
  /** Path of a recorded visit. */
  path: string;
  /** Mean stay. */
  seconds: number;
  /** Operations that the user starts there, besides what the page reads by itself. */
  acts?: readonly string[];
}

/** A kind of session, and how many of a hundred are of it. */
export interface SessionKind {
  name: string;
  percent: number;
  steps: readonly SessionStep[];
}

/** Steps of one kind of visitor: path, stay in seconds, and operations that the user starts there. */
const steps = (
  visitor: SessionStep['visitor'],
  rows: readonly (readonly [path: string, seconds: number, ...acts: string[]])[],
): SessionStep[] => rows.map(([path, seconds, ...acts]) => ({ visitor, path, seconds, acts }));

const login = steps('visitor', [['/login', 20, 'signIn']]);

/** What people do in a session: an assumption, stated in the chapter "Load". */
export const SESSION_KINDS: readonly SessionKind[] = [
  {
    name: 'looks around',
    percent: 50,
    steps: steps('visitor', [
      ['start', 30],
      ['/serviceMarket', 60],
      ['/serviceMarket/detail/tab1', 90],
      ['/announcement', 30],
    ]),
  },
  {
    name: 'looks after what was bought',
    percent: 35,
    steps: [
      ...login,
      ...steps('customer', [
        ['start', 20],
        ['/usercenter/overview', 40],
        ['/usercenter/service', 40],
        ['/usercenter/service/:id', 90],
        ['/usercenter/service/charge', 60],
        ['/usercenter/message', 50, 'markMessagesRead'],
      ]),
    ],
  },
  {
    name: 'buys',
    percent: 10,
    steps: [
      ...login,
      ...steps('customer', [
        ['start', 20],
        ['/serviceMarket', 60],
        ['/serviceMarket/detail/tab1', 120],
        ['/serviceMarket/order', 90, 'placeOrder'],
        ['/order/:orderId', 20, 'payOrder'],
        [PAYING, 40],
        ['/serviceMarket/result', 20],
        ['/usercenter/order/:orderId', 30],
      ]),
    ],
  },
  {
    name: 'works in the console',
    percent: 5,
    steps: [
      ...login,
      ...steps('operator', [
        ['start', 20],
        ['/dashboard/monitor', 180],
        ['/list/table-list', 400, 'approveRules', 'updateRule', 'updateRule'],
        ['/dashboard/analysis', 120],
      ]),
    ],
  },
];

/** Share of the registered users who are in a session in the busiest minutes: an assumption. */
export const PEAK_SHARE = 0.05;

/** Registered users for whom peaks are simulated. */
export const USER_NUMBERS = [1_000, 100_000, 1_000_000] as const;
