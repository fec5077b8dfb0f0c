import * as v from 'valibot';
import { sortNames } from '../../../../src/domain/fields';
import { ruleDetailSchema } from '../../../../src/domain/rule/ruleDetail';
import {
  needsNewLimit,
  RULE_STATUS,
  type Rule,
  ruleFields,
  ruleQuery,
  ruleSchema,
  ruleStatusName,
} from '../../../../src/domain/rule/ruleFields';
import { RULE_STATUS_TONE } from '../../../../src/domain/statusTone';
import { rule } from '../../../support/ruleSample';

const readQuery = (search: string) => ruleQuery.read(new URLSearchParams(search));

describe('a rule', () => {
  it('has the statuses of the specification, each with a name and a tone', () => {
    expect(RULE_STATUS).toEqual({ closed: 0, running: 1, online: 2, abnormal: 3 });
    expect(Object.values(RULE_STATUS).map(ruleStatusName)).toEqual([...ruleFields.status.valueEnum]);
    expect(Object.keys(RULE_STATUS_TONE)).toEqual([...ruleFields.status.valueEnum]);
  });

  it.each<[string, Partial<Record<keyof Rule, unknown>>]>([
    ['another status', { status: 4 }],
    ['a progress beyond 100', { progress: 101 }],
    ['calls that are no number', { callNo: '7' }],
    ['an invalid time', { time: 'tomorrow' }],
    ['no name', { name: '' }],
    ['a limit that is not whole', { limit: 1.5 }],
    ['a region without a name', { region: { regionId: 'east-1' } }],
  ])('is invalid with %s', (_what, change) => {
    expect(v.is(ruleSchema, rule)).toBe(true);
    expect(v.is(ruleSchema, { ...rule, ...change })).toBe(false);
  });
});

it('a rule may lack what it does not need: a last run, a limit and a region', () => {
  const { updatedAt: _lastRun, ...waiting } = rule;
  expect(v.is(ruleSchema, waiting)).toBe(true);
});

it('the details of a rule may come without runs, changes and comments', () =>
  expect(v.parse(ruleDetailSchema, rule)).toMatchObject({ runs: [], history: [], comments: [] }));

it.each([
  ['threshold', 'heartbeat', true],
  ['threshold', 'change', false],
  ['anomaly', 'anomaly', false],
] as const)('a limit loses its meaning from %s to %s: %s', (from, to, isLost) =>
  expect(needsNewLimit(from, to)).toBe(isLost),
);

describe('ruleQuery', () => {
  it('has defaults without a URL', () => {
    expect(readQuery('')).toEqual({
      keyword: undefined,
      status: [],
      type: [],
      template: [],
      target: [],
      frequency: [],
      owner: [],
      region: [],
      failure: [],
      minCalls: undefined,
      maxCalls: undefined,
      minLimit: undefined,
      maxLimit: undefined,
      from: undefined,
      to: undefined,
      sort: '-key',
      current: 1,
      pageSize: 20,
    });
    expect(ruleQuery.isFiltered(readQuery(''))).toBe(false);
  });

  it('reads all fields', () => {
    const query = readQuery(
      'keyword=+refund+&status=online&status=closed&type=weak&type=strong&template=anomaly&target=payment&frequency=week&frequency=hour&owner=risk&owner=data&region=east-1&failure=timeout&minCalls=5&maxCalls=900&minLimit=1&maxLimit=20&from=2026-11-01&to=2026-11-20&sort=-callNo&current=3&pageSize=50',
    );
    expect(query).toEqual({
      keyword: 'refund',
      status: ['closed', 'online'],
      type: ['strong', 'weak'],
      template: ['anomaly'],
      target: ['payment'],
      frequency: ['hour', 'week'],
      owner: ['data', 'risk'],
      region: ['east-1'],
      failure: ['timeout'],
      minCalls: 5,
      maxCalls: 900,
      minLimit: 1,
      maxLimit: 20,
      from: '2026-11-01',
      to: '2026-11-20',
      sort: '-callNo',
      current: 3,
      pageSize: 50,
    });
  });

  it.each([
    'keyword=x',
    'status=closed',
    'type=weak',
    'template=change',
    'target=order',
    'frequency=day',
    'owner=risk',
    'region=east-1',
    'failure=timeout',
    'maxLimit=10',
    'minCalls=0',
    'maxCalls=10',
    'from=2026-11-01',
    'to=2026-11-01',
  ])('is filtered by %s', (search) => expect(ruleQuery.isFiltered(readQuery(search))).toBe(true));

  it.each([
    'status=0&status=gone&type=&target=x&owner=%3Cscript%3E&from=2026-02-30&to=today',
    'template=x&frequency=year&minCalls=-1&maxCalls=many',
    'minCalls=10&maxCalls=9',
    'minLimit=10&maxLimit=9&failure=x',
    'minCalls=1.5&maxCalls=1e3',
    'current=0&pageSize=7',
    'current=-1&pageSize=1000',
    'current=1.5&sort=owner',
    'current=abc&sort=-',
  ])('ignores invalid values: %s', (search) => expect(readQuery(search)).toEqual(readQuery('')));

  it('keeps a long keyword whole', () =>
    expect(readQuery(`keyword=${'x'.repeat(80)}`).keyword).toHaveLength(80));

  it('reads every sort order', () => {
    for (const column of sortNames(ruleFields))
      for (const sort of [column, `-${column}`]) expect(readQuery(`sort=${sort}`).sort).toBe(sort);
    expect(ruleQuery.isDefault('sort', '-key')).toBe(true);
  });
});
