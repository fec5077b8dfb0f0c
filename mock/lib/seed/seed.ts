import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { accountingDay, DAY_MS, MINUTE_MS, startOfDay } from '../../../src/domain/calendar';
import { seedAnnouncementReads } from '../announcements/documents';
import { seedAccessRequests } from '../console/accessRequests';
import { seedDocuments } from '../console/documents/shelf';
import { seedLinks } from '../dashboard/links';
import type { MockTables } from '../db';
import { digest } from '../digest';
import { hashPassword } from '../passwords';
import { SAMPLE_ACCOUNTS, SAMPLE_PASSWORD } from '../sampleAccounts';
import type { UserRecord } from '../users';
import { seedCertifications } from './certifications';
import { seedInvoiceTitles } from './invoices';
import { seedLists } from './lists';
import { seedManaged } from './managed';
import { seedSessions, seedSignIns } from './signIns';
import { seedSubmissions } from './submissions';
import { seedTickets } from './tickets';

/** The files that the seeded tables are made of: the content, the seeds and the types of the records. */
const SEED_FILES = /^data\b.*\.(json|md)$|^lib\b.*(seed\W\w+|[rR]ecords)\.ts$/;

function stampOfSeed(): string {
  const folder = resolve('mock');
  const paths = readdirSync(folder, { encoding: 'utf8', recursive: true }).filter((path) =>
    SEED_FILES.test(path),
  );
  return digest(
    paths
      .sort()
      .map((path) => path + readFileSync(join(folder, path), 'utf8'))
      .join(),
  );
}

/** Differs when the seed does: a database saved with another stamp is deleted. */
export const SEED_STAMP = stampOfSeed();

/** The tables that need the whole catalogue. Most calls do not, so they are seeded on first use. */
const SHOP_TABLES = [
  'orders',
  'instances',
  'topUps',
  'charges',
  'invoices',
  'tickets',
  'ticketFiles',
] as const;

/**
 * A new database. Dates are relative to `now` (milliseconds) and its accounting day, so that they do not shift with the hour;
 * everything else is constant.
 */
export function seedTables(now: number): MockTables {
  const seededAt = startOfDay(accountingDay(now)) ?? now;
  const tables = tablesWithoutShop(seededAt, now);
  let shop: MockTables | undefined;
  const seededShop = () => {
    if (shop === undefined) {
      const { seedHistory }: typeof import('./history') = require('./history');
      const { seedCharges }: typeof import('./charges') = require('./charges');
      // Derived from the seed alone, not from the current state of the other tables.
      shop = tablesWithoutShop(seededAt, now);
      seedHistory(shop, now);
      seedCharges(shop);
      seedManaged(shop);
      for (const instance of shop.instances) instance.firstUsedAt = instance.beganOn;
      seedTickets(shop);
    }
    return shop;
  };
  for (const name of SHOP_TABLES) {
    Object.defineProperty(tables, name, {
      enumerable: true,
      get: () => seededShop()[name],
      set: (rows) => Object.assign(seededShop(), { [name]: rows }),
    });
  }
  return tables;
}

