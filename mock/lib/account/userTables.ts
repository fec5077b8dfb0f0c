import type { MockTables } from '../db';
import { membershipRows } from '../orders/invitees';
import type { UserRecord } from '../users';

interface UserTable {
  /** The user's rows, as they are stored. */
  rows: (tables: MockTables, user: UserRecord) => readonly object[];
  /** What others keep about the user: part of a copy, and not deleted with the account. */
  shared?: (tables: MockTables, user: UserRecord) => readonly object[];
  /** Fields that a copy of the data leaves out: secrets, and what only the mock needs. */
  omit?: readonly string[];
  /** Kept after the closing of the account as long as the law demands; other rows are deleted with it. */
  kept?: true;
}

interface OtherTable {
  /** Why a copy of a user's data contains nothing of it. */
  leftOut: string;
}

type Owned = { userId: string };

const own =
  <Name extends keyof MockTables>(name: Name) =>
  (tables: MockTables, { userId }: UserRecord): readonly object[] => {
    const rows: unknown = tables[name];
    return Array.isArray(rows) ? rows.filter((row: Owned) => row.userId === userId) : [];
  };

const NOBODY = 'It holds settings of the mock or content of everybody.';
const SHORT_LIVED = 'It protects the account for some minutes or days and holds only digests or answers.';

/** What each table holds of a user. */
export const USER_TABLES: { readonly [Name in keyof MockTables]: UserTable | OtherTable } = {
  seededAt: { leftOut: NOBODY },
  clockOffsetSeconds: { leftOut: NOBODY },
  bookings: { leftOut: NOBODY },
  // Whoever edits the same record is told who has changed it.
  lastChanges: { rows: own('lastChanges'), kept: true },
  users: { rows: own('users'), omit: ['passwordHash', 'draftKey'], kept: true },
  sessions: { rows: own('sessions'), omit: ['token', 'deviceKey'] },
  devices: { rows: own('devices'), omit: ['key'] },
  // Who asked may be a stranger.
  smsMessages: { rows: own('smsMessages'), omit: ['code', 'caller', 'wrongTries'] },
  captchas: { leftOut: SHORT_LIVED },
  loginFailures: { leftOut: SHORT_LIVED },
  // Digests let whoever has the file try numbers.
  usedBenefits: { rows: own('usedBenefits'), omit: ['digests'], kept: true },
  quotes: { leftOut: 'A quote belongs to whoever asks for it, signed in or not.' },
  orders: { rows: own('orders'), omit: ['digest', 'outcome', 'provisioning', 'isApplied'], kept: true },
  // Without the accounts of other people.
  instances: {
    rows: own('instances'),
    shared: membershipRows,
    omit: ['changeKeys', 'userId', 'makerId', 'holderId', 'formerHolderId'],
    kept: true,
  },
  topUps: { rows: own('topUps'), omit: ['outcome'], kept: true },
  budgets: { rows: own('budgets') },
  autoTopUps: { rows: own('autoTopUps') },
  withdrawals: { rows: own('withdrawals'), omit: ['outcome'], kept: true },
  invoices: { rows: own('invoices'), omit: ['digest'], kept: true },
  invoiceTitles: { rows: own('invoiceTitles') },
  couponClaims: { rows: own('couponClaims') },
  charges: { rows: own('charges'), kept: true },
  paymentSettings: { leftOut: NOBODY },
  outages: { leftOut: NOBODY },
  calls: { leftOut: 'The calls of a story of the demo page.' },
  // Whoever knows the address reads the renewals.
  calendarFeeds: { rows: own('calendarFeeds'), omit: ['tokenHash', 'tokenEnd'] },
  // A review stays when its author is gone, without a name.
  reviews: { rows: own('reviews'), kept: true },
  helpfulMarks: { rows: own('helpfulMarks') },
  tickets: { rows: own('tickets'), omit: ['keys'] },
  ticketFiles: { rows: own('ticketFiles'), omit: ['data'] },
  announcementReads: { rows: own('announcementReads') },
  messages: { rows: own('messages') },
  messageSettings: { rows: own('messageSettings') },
  revokedTokens: { leftOut: SHORT_LIVED },
  loginRecords: { rows: own('loginRecords'), kept: true },
  linkedAccounts: { rows: own('linkedAccounts') },
  linkTickets: { leftOut: SHORT_LIVED },
  authorizationCodes: { leftOut: SHORT_LIVED },
  // The secret and the recovery codes would let whoever has the file sign in.
  secondSteps: { rows: own('secondSteps'), omit: ['secret', 'recoveryCodes'] },
  secondStepSetups: { rows: own('secondStepSetups'), omit: ['secret', 'setupId'] },
  loginChallenges: { rows: own('loginChallenges'), omit: ['key', 'deviceToken'] },
  securityEvents: { rows: own('securityEvents') },
  phoneProofs: { rows: own('phoneProofs'), omit: ['proofId'] },
  certifications: { rows: own('certifications') },
  identityFiles: { rows: own('identityFiles'), omit: ['data'] },
  certificationReview: { leftOut: NOBODY },
  submissions: { rows: own('submissions') },
  formDrafts: { rows: own('formDrafts') },
  accessRequests: { rows: own('accessRequests') },
  documents: { rows: own('documents') },
  ruleChanges: { leftOut: 'A rule belongs to a team; who changed it is in `ruleWrites`.' },
  ruleWrites: { rows: own('ruleWrites'), kept: true },
  ruleBatches: { leftOut: 'What they changed is in `ruleWrites`.' },
  ruleComments: { rows: own('ruleComments') },
  workplaceLinks: { rows: own('workplaceLinks') },
  lists: {
    rows: ({ lists }, { userId }) => [
      ...lists.articleMarks.filter((mark) => mark.userId === userId),
      ...lists.comments.filter(({ authorId }) => authorId === userId),
      ...lists.processEvents.filter(({ byId }) => byId === userId),
    ],
    // They belong to the team.
    shared: ({ lists }, { userId }) =>
      [...lists.tasks, ...lists.applications].filter(({ ownerId }) => ownerId === userId),
  },
  avatars: { rows: own('avatars'), omit: ['data', 'pictureId'] },
  // A consent request contains the code of the provider.
  consoleAccounts: { rows: own('consoleAccounts'), omit: ['consent'] },
};

/** Never part of a copy, in whichever table. */
export const NEVER_COPIED = ['idempotencyKey'];

/** The tables with rows of users. */
export const userTables = (): [name: keyof MockTables, table: UserTable][] =>
  (Object.keys(USER_TABLES) as (keyof MockTables)[]).flatMap((name) => {
    const table = USER_TABLES[name];
    return 'rows' in table ? [[name, table]] : [];
  });

/** Deletes a user's rows: those that are kept after a closing, or all others. The account itself stays. */
export function deleteUserRows(tables: MockTables, user: UserRecord, which: 'kept' | 'others'): void {
  for (const [name, { rows, kept = false }] of userTables()) {
    if (name === 'users' || kept !== (which === 'kept')) continue;
    const gone = new Set(rows(tables, user));
    const remaining = withoutRows(tables[name], gone);
    if (gone.size > 0) Object.assign(tables, { [name]: remaining });
  }
}

/** A table without some of its rows; one that consists of several lists, with each of them. */
function withoutRows(table: unknown, gone: ReadonlySet<unknown>): unknown {
  if (Array.isArray(table)) return table.filter((row) => !gone.has(row));
  return Object.fromEntries(
    Object.entries(Object(table)).map(([key, list]) => [key, withoutRows(list, gone)]),
  );
}
