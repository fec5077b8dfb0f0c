import { getKeptUntil, nextClosingState } from '../../../src/domain/account/closing';
import { LOGIN_HISTORY_DAYS } from '../../../src/domain/account/security';
import { DAY_MS } from '../../../src/domain/calendar';
import { book } from '../booking';
import { now } from '../clock';
import { db, type MockTables, saveSoon } from '../db';
import { getMessageSettings } from '../messages/settings';
import { keepBases } from '../orders/instanceChanges';
import { endMemberships } from '../orders/invitees';
import { rememberBenefits } from '../orders/usedBenefits';
import { revokeSessions } from '../security/revocation';
import type { ClosingRecord, UserRecord } from '../users';
import { deleteUserRows } from './userTables';

/** The request to close the account that was not taken back. */
export function getOpenClosing({ closings, closedAt }: UserRecord): ClosingRecord | undefined {
  const last = closings?.at(-1);
  return last?.takenBackAt === undefined && closedAt === undefined ? last : undefined;
}

/** Closes the accounts whose time to be taken back is over, and deletes what is no longer kept of closed ones. */
export function closeDueAccounts(): void {
  const tables = db();
  const at = now();
  for (const user of tables.users) {
    const closesAt = getOpenClosing(user)?.closesAt;
    if (closesAt !== undefined && closesAt <= at) closeAccount(tables, user, closesAt);
    if (user.closedAt !== undefined) deleteExpired(tables, user, user.closedAt, at);
  }
}

function closeAccount(tables: MockTables, user: UserRecord, at: number): void {
  if (nextClosingState('closing', 'complete') !== 'closed') return;
  const settings = getMessageSettings(user).security;
  const lastAddresses = { mail: settings.mail ? user.email : '', sms: settings.sms ? user.userPhone : '' };
  giveUpBalance(tables, user, at);
  revokeSessions(
    tables.sessions.filter(({ userId }) => userId === user.userId),
    'accountClosed',
  );
  leaveServices(tables, user, at);
  rememberBenefits(tables, user);
  deleteUserRows(tables, user, 'others');
  leaveNoName(tables, user);
  const blank = { userName: '', userPhone: '', passwordHash: '', nickname: '', avatar: '', email: '' };
  const address = { profile: '', country: '', province: '', city: '', street: '' };
  Object.assign(user, blank, address, {
    role: 'user',
    certification: { status: 'unverified' },
    draftKey: undefined,
    closedAt: at,
    lastAddresses,
  });
  saveSoon();
}

/** Books out the balance that the user gave up. */
function giveUpBalance(tables: MockTables, user: UserRecord, at: number): void {
  const { userId, balance } = user;
  if (balance <= 0) return;
  tables.charges.push({
    chargeId: `C${userId}`,
    flowNo: `C${userId}0001`,
    userId,
    category: 'adjustment',
    title: { zh: '注销账号时放弃的余额', en: 'Balance given up when the account was closed' },
    frequency: 'once',
    amount: balance,
    direction: 'out',
    payChannel: 'balance',
    status: 'settled',
    createdAt: at,
    booking: book(tables, user, -balance),
    lines: [
      { label: { zh: '账户余额', en: 'Account balance' }, formula: { zh: '', en: '' }, amount: balance },
    ],
  });
}

/** Removes addresses and names from what is kept, except the title of an invoice, which the law demands. */
function leaveNoName(tables: MockTables, { userId }: UserRecord): void {
  for (const invoice of tables.invoices)
    if (invoice.userId === userId) Object.assign(invoice, { email: '', mails: [] });
  for (const review of tables.reviews)
    if (review.userId === userId) review.author = { zh: '已注销用户', en: 'Former customer' };
}

/** Ends what is left of the user's services, and their rights in those of others. */
function leaveServices(tables: MockTables, user: UserRecord, at: number): void {
  endMemberships(user, at);
  for (const instance of tables.instances) {
    if (instance.userId !== user.userId) continue;
    delete instance.managed;
    instance.autoRenew = false;
    if (instance.status !== 'expired') instance.status = 'released';
  }
}

function deleteExpired(tables: MockTables, user: UserRecord, closedAt: number, at: number): void {
  if (user.lastAddresses && closedAt + DAY_MS <= at) delete user.lastAddresses;
  tables.loginRecords = tables.loginRecords.filter(
    (record) => record.userId !== user.userId || record.at > at - LOGIN_HISTORY_DAYS * DAY_MS,
  );
  if (getKeptUntil(closedAt) > at || user.createdAt === 0) return;
  keepBases(tables, user, at);
  deleteUserRows(tables, user, 'kept');
  // The number itself stays, so that no later account gets it.
  Object.assign(user, { consents: [], closings: [], createdAt: 0, passwordChangedAt: 0 });
  delete user.phoneChangedAt;
}
