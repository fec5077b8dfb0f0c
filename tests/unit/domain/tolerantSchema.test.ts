import * as v from 'valibot';
import { currentUserSchema } from '@/domain/account/account';
import { columnListSchema } from '@/domain/content/column';
import { lenient } from '@/domain/lenient';
import { listingSchema } from '@/domain/listing';
import { RULE_STATUS } from '@/domain/rule/ruleFields';
import { SENT_LIMITS, sentCode, sentText, text, timestamp } from '@/domain/schemas';
import { answerSchema, exactSchema } from '@/domain/tolerantSchema';

const read = (schema: v.GenericSchema, value: unknown) => v.parse(answerSchema(schema), value);
const isReadable = (schema: v.GenericSchema, value: unknown) => v.is(answerSchema(schema), value);

const itemSchema = v.object({
  id: text,
  status: v.picklist(['open', 'done']),
  at: timestamp,
  note: v.optional(v.string()),
  doneAt: lenient(timestamp),
});
const item = { id: 'a', status: 'open', at: '2026-11-20T08:00:00Z' };

describe('answerSchema', () => {
  it('reads an answer that keeps the contract as it is', () => {
    expect(read(itemSchema, item)).toEqual(item);
  });

  it('reads numbers where texts are expected', () => {
    expect(read(itemSchema, { ...item, id: 7 })).toMatchObject({ id: '7' });
    expect(isReadable(itemSchema, { ...item, id: '' })).toBe(false);
    expect(isReadable(itemSchema, { ...item, id: { value: 1 } })).toBe(false);
  });

  it('reads a text that is longer than one that may be sent', () => {
    const schema = v.object({ day: sentCode, text: v.pipe(sentText, v.trim()) });
    const long = { day: 'x'.repeat(SENT_LIMITS.code + 1), text: 'x'.repeat(SENT_LIMITS.text + 1) };
    expect(v.is(schema, long)).toBe(false);
    expect(read(schema, long)).toEqual(long);
  });

  it('keeps an unknown value of an enumeration', () => {
    expect(read(itemSchema, { ...item, status: 'frozen' })).toMatchObject({ status: 'frozen' });
    expect(read(itemSchema, { ...item, status: 3 })).toMatchObject({ status: 3 });
    expect(isReadable(itemSchema, { ...item, status: null })).toBe(false);
  });

  it('keeps a count by an unknown value of an enumeration', () => {
    const counts = v.record(v.picklist(['running', 'online']), v.number());
    expect(read(counts, { running: 1, frozen: 2 })).toEqual({ running: 1, frozen: 2 });
    expect(isReadable(counts, { frozen: 'many' })).toBe(false);
  });

  it('reads a known number of an enumeration that is sent as text', () => {
    const status = v.picklist(Object.values(RULE_STATUS));
    expect(read(status, '2')).toBe(2);
    expect(read(status, 9)).toBe(9);
  });

  it.each(['', 'yesterday', '2026-11-20 08:00', '2026-13-01T00:00:00Z', 1_763_625_600_000, null, {}])(
    'reads the time %p as unreadable',
    (at) => {
      expect(read(itemSchema, { ...item, at })).toMatchObject({ at: '' });
    },
  );

  it('rejects an answer without a required time', () => {
    expect(isReadable(itemSchema, { id: 'a', status: 'open' })).toBe(false);
  });

  it('reads null as a missing value', () => {
    const { note, doneAt } = read(itemSchema, { ...item, note: null, doneAt: null }) as Record<
      string,
      unknown
    >;
    expect([note, doneAt]).toEqual([undefined, undefined]);
  });

  it('shows the other entries of a list with an unreadable one', () => {
    const list = {
      list: [item, { id: 'b' }, null, { ...item, id: 'c' }],
      total: 4,
      current: 1,
      pageSize: 10,
    };
    expect(read(listingSchema(itemSchema), list)).toMatchObject({
      list: [{ id: 'a' }, { id: 'c' }],
      total: 4,
    });
  });

  it('rejects a list without a readable entry', () => {
    const schema = listingSchema(itemSchema);
    const page = { total: 1, current: 1, pageSize: 10 };
    expect(isReadable(schema, { ...page, list: [{ id: 'b' }] })).toBe(false);
    expect(isReadable(schema, { ...page, list: [] })).toBe(true);
  });

  it('leaves no entry out of an array that is no list, such as the lines of a bill', () => {
    expect(isReadable(v.object({ items: v.array(itemSchema) }), { items: [item, { id: 'b' }] })).toBe(false);
  });

  it('reads the strict options of a union first', () => {
    expect(read(v.union([v.string(), v.number()]), 5)).toBe(5);
  });

  it('reads a variant by its kind', () => {
    const schema = v.variant('kind', [
      v.object({ kind: v.literal('a'), id: text }),
      v.object({ kind: v.literal('b'), at: timestamp }),
    ]);
    expect(read(schema, { kind: 'a', id: 4 })).toEqual({ kind: 'a', id: '4' });
    expect(isReadable(schema, { kind: 'c', id: '4' })).toBe(false);
  });

  it('reads data that is written back as it is declared', () => {
    const content = exactSchema(v.object({ shape: v.picklist(['box']) }));
    expect(isReadable(v.object({ content }), { content: { shape: 'star' } })).toBe(false);
  });
});

describe('an answer with columns', () => {
  it('reads numeric ids and a sequence that is missing or text', () => {
    const columns = [
      { recordId: 1, parentId: 0, title: 'Market' },
      { recordId: '2', parentId: '0', sequence: '10', title: 'Help' },
      { recordId: 3, parentId: 1, sequence: null, title: 'Data' },
      { recordId: 4, parentId: 1, sequence: 'first', title: 'Storage' },
    ];
    expect(read(columnListSchema, columns)).toEqual([
      { recordId: '1', parentId: '0', sequence: 0, title: 'Market' },
      { recordId: '2', parentId: '0', sequence: 10, title: 'Help' },
      { recordId: '3', parentId: '1', sequence: 0, title: 'Data' },
      { recordId: '4', parentId: '1', sequence: 0, title: 'Storage' },
    ]);
  });

  it('leaves out a column without an id', () => {
    expect(
      read(columnListSchema, [{ title: 'lost' }, { recordId: 1, parentId: 0, title: 'Market' }]),
    ).toHaveLength(1);
  });
});

describe('an answer with the current user', () => {
  it('needs menus alone', () => {
    expect(read(currentUserSchema, { menus: [{ path: '/home' }] })).toMatchObject({
      userId: '',
      userName: '',
      menus: [{ path: '/home' }],
    });
  });

  it('identifies and names a user by what is there', () => {
    expect(read(currentUserSchema, { userId: 12 })).toMatchObject({ userId: '12', userName: '' });
    expect(read(currentUserSchema, { userId: null, userPhone: '138****8000' })).toMatchObject({
      userId: '138****8000',
      userName: '138****8000',
    });
  });

  it('grants the readable menus', () => {
    const menus = [{ path: '/a', children: [null, { path: '/a/b' }] }, 'c', { path: 7 }];
    expect(read(currentUserSchema, { menus })).toMatchObject({
      menus: [{ path: '/a', children: [{ path: '/a/b' }] }, { path: '7' }],
    });
  });
});
