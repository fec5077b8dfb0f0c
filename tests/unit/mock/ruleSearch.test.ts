import { columnNames } from '../../../src/domain/fields';
import { ruleFields } from '../../../src/domain/rule/ruleFields';
import { readCsv } from '../../support/files';
import { createRuleClient } from './ruleClient';
import { content } from './ruleContent';

let client: Awaited<ReturnType<typeof createRuleClient>>;

beforeEach(async () => {
  client = await createRuleClient();
});

describe('the list', () => {
  it('contains the rules with so many calls', async () => {
    const { list, total } = await client.list('minCalls=10&maxCalls=12&pageSize=100');
    expect(total).toBeGreaterThan(50);
    expect(list.filter(({ callNo }) => callNo < 10 || callNo > 12)).toEqual([]);
    const [all, few, rest] = await Promise.all([
      client.list(),
      client.list('maxCalls=9'),
      client.list('minCalls=10'),
    ]);
    expect(few.total + rest.total).toBe(all.total);
  });

  it('leaves out rules that have not run when days are given', async () => {
    const { list } = await client.list('from=2020-01-01T00:00:00.000Z&sort=updatedAt&pageSize=100');
    expect(list.filter(({ updatedAt }) => updatedAt === undefined)).toEqual([]);
    const [first] = (await client.list('sort=updatedAt')).list;
    expect(first?.updatedAt).toBeUndefined();
  });

  it('names regions in the language', async () => {
    const regions = (await client.send('GET', 'rule/regions')).result;
    expect(regions).toHaveLength(11);
    expect(regions).toContainEqual({ regionId: 'hongkong', name: 'Hong Kong (China)' });
  });
});

describe('a file', () => {
  const keys = ['R-00003', 'R-00001', 'R-00002'];

  it('contains the named rules in their order, with the chosen columns in theirs', async () => {
    await client.run('DELETE', 'rule', { keys: ['R-00001'] });
    const rows = readCsv(
      await client.file('POST', 'rule/export', { keys, columns: ['status', 'key', 'key'] }),
    );
    expect(rows.map((row) => Object.keys(row))).toEqual([
      ['Status', 'Key'],
      ['Status', 'Key'],
    ]);
    expect(rows.map(({ Key }) => Key)).toEqual(['R-00003', 'R-00002']);
  });

  it('of a query has the chosen columns too', async () => {
    const rows = readCsv(
      await client.file('GET', 'rule/export?owner=risk&columns=name&columns=limit&columns=x'),
    );
    expect(rows).toHaveLength((await client.list('owner=risk')).total);
    expect(rows.every((row) => Object.keys(row).join() === 'Name,Limit')).toBe(true);
    const units = new Set(rows.map(({ Limit = '' }) => Limit.replace(/^\d+/, '')));
    expect(units).toEqual(new Set(['%', ' days', ' minutes']));
  });

  it('has all columns by default, in the language of the request', async () => {
    client = await createRuleClient('zh-CN');
    const [row = {}] = readCsv(await client.file('POST', 'rule/export', { keys }));
    expect(Object.keys(row)).toHaveLength(columnNames(ruleFields).length);
    expect(Object.keys(row)).toEqual(expect.arrayContaining(['规则名称', '阈值', '地域']));
    expect(row.地域).toMatch(/[\u4e00-\u9fff]/);
  });

  it('leaves the last run of a rule that has not run empty', async () => {
    await client.send('POST', 'rule', content);
    const [row = {}] = readCsv(await client.file('POST', 'rule/export', { keys: ['R-10001'] }));
    expect(row['Last scheduled (China Standard Time)']).toBe('');
  });
});
