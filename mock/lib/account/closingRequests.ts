import {
  type Closing,
  type ClosingEvent,
  type ClosingState,
  canClose,
  closingBlocked,
  findClosingBlockers,
  getClosingTime,
  nextClosingState,
} from '../../../src/domain/account/closing';
import { isoTime, now } from '../clock';
import { db } from '../db';
import { forgetDevices } from '../devices';
import { MockFailure } from '../failure';
import { turnOffAutoTopUp } from '../money/autoTopUps';
import { getInstances } from '../orders/instances';
import { endPendingSignIns } from '../security/pendingSignIns';
import { revokeSessions } from '../security/revocation';
import { getSessions, type SessionRecord } from '../sessions';
import { settledOrders } from '../settledOrders';
import type { UserRecord } from '../users';
import { getOpenClosing } from './closeDueAccounts';

const getState = (user: UserRecord): ClosingState => (getOpenClosing(user) ? 'closing' : 'active');

/** The statuses of invoices, top-ups and withdrawals whose outcome is open. */
const OPEN: ReadonlySet<string> = new Set(['requested', 'pending', 'processing']);

/** The closing of the user's account with its blockers. */
export function closingView(user: UserRecord): Closing {
  const tables = db();
  const at = now();
  const orders = settledOrders(user.userId);
  const services = getInstances(tables, user.userId, at).map(({ status, orderType, endsOn }) => ({
    status,
    orderType,
    isTerm: endsOn !== undefined,
  }));
  const countOpen = (rows: readonly { userId: string; status: string }[]) =>
    rows.filter(({ userId, status }) => userId === user.userId && OPEN.has(status)).length;
  return {
    state: getState(user),
    closesAt: isoTime(getOpenClosing(user)?.closesAt),
    blockers: findClosingBlockers({
      services,
      orders,
      pendingInvoices: countOpen(tables.invoices),
      pendingTopUps: countOpen(tables.topUps),
      pendingWithdrawals: countOpen(tables.withdrawals),
      balance: user.balance,
    }),
    serverTime: isoTime(at),
  };
}

/** Requests the closing, ends all other sessions and turns the automatic top-up off. Throws a MockFailure when there are blockers. Idempotent. */
export function requestClosing(user: UserRecord, session: SessionRecord, givenUpBalance: number): void {
  if (!isAllowed(user, 'request')) return;
  const view = closingView(user);
  if (!canClose(view.blockers, givenUpBalance)) throw blocked(view);
  const requestedAt = now();
  user.closings = [
    ...(user.closings ?? []),
    { requestedAt, closesAt: getClosingTime(requestedAt), givenUpBalance },
  ];
  turnOffAutoTopUp(db(), user);
  endPendingSignIns(user.userId);
  forgetDevices(user.userId, (deviceId) => deviceId !== session.deviceId);
  revokeSessions(
    getSessions(user.userId).filter((other) => other !== session),
    'accountClosing',
  );
}

/** Takes the request back; does nothing without one. */
export function takeClosingBack(user: UserRecord): void {
  const closing = getOpenClosing(user);
  if (closing && isAllowed(user, 'takeBack')) closing.takenBackAt = now();
}

const isAllowed = (user: UserRecord, event: ClosingEvent) =>
  nextClosingState(getState(user), event) !== undefined;

const blocked = (view: Closing): MockFailure =>
  new MockFailure(
    closingBlocked,
    {
      zh: '账号暂时无法注销，请先处理完列出的事项。',
      en: 'The account can’t be closed yet. Settle what is listed first.',
    },
    view,
  );
