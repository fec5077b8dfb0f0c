import * as v from 'valibot';
import { ENDPOINTS } from '../../../config/contract/endpoints';
import { client, startBeforeEach } from './mockClient';

type Row = Readonly<Record<string, unknown>>;

const listSchema = v.object({ list: v.array(v.record(v.string(), v.unknown())) });

/** The lists that are searched by a keyword, with the field of the id that people see. */
const LISTS: Readonly<Record<string, { id: string; account?: 'user' }>> = {
  'service/list': { id: 'serviceId' },
  'announcement/list': { id: 'announcementId' },
  'order/list': { id: 'orderId', account: 'user' },
  'order/old/list': { id: 'orderId', account: 'user' },
  'instance/list': { id: 'instanceId', account: 'user' },
  'charge/list': { id: 'flowNo', account: 'user' },
  'invoice/list': { id: 'invoiceId', account: 'user' },
  'support/ticket/list': { id: 'ticketId', account: 'user' },
  rule: { id: 'key' },
  'rule/bin': { id: 'key' },
  'console/list/tasks': { id: 'taskId' },
  'console/list/templates': { id: 'templateId' },
  'console/list/articles': { id: 'articleId' },
  'console/list/projects': { id: 'projectId' },
  'console/list/applications': { id: 'applicationId' },
  'console/form/people': { id: 'personId' },
};

const searched = ENDPOINTS.filter(
  ({ method, query, result }) => method === 'GET' && result && query && 'keyword' in query.entries,
).map(({ path }) => path);

it('knows every list with a keyword', () => expect(Object.keys(LISTS).sort()).toEqual(searched.sort()));

/** The words of the title of a row, or of what it is about. */
function wordsOf(row: Row): string[] {
  const about = [row.title, row.name, row.subject, row.service, row.serviceTitle, row.lines].flat();
  const texts = about.map((each) => (typeof each === 'object' ? (each as Row | null)?.title : each));
  return texts.flatMap((text) => (typeof text === 'string' ? (text.match(/\p{L}{3,}/gu) ?? []) : []));
}

startBeforeEach();

it.each(Object.entries(LISTS))(
  '%s finds words in any order, and a record by its id',
  async (path, { id, account }) => {
    const token = await client.signIn(account ?? 'admin');
    if (path === 'rule/bin')
      await client.call('DELETE', 'rule', { keys: ['R-00042'] }, { 'x-authorization': token });
    const find = async (keyword: string) => {
      const query = new URLSearchParams({ keyword, pageSize: '100' });
      const { list } = v.parse(listSchema, (await client.get(`${path}?${query}`, token)).result);
      return list.map((row) => String(row[id]));
    };
    const all = v.parse(listSchema, (await client.get(path, token)).result).list;
    const row = all.findLast((each) => wordsOf(each).length > 1) ?? {};
    const [first = '-', second = '-'] = wordsOf(row);
    const key = String(row[id]);

    const found = await find(`${first} ${second}`);
    expect(found).toContain(key);
    expect(await find(`  ${second.toUpperCase()}　${first.toLowerCase()}`)).toEqual(found);
    expect(await find(key.toLowerCase())).toContain(key);
    expect(await find(`${key} ${second}`)).toContain(key);
    expect(await find(`${key} nothing-like-it`)).toEqual([]);
  },
);
