import { columnNames } from '../../../src/domain/fields';
import { RULE_LIMIT_UNIT, ruleFields } from '../../../src/domain/rule/ruleFields';
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

  it('is filtered and sorted by region', async () => {
    const east = await client.list('region=east-1&region=east-2&sort=-region&pageSize=100');
    const names = east.list.map(({ region }) => region?.name);
    expect([...new Set(names)]).toEqual(['East China 2']);
    const first = await client.list('region=east-2&keyword=east+china+2');
    const others = await client.list('region=east-1&keyword=east+china+2');
    expect([first.total, others.total]).toEqual([(await client.list('region=east-2')).total, 0]);
    const sorted = (await client.list('sort=region')).list.map(({ region }) => region?.name);
    expect(new Set(sorted)).toEqual(new Set(['Central China 1']));
  });

  it('is filtered by limits, and sorted by them within each unit', async () => {
    const { list } = await client.list('minLimit=61&maxLimit=62&template=heartbeat&sort=limit&pageSize=100');
    expect(new Set(list.map(({ limit, template }) => `${limit} ${template}`))).toEqual(
      new Set(['61 heartbeat', '62 heartbeat']),
    );
    const unitAndLimit = async (sort: string) =>
      (await client.list(`sort=${sort}`)).list.map(({ limit, template }) => [
        RULE_LIMIT_UNIT[template],
        limit,
      ]);
    expect(new Set((await unitAndLimit('limit')).map(String))).toEqual(new Set(['percent,15']));
    expect(new Set((await unitAndLimit('-limit')).map(String))).toEqual(new Set(['minutes,240']));
  });

  it('counts the abnormal rules by failure, regardless of the filters of status and failure', async () => {
    const all = await client.list('region=east-1');
    const { timeout = 0, ...others } = all.failures;
    expect(timeout).toBeGreaterThan(0);
    expect(Object.values(others).reduce((sum, each) => sum + each, timeout)).toBe(all.counts.abnormal);
    const found = await client.list('region=east-1&failure=timeout&pageSize=100');
    expect(found.total).toBe(timeout);
    expect(found).toMatchObject({ counts: all.counts, failures: all.failures });
    expect(new Set(found.list.map(({ status, failure }) => `${status} ${failure}`))).toEqual(
      new Set(['3 timeout']),
    );
    expect((await client.list('status=running&failure=timeout')).total).toBe(0);
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
