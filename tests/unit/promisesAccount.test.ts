import { USER_TABLES } from '../../mock/lib/account/userTables';
import { announcedVersions, currentVersion } from '../../mock/lib/agreements/documents';
import { getMessageSettings } from '../../mock/lib/messages/settings';
import '../../mock/lib/start';
import { CLOSING_DAYS, KEPT_YEARS, nextClosingState } from '../../src/domain/account/closing';
import { REGISTRATION_AGREEMENTS } from '../../src/domain/account/registration';
import { LOGIN_HISTORY_DAYS } from '../../src/domain/account/security';
import { AGREEMENT_NOTICE_DAYS } from '../../src/domain/content/agreement';
import { findAgreementChanges } from '../../src/domain/content/agreementChange';
import { isAlwaysOn } from '../../src/domain/message/message';
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
  expect(
    holds(
      policy,
      /digests of your phone number, of numbers that you changed, and of your document’s/g,
      /手机号（包括更换前的手机号）和证件号码的摘要/g,
    ),
  ).toBe(true);
  const kept = Object.entries(USER_TABLES).filter(([, table]) => 'kept' in table && table.kept);
  expect(kept.map(([name]) => name)).toEqual([
    // Numbers of versions, without what was changed.
    'lastChanges',
    // With the consents.
    'users',
    // Digests only.
    'usedBenefits',
    'orders',
    'instances',
    'topUps',
    'withdrawals',
    'invoices',
    'charges',
    // Without the name of their author.
    'reviews',
    'loginRecords',
    // What an operator did to the rules of a team.
    'ruleWrites',
  ]);
});

it('texts that name the days before a change of an agreement name those of the product', () => {
  for (const [language, pattern] of [
    ['en', /send you a message (\d+) days before/g],
    ['zh', /生效前 (\d+) 天向你发送消息/g],
  ] as const) {
    const found = findAll(everything, language, pattern);
    expect(found.length).toBeGreaterThan(1);
    expect(found.every(({ match }) => Number(match[1]) === AGREEMENT_NOTICE_DAYS)).toBe(true);
  }
});

it('changed agreements are shown at the next sign-in, as both agreements of a registration say', () => {
  const texts = REGISTRATION_AGREEMENTS.map((code) =>
    everything.filter(({ name }) =>
      name.includes(`agreements/${code}-${announcedVersions(code)[0]?.version}`),
    ),
  );
  for (const sources of texts) {
    expect(
      holds(
        sources,
        /next time you sign in[^.]*ask for your consent again/g,
        /下次登录时[^。]*再次征得你的同意/g,
      ),
    ).toBe(true);
  }
  expect(findAgreementChanges(REGISTRATION_AGREEMENTS, [], () => '9.9')).toHaveLength(2);
});

it('offers by email and text message need consent, which can be withdrawn', () => {
  expect(
    holds(policy, /offers by email or text message only if you agree/g, /只有在你同意时[^。]*优惠信息/g),
  ).toBe(true);
  expect(holds(policy, /withdraw your consent to offers at any time/g, /随时撤回同意接收优惠信息/g)).toBe(
    true,
  );
  const { promotion } = getMessageSettings({ userId: 'nobody' });
  expect([promotion.mail, promotion.sms]).toEqual([false, false]);
  expect(isAlwaysOn({ topic: 'promotion', channel: 'mail' })).toBe(false);
});

it('a closing that was not taken back cannot be undone, as the texts say', () => {
  expect(holds(policy, /after that it can’t be restored/g, /之后无法恢复/g)).toBe(true);
  expect(nextClosingState('closed', 'takeBack')).toBeUndefined();
});
