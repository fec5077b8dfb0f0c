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
  it('that is right has no errors, also with the least there must be', () => {
    expect(errors({})).toEqual({});
    expect(errors({ weight: undefined, endOn: GOAL.startOn })).toEqual({});
  });

  it('that is empty says what must be filled in, in the order of the form', () => {
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
    ['a day that is none', { startOn: '2026-02-30' }, { startOn: 'day' }],
    ['an end before its beginning', { endOn: '2026-02-28' }, { endOn: 'beforeStart' }],
    ['too many reviewers', { reviewers: ['1', '2', '3', '4', '5', '6'] }, { reviewers: 'tooMany' }],
    ['more than all of the weight', { weight: 101 }, { weight: 'weight' }],
    ['less than none of it', { weight: -1 }, { weight: 'weight' }],
    ['half a percent', { weight: 0.5 }, { weight: 'weight' }],
    ['nobody to share it with', { visibility: 'partly' }, { audience: 'required' }],
  ])('with %s is refused', (_name, changes, expected) => {
    expect(errors(changes)).toEqual(expected);
  });

  it.each<[string, Partial<Goal>]>([
    ['a title as long as it may be', { title: '🙂'.repeat(GOAL_LIMITS.title) }],
    ['no weight and all of it', { weight: 0 }],
    ['all of the weight', { weight: 100 }],
    ['somebody to share it with', { visibility: 'partly', audience: ['p01'] }],
    ['nobody chosen for what only it may see', { visibility: 'private' }],
  ])('with %s is accepted', (_name, changes) => {
    expect(errors(changes)).toEqual({});
  });
});

it('what was kept is read field by field; what cannot be read is empty', () => {
  expect(readGoal(GOAL)).toEqual(GOAL);
  expect(readGoal({ ...GOAL, title: 3, weight: 'x', visibility: 'all', reviewers: null })).toEqual({
    ...GOAL,
    title: '',
    weight: undefined,
    visibility: 'public',
    reviewers: [],
  });
  for (const nothing of [undefined, null, 'text', 3, []]) expect(readGoal(nothing).title).toBe('');
});

it.each([
  ['2026-03-31', '2026-04-30', true],
  ['2026-04-01', '2026-04-30', false],
  ['2026-02-01', '2026-03-01', true],
  ['2026-02-01', '2026-02-28', false],
  ['2026-03-10', '2026-03-11', true],
])('March and %s to %s share a day: %p', (startOn, endOn, shared) => {
  expect(overlaps(GOAL, { startOn, endOn })).toBe(shared);
  expect(overlaps({ startOn, endOn }, GOAL)).toBe(shared);
});
