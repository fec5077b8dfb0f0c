import { USER_TABLES } from '../../mock/lib/account/userTables';
import { currentVersion } from '../../mock/lib/agreements/documents';
import { CLOSING_DAYS, KEPT_YEARS, nextClosingState } from '../../src/domain/account/closing';
import { LOGIN_HISTORY_DAYS } from '../../src/domain/account/security';
import { everything, findAll, type Source } from '../support/promisedTexts';

const policy = everything.filter(({ name }) => name.includes(`privacy-${currentVersion('privacy')}`));

/** Every number in the privacy policy about an account and its data, and what the product does. */
const NUMBERS: [string, RegExp, RegExp, number][] = [
  [
    'days until a closed account is deleted',
    /delete your personal information (\d+) days later/g,
    /我们在 (\d+) 天后删除你的个人信息/g,
    CLOSING_DAYS,
  ],
  [
    'days to take the closing back',
    /for (\d+) days you can take that back by signing in/g,
    /(\d+) 天内登录即可撤回/g,
    CLOSING_DAYS,
  ],
  ['years of records', /kept for (\d+) years, as the law demands/g, /依法再保留 (\d+) 年/g, KEPT_YEARS],
  [
    'days of sign-in records',
    /Sign-in records are deleted after (\d+) days/g,
    /登录记录在 (\d+) 天后删除/g,
    LOGIN_HISTORY_DAYS,
  ],
];

describe.each(NUMBERS)('the privacy policy about %s', (_about, en, zh, number) => {
  it.each([
    ['en', en],
    ['zh', zh],
  ] as const)('names the number of the product in %s', (language, pattern) => {
    expect(findAll(policy, language, pattern).map(({ match }) => Number(match[1]))).toEqual([number]);
  });
});

const holds = (sources: Source[], en: RegExp, zh: RegExp) =>
  findAll(sources, 'en', en).length > 0 && findAll(sources, 'zh', zh).length > 0;

it('the privacy policy offers a copy of all data, and every table is in it or named as left out', () => {
  expect(
    holds(policy, /download a copy of everything we store/g, /下载我们保存的、与你有关的全部数据/g),
  ).toBe(true);
  const described = Object.values(USER_TABLES).filter((table) => 'rows' in table || table.leftOut);
  expect(described).toHaveLength(Object.keys(USER_TABLES).length);
});

it('what the privacy policy keeps after a closing is kept, and nothing else of the user', () => {
  expect(
    holds(
      policy,
      /orders, payments, refunds and invoices, and of the agreements/g,
      /订单、付款、退款、发票以及你同意协议的记录/g,
    ),
  ).toBe(true);
  const kept = Object.entries(USER_TABLES).filter(([, table]) => 'kept' in table && table.kept);
  expect(kept.map(([name]) => name)).toEqual([
    // With the consents.
    'users',
    'orders',
    'instances',
    'topUps',
    'invoices',
    'charges',
    'loginRecords',
    // What an operator did to the rules of a team.
    'ruleWrites',
  ]);
});

it('a closing that was not taken back cannot be undone, as the texts say', () => {
  expect(holds(policy, /after that it can’t be restored/g, /之后无法恢复/g)).toBe(true);
  expect(nextClosingState('closed', 'takeBack')).toBeUndefined();
});
