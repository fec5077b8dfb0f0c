import * as v from 'valibot';
import { compareKeys, readCursor, toCursor } from '../../../mock/lib/cursors';
import { db } from '../../../mock/lib/db';
import { toCursorPage } from '../../../mock/lib/paging';
import { chargeListSchema } from '../../../src/domain/money/charge';
import { createMockClient } from './mockClient';

interface Entry {
  at: number;
  id: string;
}

/** Entries of the given times, whose ids are their times. */
const entriesAt = (...times: number[]): Entry[] => times.map((at) => ({ at, id: `e${at}` }));
const toKey = ({ at, id }: Entry) => [at, id];
const read = (entries: readonly Entry[], cursor?: string, pageSize = 3) =>
  toCursorPage(entries, { cursor, pageSize }, toKey, ({ at }) => at);

describe('a page of a list with cursors', () => {
  const nine = entriesAt(1, 2, 3, 4, 5, 6, 7, 8, 9);

  it('leads to the next and the previous page, without one at the ends', () => {
    const first = read(nine);
    const second = read(nine, first.next);
    const third = read(nine, second.next);
    expect([first, second, third].map(({ list }) => list)).toEqual([
      [9, 8, 7],
      [6, 5, 4],
      [3, 2, 1],
    ]);
    expect([first.previous, third.next]).toEqual([undefined, undefined]);
    expect(read(nine, third.previous)).toEqual(second);
    expect(read(nine, second.previous)).toEqual(first);
    expect(read(nine, read(nine, undefined, 1).next).previous).toBeDefined();
  });

  it('is neither shifted nor has gaps when entries are added', () => {
    const { next } = read(nine);
    const more = [...nine, ...entriesAt(10, 11, 5.5)];
    expect(read(more, next).list).toEqual([6, 5.5, 5]);
    expect(read(more, read(more, next).previous).list).toEqual([9, 8, 7]);
  });

  it('goes on where it was when entries are deleted, its own last one as well', () => {
    const { next } = read(nine);
    const fewer = nine.filter(({ at }) => ![9, 7, 5].includes(at));
    expect(read(fewer, next).list).toEqual([6, 4, 3]);
    // Too few are left before it: the first page.
    const back = read(fewer, read(fewer, next).previous);
    expect(back).toEqual(read(fewer));
    expect(back.list).toEqual([8, 6, 4]);
  });

  it('is the first one when nothing is left before it', () => {
    const { next } = read(nine);
    const fewer = nine.filter(({ at }) => at < 7);
    expect(read(fewer, next)).toEqual(read(fewer));
  });

  it('is empty and leads back when nothing is left after it', () => {
    const { next } = read(nine);
    const newest = nine.filter(({ at }) => at > 6);
    const { list, total, previous } = read(newest, next);
    expect([list, total]).toEqual([[], 3]);
    expect(read(newest, previous).list).toEqual([9, 8, 7]);
    const six = nine.filter(({ at }) => at > 3);
    const end = read(six, read(nine, next).next);
    expect([end.list, read(six, end.previous).list]).toEqual([[], [6, 5, 4]]);
  });

  it('tells entries of one moment apart by their ids', () => {
    const same = ['a', 'b', 'c', 'd'].map((id) => ({ at: 1, id }));
    const toId = (cursor?: string) => toCursorPage(same, { cursor, pageSize: 2 }, toKey, ({ id }) => id);
    expect([toId().list, toId(toId().next).list]).toEqual([
      ['d', 'c'],
      ['b', 'a'],
    ]);
  });

  it.each([
    'nonsense',
    '3',
    Buffer.from('{"side":"after"}').toString('base64url'),
    toCursor({ side: 'after', key: [5] }),
    toCursor({ side: 'after', key: [5, 'e5', 'more'] }),
    toCursor({ side: 'after', key: ['5', 'e5'] }),
  ])('is the first one for the unknown cursor %s', (cursor) => {
    expect(read(nine, cursor)).toEqual(read(nine));
  });

  it('counts no further than it must', () => {
    const many = Array.from({ length: 10_005 }, (_, index) => ({ at: index, id: `e${index}` }));
    expect(read(many).total).toBe(10_001);
    expect(read(many.slice(0, 10_000)).total).toBe(10_000);
  });

  it('compares numbers as numbers', () => {
    expect(compareKeys([9, 'b'], [10, 'a'])).toBeLessThan(0);
    expect(compareKeys([9, 'b'], [9, 'b'])).toBe(0);
    expect(compareKeys(['9'], [9])).toBeGreaterThan(0);
  });
});

it.each([
  ['charge/list', 'user', 'chargeId'],
  ['message/list', 'user', 'messageId'],
  ['user/login/history', 'user', 'recordId'],
  ['announcement/list', 'user', 'announcementId'],
  ['console/list/articles', 'admin', 'articleId'],
  ['console/dashboard/activities', 'admin', 'activityId'],
])('%s is read to its end by cursors, the way back as well', async (path, account, id) => {
  const client = createMockClient();
  const token = await client.signIn(account);
  const get = async (cursor = '') => {
    const { result } = await client.get(`${path}?pageSize=7&cursor=${cursor}`, token);
    return result as { list: Record<string, string>[]; total: number; next?: string; previous?: string };
  };
  const ids = ({ list }: { list: Record<string, string>[] }) => list.map((entry) => entry[id]);
  const pages = [await get()];
  for (let next = pages[0]?.next; next; next = pages.at(-1)?.next) pages.push(await get(next));
  const all = pages.flatMap(ids);
  expect(pages.length).toBeGreaterThan(2);
  expect(new Set(all).size).toBe(all.length);
  expect(all).toHaveLength(pages[0]?.total ?? 0);
  expect(ids(await get(pages.at(-1)?.previous))).toEqual(pages.slice(0, -1).flatMap(ids).slice(-7));
});

it('keeps the place of a reader of charges while money moves', async () => {
  const client = createMockClient();
  const token = await client.signIn();
  const get = async (cursor = '') =>
    v.parse(chargeListSchema, (await client.get(`charge/list?pageSize=5&cursor=${cursor}`, token)).result);
  const first = await get();
  const second = await get(first.next);
  const [latest] = db().charges.filter(({ userId }) => userId === '10002');
  if (latest) db().charges.push({ ...latest, chargeId: 'new', createdAt: Date.now() });
  expect((await get()).list[0]?.chargeId).toBe('new');
  expect((await get(first.next)).list).toEqual(second.list);
});

it('a cursor counts nothing of other people', async () => {
  const client = createMockClient();
  const token = await client.signIn('user');
  const next = async () =>
    ((await client.get('user/login/history?pageSize=1', token)).result as { next: string }).next;
  const keyOf = (cursor: string) => readCursor(cursor)?.key.slice(0, -1);
  await client.signIn('user');
  const before = keyOf(await next());
  await client.signIn('admin');
  expect(keyOf(await next())).toEqual(before);
  await client.signIn('user');
  expect(keyOf(await next())).toEqual([before?.[0], Number(before?.[1]) + 1]);
});
