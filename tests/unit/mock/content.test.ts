import fs from 'node:fs';
import { relative, sep } from 'node:path';
import * as v from 'valibot';
import { lazy, readJson, textSchema } from '../../../mock/lib/content';
import { filesBelow, ROOT, read } from '../../support/sources';

/** Reads all content, from freshly loaded modules. */
async function readAllContent(): Promise<void> {
  const { seedTables } = await import('../../../mock/lib/seed/seed');
  const { provideTables } = await import('../../../mock/lib/db');
  provideTables({ stamp: 'content', seed: seedTables, load: () => undefined, save: () => undefined });
  const { findAgreement, listAgreements } = await import('../../../mock/lib/agreements/documents');
  const { listColumns } = await import('../../../mock/lib/columns');
  const { allServices } = await import('../../../mock/lib/catalogue/catalogue');
  const { getPerson } = await import('../../../mock/lib/account/items');
  const { searchPeople } = await import('../../../mock/lib/console/people');
  const { libraryArticles } = await import('../../../mock/lib/console/lists/articles');
  const { processView } = await import('../../../mock/lib/console/profiles/processes');
  const { findProject } = await import('../../../mock/lib/console/profiles/processState');
  const { returnView } = await import('../../../mock/lib/console/profiles/returns');
  const { market } = await import('../../../mock/lib/sales/market');
  const { activityTemplates } = await import('../../../mock/lib/dashboard/workplace');
  const { getArchive } = await import('../../../mock/lib/orders/oldOrders');
  const { usageView } = await import('../../../mock/lib/instances/usage');
  const { messageText } = await import('../../../mock/lib/messages/texts');
  const { findProvider } = await import('../../../mock/lib/catalogue/providers');
  const { answerTo } = await import('../../../mock/lib/reviews/generated');
  const { settleTicket } = await import('../../../mock/lib/support/settle');
  const { ruleParts } = await import('../../../mock/lib/rules/generated');

  const tables = seedTables(Date.now());
  const codes = [
    ...listAgreements('en').map(({ code }) => code),
    ...listColumns('en').map(({ recordId }) => recordId),
  ];
  for (const code of codes) {
    const { versions = [], upcoming } = findAgreement(code, undefined, 'en') ?? {};
    for (const { version } of upcoming ? [...versions, upcoming] : versions)
      findAgreement(code, version, 'en');
  }
  allServices();
  getPerson('admin');
  searchPeople('');
  libraryArticles();
  const project = findProject(undefined);
  if (project) processView(project, { userId: '10001', language: 'en' });
  returnView(undefined, 'en');
  market();
  activityTemplates();
  for (const user of tables.users) getArchive(tables, user, tables.orders, tables.seededAt);
  for (const instance of tables.instances) usageView(instance, tables.seededAt, 'en');
  messageText('verificationApproved');
  findProvider('moyun', 'en');
  answerTo({ reviewId: '1', stars: 5 });
  settleTicket(
    {
      ticketId: 'T1',
      userId: '1',
      subject: 'Help',
      kind: 'billing',
      priority: 'normal',
      state: 'open',
      about: { kind: 'order', id: '1', title: { zh: '', en: '' } },
      answerHours: { normal: 1, high: 1, urgent: 1 },
      entries: [],
      due: { since: 0, at: 1 },
      missedCount: 0,
      keys: [],
    },
    2,
  );
  ruleParts();
}

it('every file of mock/data is used and matches its schema', async () => {
  const reading = jest.spyOn(fs, 'readFileSync');
  await jest.isolateModulesAsync(readAllContent);
  const paths = reading.mock.calls.map(([path]) => relative(ROOT, String(path)).split(sep).join('/'));
  const files = filesBelow('mock/data', /./);
  expect(files.length).toBeGreaterThan(100);
  expect([...new Set(paths)].filter((path) => path.startsWith('mock/data/')).sort()).toEqual(files);
});

/** Every text in both languages below a value, with its path. */
function findTexts(value: unknown, path: string): [path: string, zh: string, en: string][] {
  if (v.is(textSchema, value)) return [[path, value.zh, value.en]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => findTexts(part, `${path} ${key}`));
}

it('every text of mock/data is English in English, and Chinese with full-width punctuation in Chinese', () => {
  const texts = filesBelow('mock/data', /\.json$|\.zh\.md$/).flatMap((path) =>
    path.endsWith('.json')
      ? findTexts(JSON.parse(read(path)), path)
      : ([[path, read(path), read(path.replace(/\.zh\.md$/, '.en.md'))]] as const),
  );
  expect(texts.length).toBeGreaterThan(3_500);
  // One announcement quotes a Chinese title in English, too.
  const wrong = texts.filter(
    ([path, zh, en]) =>
      (/[\u3400-\u9fff\u3000-\u303f\uff00-\uffef]/.test(en) && !path.endsWith('/6208.zh.md')) ||
      (/[A-Za-z]{2,}\s+[a-z]{2,}/.test(zh) && !/[\u4e00-\u9fff]/.test(zh)) ||
      /[\u4e00-\u9fff][,;!?]|[\u4e00-\u9fff]\.(\s|$)/.test(zh),
  );
  expect(wrong).toEqual([]);
});

describe('an invalid content file', () => {
  it('is named in the error, with each invalid field', () => {
    const wrong = v.array(v.strictObject({ userId: v.number(), name: textSchema }));
    expect(() => readJson('console/team.json', wrong)).toThrow(
      /^mock\/data\/console\/team\.json does not fit its schema:\n {2}0\.userId: .+\n {2}0\.awayDays: /,
    );
  });

  it('is named in the error when it is not JSON', () => {
    expect(() => readJson('agreements/privacy-2.0.en.md', v.unknown())).toThrow(
      /^mock\/data\/agreements\/privacy-2\.0\.en\.md is not JSON: /,
    );
  });
});

describe('a lazy value', () => {
  it('is created once, when it is first needed', () => {
    const create = jest.fn(() => ({}));
    const value = lazy(create);
    expect(create).not.toHaveBeenCalled();
    expect(value()).toBe(value());
    expect(create).toHaveBeenCalledTimes(1);
  });

  it('is created again after a failure', () => {
    const create = jest.fn((): number => {
      if (create.mock.calls.length === 1) throw new Error('not yet');
      return 7;
    });
    const value = lazy(create);
    expect(value).toThrow('not yet');
    expect(value()).toBe(7);
  });
});
