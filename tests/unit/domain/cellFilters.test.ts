import * as v from 'valibot';
import { cellFilters } from '@/domain/cellFilters';
import { defineFields, listQueryOf, select } from '@/domain/fields';
import { MAX_IDS } from '@/domain/listQuery';

const fields = defineFields({
  name: { schema: v.string() },
  kind: select(['big', 'medium', 'small']),
  state: { schema: v.number(), valueType: 'select', valueEnum: ['off', 'on'] },
  team: {
    schema: v.object({ teamId: v.string() }),
    valueType: 'select',
    formItem: { name: 'teamId', schema: v.string() },
  },
  size: { schema: v.number(), valueType: 'digit' },
  at: { schema: v.string(), valueType: 'dateTime', search: ['from', 'to'] },
  secret: { schema: v.string(), hideInSearch: true },
});
const schema = listQueryOf({ ...fields, id: { schema: v.string(), sorter: true } }, { sort: 'id' });
const query = (search = '') => schema.read(new URLSearchParams(search));
const filters = (name: string, value: unknown, search?: string, listed?: string[]) =>
  cellFilters(fields, name, value, query(search), listed).map(({ kind, values }) => [kind, values]);

it('keeps one choice, or leaves it out of those that are chosen', () => {
  expect(filters('kind', 'big')).toEqual([
    ['only', { kind: ['big'] }],
    ['without', { kind: ['medium', 'small'] }],
  ]);
  expect(filters('kind', 'big', 'kind=big&kind=small')).toEqual([
    ['only', { kind: ['big'] }],
    ['without', { kind: ['small'] }],
  ]);
  expect(filters('kind', 'big', 'kind=big')).toEqual([]);
  expect(filters('state', 1)).toContainEqual(['only', { state: ['on'] }]);
});

it('leaves out one of the choices that the server lists as far as a query can say it', () => {
  const team = { teamId: 'b', name: 'B' };
  expect(filters('team', team)).toEqual([['only', { team: ['b'] }]]);
  expect(filters('team', team, '', ['a', 'b', 'c'])).toContainEqual(['without', { team: ['a', 'c'] }]);
  const many = Array.from({ length: MAX_IDS + 2 }, (_, index) => `t${index}`);
  expect(filters('team', { teamId: 't1' }, '', many)).toEqual([['only', { team: ['t1'] }]]);
});

it('limits numbers and days', () => {
  expect(filters('size', 0)).toEqual([
    ['only', { minSize: 0, maxSize: 0 }],
    ['atLeast', { minSize: 0, maxSize: undefined }],
    ['atMost', { minSize: undefined, maxSize: 0 }],
  ]);
  expect(filters('size', 3, 'minSize=3')).toHaveLength(2);
  // The accounting day: it is the 20th in China.
  expect(filters('at', '2026-11-19T17:00:00.000Z')).toContainEqual([
    'since',
    { from: '2026-11-20', to: undefined },
  ]);
});

it.each([
  ['name', 'a'],
  ['secret', 'a'],
  ['unknown', 'a'],
  ['kind', undefined],
  ['state', 7],
  ['size', undefined],
  ['at', undefined],
])('gives none for %s %p', (name, value) => expect(filters(name, value)).toEqual([]));