function tablesWithoutShop(seededAt: number, now: number): MockTables {
  const users = sampleUsers(hashPassword(SAMPLE_PASSWORD), seededAt);
  return {
    seededAt,
    clockOffsetSeconds: 0,
    bookings: {},
    lastChanges: [],
    users,
    sessions: seedSessions(seededAt, now),
    smsMessages: [],
    captchas: [],
    loginFailures: [],
    devices: [],
    usedBenefits: [],
    quotes: [],
    orders: [],
    instances: [],
    topUps: [],
    budgets: [],
    autoTopUps: [],
    withdrawals: [],
    couponClaims: [
      { userId: '10002', code: 'OPERATE200', claimedAt: seededAt - 3 * DAY_MS },
      { userId: '10002', code: 'AUTUMN20', claimedAt: seededAt - 61 * DAY_MS },
    ],
    charges: [],
    invoices: [],
    invoiceTitles: seedInvoiceTitles(users, seededAt),
    paymentSettings: {
      outcome: 'succeed',
      settleAfterMs: 3_000,
      order: 'answer',
      provisioning: 'succeed',
      refund: 'grant',
      refundAfterMs: 15_000,
      withdrawal: 'pay',
    },
    calendarFeeds: [],
    announcementReads: seedAnnouncementReads(),
    // Sent on first use, since most calls need neither them nor the shop's tables.
    messages: [],
    messageSettings: [],
    reviews: [],
    helpfulMarks: [],
    tickets: [],
    ticketFiles: [],
    revokedTokens: [],
    loginRecords: seedSignIns(seededAt),
    phoneProofs: [],
    secondSteps: [],
    secondStepSetups: [],
    loginChallenges: [],
    linkedAccounts: [
      {
        userId: '10002',
        provider: 'harbor',
        subject: 'h-1001',
        account: 'xiaoman.lin',
        linkedAt: seededAt - 200 * DAY_MS,
      },
    ],
    linkTickets: [],
    authorizationCodes: [],
    securityEvents: [],
    certifications: seedCertifications(seededAt),
    identityFiles: [],
    workplaceLinks: seedLinks(users),
    certificationReview: { outcome: 'approve', topics: ['name', 'picture'] },
    submissions: seedSubmissions(seededAt),
    formDrafts: [],
    accessRequests: seedAccessRequests(seededAt),
    documents: seedDocuments(seededAt),
    ruleChanges: [],
    ruleWrites: [],
    ruleBatches: [],
    ruleComments: [],
    lists: seedLists(seededAt),
    avatars: [],
    outages: [],
    calls: [],
    consoleAccounts: [],
  };
}

function sampleUsers(passwordHash: string, seededAt: number): UserRecord[] {
  const consents = (at: number) => [
    ...['register', 'privacy'].map((code) => ({ code, version: '2.0', consentedAt: at })),
    { code: 'privacy', version: '2.1', consentedAt: seededAt - 9 * DAY_MS },
  ];
  // Accepted with the first of the seeded orders.
  const orderConsents = (termsMinutesAgo: number, contractMinutesAgo: number) => [
    { code: 'blockserveterms', version: '1.2', consentedAt: seededAt - termsMinutesAgo * MINUTE_MS },
    { code: 'contracttemp', version: '1.1', consentedAt: seededAt - contractMinutesAgo * MINUTE_MS },
  ];
  return [
    {
      ...SAMPLE_ACCOUNTS[0],
      userId: '10001',
      passwordHash,
      passwordChangedAt: seededAt - 210 * DAY_MS,
      role: 'admin',
      nickname: '沈知远',
      avatar: '',
      email: 'zhiyuan.shen@example.com',
      profile: '负责服务市场的日常运营与上架审核。',
      country: 'CN',
      province: '浙江省',
      city: '杭州市',
      street: '西湖区文三路 478 号',
      certification: { status: 'verified', type: 'enterprise', name: '杭州****有限公司' },
      balance: 2_680_050,
      consents: [...consents(seededAt - 60 * DAY_MS), ...orderConsents(301_795, 131_596)],
      createdAt: seededAt - 420 * DAY_MS,
    },
    {
      ...SAMPLE_ACCOUNTS[1],
      userId: '10002',
      passwordHash,
      passwordChangedAt: seededAt - 95 * DAY_MS,
      role: 'user',
      nickname: '林小满',
      avatar: '',
      email: 'xiaoman.lin@example.com',
      profile: '',
      country: 'CN',
      province: '广东省',
      city: '深圳市',
      street: '南山区科苑路 15 号',
      certification: { status: 'unverified' },
      balance: 268_640,
      consents: [...consents(seededAt - 30 * DAY_MS), ...orderConsents(496_176, 293_070)],
      createdAt: seededAt - 400 * DAY_MS,
    },
  ];
}
