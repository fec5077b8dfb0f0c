import { TAG_ERROR, tagProblem, tidyTag } from '../../../src/domain/console/consoleAccount';
import { db } from '../db';
import { MockFailure } from '../failure';
import type { UserRecord } from '../tables';
import type { Language } from '../text';
import type { ConsoleAccountRecord } from './records';

const DAY_MS = 86_400_000;

const TAGS: Record<Language, string[]> = {
  zh: ['爱琢磨数据', '流程控', '上架专家', '早起型'],
  en: ['Data-minded', 'Tidy', 'Listings', 'Early bird'],
};

/** What the console keeps of a person; begun, in the language of who asks first, when it is first asked for. */
export function toConsoleAccount(user: UserRecord, language: Language): ConsoleAccountRecord {
  const tables = db();
  const known = tables.consoleAccounts.find(({ userId }) => userId === user.userId);
  if (known) return known;
  const begun: ConsoleAccountRecord = {
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
  tables.consoleAccounts.push(begun);
  return begun;
}

/** Adds a tag; the portal has looked at it, but another window may have added the same. */
export function addTag(account: ConsoleAccountRecord, typed: string): void {
  const problem = tagProblem(typed, account.tags);
  if (problem) {
    const text = { zh: '这个标签无法添加。', en: 'This tag cannot be added.' };
    throw new MockFailure(TAG_ERROR.refused, text, { problem });
  }
  account.tags.push(tidyTag(typed));
}
