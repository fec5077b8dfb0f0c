import { GOAL_FIELDS, GOAL_LIMITS, type Goal, goalErrors, overlaps, readGoal } from '@/domain/console/goal';

const GOAL: Goal = {
  title: 'Shorter reviews',
  startOn: '2026-03-01',
  endOn: '2026-03-31',
  description: 'Fewer round trips',
  metrics: '8 hours',
  client: '',
  reviewers: [],
  weight: 40,
  visibility: 'public',
  audience: [],
};
const errors = (changes: Partial<Goal>) => goalErrors({ ...GOAL, ...changes });

describe('a goal', () => {
  it('is valid with all fields, or only the required ones', () => {
    expect(errors({})).toEqual({});
    expect(errors({ weight: undefined, endOn: GOAL.startOn })).toEqual({});
  });

  it('reports missing fields in form order when it is empty', () => {
    const empty = goalErrors(readGoal({}));
    expect(empty).toEqual({
      title: 'required',
      startOn: 'required',
      endOn: 'required',
      description: 'required',
      metrics: 'required',
    });
    expect(Object.keys(empty)).toEqual(GOAL_FIELDS.filter((field) => field in empty));
  });

  it.each<[string, Partial<Goal>, object]>([
    ['blanks', { title: '  ' }, { title: 'required' }],
    ['a long title', { title: '长'.repeat(GOAL_LIMITS.title + 1) }, { title: 'tooLong' }],
    ['a long client', { client: 'x'.repeat(GOAL_LIMITS.client + 1) }, { client: 'tooLong' }],
    ['an invalid day', { startOn: '2026-02-30' }, { startOn: 'day' }],
    ['an end before its start', { endOn: '2026-02-28' }, { endOn: 'beforeStart' }],
    ['too many reviewers', { reviewers: ['1', '2', '3', '4', '5', '6'] }, { reviewers: 'tooMany' }],
    ['a weight over 100', { weight: 101 }, { weight: 'weight' }],
    ['a negative weight', { weight: -1 }, { weight: 'weight' }],
    ['a fractional weight', { weight: 0.5 }, { weight: 'weight' }],
    ['no audience for a partly visible goal', { visibility: 'partly' }, { audience: 'required' }],
  ])('is rejected with %s', (_name, changes, expected) => {
    expect(errors(changes)).toEqual(expected);
  });

  it.each<[string, Partial<Goal>]>([
    ['a title of the maximum length', { title: '🙂'.repeat(GOAL_LIMITS.title) }],
    ['a weight of 0', { weight: 0 }],
    ['a weight of 100', { weight: 100 }],
    ['an audience', { visibility: 'partly', audience: ['p01'] }],
    ['no audience for a private goal', { visibility: 'private' }],
  ])('is accepted with %s', (_name, changes) => {
    expect(errors(changes)).toEqual({});
  });
});

it('readGoal reads saved values field by field and ignores invalid ones', () => {
  expect(readGoal(GOAL)).toEqual(GOAL);
  expect(readGoal({ ...GOAL, title: 3, weight: 'x', visibility: 'all', reviewers: null })).toEqual({
    ...GOAL,
    title: '',
    weight: undefined,
    visibility: 'public',
    reviewers: [],
  });
  for (const invalid of [undefined, null, 'text', 3, []]) expect(readGoal(invalid).title).toBe('');
});

it.each([
  ['2026-03-31', '2026-04-30', true],
  ['2026-04-01', '2026-04-30', false],
  ['2026-02-01', '2026-03-01', true],
  ['2026-02-01', '2026-02-28', false],
  ['2026-03-10', '2026-03-11', true],
])('March and %s to %s overlap: %p', (startOn, endOn, overlapping) => {
  expect(overlaps(GOAL, { startOn, endOn })).toBe(overlapping);
  expect(overlaps({ startOn, endOn }, GOAL)).toBe(overlapping);
});
