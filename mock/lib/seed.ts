import { seedAnnouncementReads } from './announcements/reads';
import { seedCertifications } from './certification/seed';
import { seedCharges } from './charges/seedCharges';
import { seedDocuments } from './console/documents/seed';
import { seedLists } from './console/lists/seed';
import { seedAccessRequests, seedSubmissions } from './console/seedSubmissions';
import { seedLinks } from './dashboard/links';
import { seedHistory } from './orders/history';
import { hashPassword } from './passwordHash';
import { seedSessions, seedSignIns } from './security/seed';
import type { MockTables, UserRecord } from './tables';

/** Raise it when tables or seeded data change: a database saved with another stamp is dropped. */
export const SEED_STAMP = 'console-2';

export const SAMPLE_PASSWORD = 'Market#2026';

/** Shown in the banner and used by tests. */
export const SAMPLE_ACCOUNTS = [
  { userName: 'admin', userPhone: '13800138000' },
  { userName: 'user', userPhone: '13900139000' },
] as const;

const DAY_MS = 86_400_000;

/** A fresh database. Dates are relative to `now` (milliseconds), everything else is always the same. */
export function seedTables(now: number): MockTables {
  const seededAt = now - (now % DAY_MS);
  const passwordHash = hashPassword(SAMPLE_PASSWORD);
  const users = sampleUsers(passwordHash, seededAt);
  const tables: MockTables = {
    seededAt,
    clockOffsetSeconds: 0,
    users,
    sessions: seedSessions(seededAt),
    smsMessages: [],
    captchas: [],
    loginFailures: [],
    quotes: [],
    orders: [],
    instances: [],
    topUps: [],
    charges: [],
    paymentSettings: {
      outcome: 'succeed',
      settleAfterMs: 3_000,
      order: 'answer',
      provisioning: 'succeed',
      refund: 'grant',
      refundAfterMs: 15_000,
    },
    announcementReads: seedAnnouncementReads(),
    revokedTokens: [],
    loginRecords: seedSignIns(seededAt),
    phoneProofs: [],
    certifications: seedCertifications(seededAt),
    identityFiles: [],
    workplaceLinks: seedLinks(users),
    certificationReview: { outcome: 'approve', topics: ['name', 'picture'] },
    submissions: seedSubmissions(seededAt),
    formDrafts: [],
    accessRequests: seedAccessRequests(seededAt),
    documents: seedDocuments(seededAt),
    ruleChanges: [],
    lists: seedLists(seededAt),
    avatars: [],
    consoleAccounts: [],
  };
  seedHistory(tables, now);
  seedCharges(tables);
  return tables;
}

function sampleUsers(passwordHash: string, seededAt: number): UserRecord[] {
  const consents = (at: number) =>
    ['register', 'privacy'].map((code) => ({ code, version: '2.0', consentedAt: at }));
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
      consents: consents(seededAt - 60 * DAY_MS),
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
      consents: consents(seededAt - 30 * DAY_MS),
      createdAt: seededAt - 400 * DAY_MS,
    },
  ];
}
