import * as v from 'valibot';
import { changedFields, conflictOf, mergeChanges } from '@/domain/conflict';
import { CONFLICT } from '@/domain/endpoint';
import { RequestError, readRefusal } from '@/domain/requestError';

interface Values {
  name?: string | null;
  limit?: number;
  unit?: string;
  people?: string[];
}

const BASE: Values = { name: 'a', limit: 9, unit: 'percent', people: ['1'] };
const UNIT = [['limit', 'unit']] as const;

describe('mergeChanges', () => {
  it.each<[string, Values, Values, Partial<ReturnType<typeof mergeChanges<Values>>>]>([
    ['nothing', {}, BASE, {}],
    ['what only the user changed', { name: 'b' }, BASE, { mine: ['name'] }],
    ['what only the other changed', {}, { ...BASE, name: 'b' }, { theirs: ['name'] }],
    ['different fields', { name: 'b' }, { ...BASE, people: [] }, { mine: ['name'], theirs: ['people'] }],
    ['the same change of both', { name: 'b' }, { ...BASE, name: ' b' }, {}],
    ['different changes of both', { people: ['2'] }, { ...BASE, people: ['3'] }, { both: [['people']] }],
    ['a value that both emptied', { name: '' }, { ...BASE, name: null }, {}],
    [
      'a value that the other removed',
      { limit: 8 },
      { name: 'a', people: ['1'], unit: 'percent' },
      { both: [['limit']] },
    ],
  ])('tells %s', (_case, mine, theirs, expected) => {
    expect(mergeChanges(BASE, mine, theirs)).toEqual({ mine: [], theirs: [], both: [], ...expected });
  });

  it.each<[string, Values, Values, Partial<ReturnType<typeof mergeChanges<Values>>>]>([
    [
      'asks for all of them when each changed one',
      { unit: 'days' },
      { ...BASE, limit: 8 },
      { both: [UNIT[0]] },
    ],
    ['sends all of them when only the user changed one', { unit: 'days' }, BASE, { mine: ['limit', 'unit'] }],
    ['takes those that only the other changed', {}, { ...BASE, limit: 8 }, { theirs: ['limit'] }],
  ])('%s of the fields that are only valid together', (_case, mine, theirs, expected) => {
    expect(mergeChanges(BASE, mine, theirs, UNIT)).toEqual({ mine: [], theirs: [], both: [], ...expected });
  });
});

it('a save has the changed fields only, and those of their groups', () => {
  expect(changedFields<Values>(BASE, { ...BASE, name: '' })).toEqual({ name: '' });
  expect(changedFields<Values>(BASE, { ...BASE, limit: 8 }, UNIT)).toEqual({ limit: 8, unit: 'percent' });
  expect(changedFields<Values>(BASE, BASE)).toEqual({});
});

describe('the refusal of a conflict', () => {
  const conflict = conflictOf(v.object({ name: v.string() }));
  const result = {
    by: { userId: '1', name: 'Lily' },
    at: '2026-11-20T06:02:00.000Z',
    current: { name: 'b' },
  };
  const error = (code: number, details: unknown) =>
    new RequestError('business', '', { code, result: details });

  it('reads who changed the record, when and to what', () => {
    expect(readRefusal(error(CONFLICT, result), conflict)).toEqual(result);
    expect(readRefusal(error(CONFLICT, { ...result, by: null }), conflict)?.by).toBeUndefined();
  });

  it('reads no other refusal, and none without the record', () => {
    expect(readRefusal(error(404, result), conflict)).toBeUndefined();
    expect(readRefusal(error(CONFLICT, null), conflict)).toBeUndefined();
    expect(readRefusal(new Error(), conflict)).toBeUndefined();
  });
});
