import type { BindingProvider } from '../../../src/domain/account/accountBinding';
import type { Notifications } from '../../../src/domain/account/notification';
import { DAY_MS } from '../../../src/domain/calendar';
import { tagProblem, tagRefused, tidyTag } from '../../../src/domain/console/consoleAccount';
import { db } from '../db';
import { MockFailure } from '../failure';
import type { Language } from '../text';
import type { UserRecord } from '../users';

/** A provider's consent request; a user has at most one open. */
export interface ConsentRecord {
  consentId: string;
  provider: BindingProvider;
  code: string;
  wrongTries: number;
  expiresAt: number;
}

/** A user's console settings. Times are milliseconds on the mock's clock. */
export interface ConsoleAccountRecord {
  userId: string;
  tags: string[];
  bindings: { provider: BindingProvider; account: string; boundAt: number }[];
  consent?: ConsentRecord;
  notifications: Notifications;
}

declare module '../db' {
  interface MockTables {
    /** Created on first use. */
    consoleAccounts: ConsoleAccountRecord[];
  }
}

const TAGS: Record<Language, string[]> = {
  zh: ['爱琢磨数据', '流程控', '上架专家', '早起型'],
  en: ['Data-minded', 'Tidy', 'Listings', 'Early bird'],
};

/** The user's console settings, created on first use in the language of that call. */
export function getConsoleAccount(user: UserRecord, language: Language): ConsoleAccountRecord {
  const tables = db();
  const existing = tables.consoleAccounts.find(({ userId }) => userId === user.userId);
  if (existing) return existing;
  const created: ConsoleAccountRecord = {
    userId: user.userId,
    tags: user.role === 'admin' ? [...TAGS[language]] : [],
    bindings:
      user.role === 'admin'
        ? [{ provider: 'alipay', account: 'zhiyuan.shen', boundAt: tables.seededAt - 120 * DAY_MS }]
        : [],
    notifications: {
      account: { site: true, mail: true, sms: true },
      system: { site: true, mail: false, sms: false },
      todo: { site: true, mail: true, sms: false },
    },
  };
  tables.consoleAccounts.push(created);
  return created;
}

/** Adds a tag. Throws a MockFailure when it is not acceptable or another window has added it. */
export function addTag(account: ConsoleAccountRecord, tag: string): void {
  const problem = tagProblem(tag, account.tags);
  if (problem) {
    const text = { zh: '这个标签无法添加。', en: 'This tag cannot be added.' };
    throw new MockFailure(tagRefused, text, { problem });
  }
  account.tags.push(tidyTag(tag));
}
