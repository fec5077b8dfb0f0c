import { everything, findAll } from '../support/promisedTexts';

/** What the product cannot do. Whoever builds one of these removes its line here and adds the sentence. */
const MISSING: [string, RegExp, RegExp][] = [
  ['setup that is tried again', /provider will try again/gi, /服务商会(?:重新|再次)/g],
  ['data kept after the end', /data stays for/gi, /数据保留 \d+ 天/g],
  ['contact at the foot', /foot of the page/gi, /页脚/g],
  ['switches on every page', /top of every page/gi, /每个页面的?(?:顶部|右上角)/g],
  ['right-to-left languages', /right to left/gi, /从右到左/g],
  ['compensation for downtime', /99\.9%|time added/gi, /时长补偿|月度可用性/g],
  ['payment deadlines that move', /hours (?:more|longer)/gi, /自动延长/g],
  ['paper invoices', /paper invoice/gi, /纸质/g],
  ['slow invoices', /(?:invoice|mailed)[^.\n]*10 working days/gi, /10 个工作日内(?:发送|开具)/g],
  ['rewards for invitations', /¥30\b/g, /(?<!\d)30 元/g],
  ['seals through the platform', /electronically through the platform/gi, /平台电子签章/g],
  ['answers in a given time', /answer within|within 2 hours/gi, /个工作日(?:内)?答复|小时内响应/g],
  [
    'signing in with linked accounts',
    /(?<!not used to |can’t )(?:log|sign)(?: you)? in with \{name\}/gi,
    /用\{name\}(?:账号)?登录/g,
  ],
];

it.each(MISSING)('no text promises %s', (_what, en, zh) => {
  // `linkedAccount` is about the accounts that really sign in; those of the console do not.
  const sources = everything.filter(
    ({ name }) => !/locales\/.*\/(?:sheet|list|form|demo|market|detail|linkedAccount)\.ts$/.test(name),
  );
  expect(findAll(sources, 'en', en).map(({ name, match }) => [name, match[0]])).toEqual([]);
  expect(findAll(sources, 'zh', zh).map(({ name, match }) => [name, match[0]])).toEqual([]);
});
