import * as v from 'valibot';
import {
  RULE_STATUS,
  RULE_STATUS_NAMES,
  type Rule,
  ruleSchema,
  ruleStatusName,
} from '../../../src/domain/rule';
import {
  afterRetry,
  approvalRefusal,
  type RuleApproval,
  retriableKeys,
  SKIP_REASONS,
  type SkipReason,
  skippedByReason,
} from '../../../src/domain/ruleApproval';
import {
  changeColumn,
  DEFAULT_RULE_SETTINGS,
  moveColumn,
  RULE_COLUMNS,
  readRuleSettings,
  shownColumns,
} from '../../../src/domain/ruleColumns';
import {
  choosableStatuses,
  contentOfFields,
  fieldsOfRule,
  fieldTimeToIso,
  isoToFieldTime,
  RULE_DESC_MAX,
  RULE_NAME_MAX,
  ruleContentSchema,
  ruleFieldFault,
} from '../../../src/domain/ruleForm';
import {
  countFoldedFilters,
  isFiltered,
  RULE_SORTS,
  readRuleQuery,
  readRuleSort,
  writeRuleSort,
} from '../../../src/domain/ruleQuery';
import { RULE_STATUS_TONE } from '../../../src/domain/statusTone';

const rule: Rule = {
  key: 'R-00042',
  name: 'Late refunds',
  desc: 'Tells who refunds late',
  callNo: 7,
  status: 3,
  updatedAt: '2026-11-20T04:00:00.000Z',
  target: 'payment',
  template: 'threshold',
  type: 'strong',
  time: '2026-11-25T01:30:00.000Z',
  frequency: 'day',
  owner: { ownerId: 'payment', name: 'Payments' },
  progress: 40,
  version: 3,
};

const asked = (search: string) => readRuleQuery(new URLSearchParams(search));

describe('a rule', () => {
  it('has the statuses of the specification, each with a word and a tone', () => {
    expect(RULE_STATUS).toEqual({ closed: 0, running: 1, online: 2, abnormal: 3 });
    expect(Object.values(RULE_STATUS).map(ruleStatusName)).toEqual([...RULE_STATUS_NAMES]);
    expect(Object.keys(RULE_STATUS_TONE)).toEqual([...RULE_STATUS_NAMES]);
  });

  it.each<[string, Partial<Record<keyof Rule, unknown>>]>([
    ['another status', { status: 4 }],
    ['a progress beyond 100', { progress: 101 }],
    ['calls that are no number', { callNo: '7' }],
    ['a time that is none', { time: 'tomorrow' }],
    ['no name', { name: '' }],
  ])('is none with %s', (_what, change) => {
    expect(v.is(ruleSchema, rule)).toBe(true);
    expect(v.is(ruleSchema, { ...rule, ...change })).toBe(false);
  });
});

describe('the query of an address', () => {
  it('is the usual view when there is none', () => {
    expect(asked('')).toEqual({
      keyword: '',
      status: [],
      type: undefined,
      target: [],
      owner: [],
      from: '',
      to: '',
      sort: { column: 'key', descending: true },
      current: 1,
      pageSize: 10,
    });
    expect(isFiltered(asked(''))).toBe(false);
    expect(countFoldedFilters(asked(''))).toBe(0);
  });

  it('holds all of a view', () => {
    const query = asked(
      'keyword=+refund+&status=online&status=closed&type=weak&target=payment&owner=risk&owner=data&from=2026-11-01&to=2026-11-20&sort=-callNo&current=3&pageSize=50',
    );
    expect(query).toEqual({
      keyword: 'refund',
      status: ['closed', 'online'],
      type: 'weak',
      target: ['payment'],
      owner: ['data', 'risk'],
      from: '2026-11-01',
      to: '2026-11-20',
      sort: { column: 'callNo', descending: true },
      current: 3,
      pageSize: 50,
    });
    expect(countFoldedFilters(query)).toBe(4);
  });

  it.each([
    'keyword=x',
    'status=closed',
    'type=weak',
    'target=order',
    'owner=risk',
    'from=2026-11-01',
    'to=2026-11-01',
  ])('is filtered by %s', (search) => expect(isFiltered(asked(search))).toBe(true));

  it.each([
    'status=0&status=gone&type=&target=x&owner=%3Cscript%3E&from=2026-02-30&to=today',
    'current=0&pageSize=7',
    'current=-1&pageSize=1000',
    'current=1.5&sort=owner',
    'current=abc&sort=-',
  ])('takes %s for nothing', (search) => expect(asked(search)).toEqual(asked('')));

  it('cuts words that are too long', () =>
    expect(asked(`keyword=${'x'.repeat(80)}`).keyword).toHaveLength(50));

  it('reads every order as it is written', () => {
    for (const column of RULE_SORTS)
      for (const descending of [true, false])
        expect(readRuleSort(writeRuleSort({ column, descending }))).toEqual({ column, descending });
    expect(writeRuleSort({ column: 'key', descending: true })).toBeUndefined();
    expect(readRuleSort(undefined)).toEqual({ column: 'key', descending: true });
  });
});

describe('the fields of a form', () => {
  it.each([
    ['name', undefined, 'name.missing'],
    ['name', '   ', 'name.missing'],
    ['name', 'x'.repeat(RULE_NAME_MAX + 1), 'name.tooLong'],
    ['name', ' x ', undefined],
    ['desc', undefined, 'desc.tooShort'],
    ['desc', ' 1234 ', 'desc.tooShort'],
    ['desc', '😀😀😀😀', 'desc.tooShort'],
    ['desc', '12345', undefined],
    ['desc', '五个字描述', undefined],
    ['desc', 'x'.repeat(RULE_DESC_MAX + 1), 'desc.tooLong'],
    ['time', undefined, 'time.missing'],
    ['time', '2026-11-20', 'time.missing'],
    ['time', '2026-13-40T09:30', 'time.missing'],
    ['time', '2026-11-20T09:30', undefined],
  ] as const)('%s "%s" is %s', (field, value, fault) => expect(ruleFieldFault(field, value)).toBe(fault));

  it('times go there and back', () => {
    expect(fieldTimeToIso(isoToFieldTime(rule.time))).toBe(rule.time);
    expect(isoToFieldTime(rule.time)).toMatch(/^2026-11-2\dT\d\d:\d\d$/);
  });

  it('of a rule come to its content', () => {
    const content = contentOfFields(fieldsOfRule(rule));
    expect(content).toEqual({
      name: rule.name,
      desc: rule.desc,
      target: 'payment',
      template: 'threshold',
      type: 'strong',
      time: rule.time,
      frequency: 'day',
      ownerId: 'payment',
      status: 3,
    });
    expect(v.is(ruleContentSchema, content)).toBe(true);
    expect(contentOfFields({ ...fieldsOfRule(rule), name: ' a ', desc: ' bcdef ' })).toMatchObject({
      name: 'a',
      desc: 'bcdef',
    });
    expect(() => contentOfFields({ ...fieldsOfRule(rule), time: '' })).toThrow(TypeError);
  });

  it('nobody makes a rule abnormal, but one that is may stay so', () => {
    expect(choosableStatuses(0)).toEqual([0, 1, 2]);
    expect(choosableStatuses(3)).toEqual([0, 1, 2, 3]);
  });
});

describe('an approval', () => {
  const skipped = (key: string, reason: SkipReason) => ({ key, name: key, reason });
  const before: RuleApproval = {
    approved: ['a'],
    skipped: [skipped('b', 'unreachable'), skipped('c', 'online'), skipped('d', 'unreachable')],
  };

  it('takes closed rules only', () =>
    expect([0, 1, 2, 3].map((status) => approvalRefusal(status as Rule['status']))).toEqual([
      undefined,
      'running',
      'online',
      'abnormal',
    ]));

  it('may be tried again for what failed by a fault', () => {
    expect(retriableKeys(before)).toEqual(['b', 'd']);
    for (const reason of SKIP_REASONS)
      expect(retriableKeys({ approved: [], skipped: [skipped('x', reason)] })).toEqual(
        reason === 'unreachable' ? ['x'] : [],
      );
  });

  it('is whole again after that', () => {
    const after = afterRetry(before, { approved: ['b'], skipped: [skipped('d', 'deleted')] });
    expect(after).toEqual({
      approved: ['a', 'b'],
      skipped: [skipped('c', 'online'), skipped('d', 'deleted')],
    });
    expect(afterRetry(before, { approved: [], skipped: [] })).toEqual(before);
  });

  it('tells the skipped by their reason', () =>
    expect(skippedByReason(before).map(({ reason, rules }) => [reason, rules.map(({ key }) => key)])).toEqual(
      [
        ['online', ['c']],
        ['unreachable', ['b', 'd']],
      ],
    ));
});

describe('the settings of the table', () => {
  const names = (columns: { name: string }[]) => columns.map(({ name }) => name);
  const first = DEFAULT_RULE_SETTINGS.columns;

  it('hold every column once', () => expect(names(first)).toEqual([...RULE_COLUMNS]));

  it.each([
    undefined,
    null,
    'x',
    {},
    { ...DEFAULT_RULE_SETTINGS, density: 'huge' },
    { ...DEFAULT_RULE_SETTINGS, columns: [{}] },
  ])('are the first ones for %p', (kept) => expect(readRuleSettings(kept)).toEqual(DEFAULT_RULE_SETTINGS));

  it('come back as they were kept, with what is newer at the end, nothing twice, and the name shown', () => {
    expect(readRuleSettings(JSON.parse(JSON.stringify(DEFAULT_RULE_SETTINGS)))).toEqual(
      DEFAULT_RULE_SETTINGS,
    );
    const { columns } = readRuleSettings({
      ...DEFAULT_RULE_SETTINGS,
      columns: [
        { name: 'status', shown: true, pin: 'end' },
        { name: 'name', shown: false },
        { name: 'status', shown: false },
      ],
    });
    expect(columns.slice(0, 2)).toEqual([
      { name: 'status', shown: true, pin: 'end' },
      { name: 'name', shown: true },
    ]);
    expect(names(columns).toSorted()).toEqual([...RULE_COLUMNS].toSorted());
  });

  it('move a column, but not beyond the ends', () => {
    expect(names(moveColumn(first, 'desc', -1)).slice(0, 2)).toEqual(['desc', 'name']);
    expect(names(moveColumn(first, 'name', 1)).slice(0, 2)).toEqual(['desc', 'name']);
    expect(moveColumn(first, 'name', -1)).toEqual(first);
    expect(moveColumn(first, 'key', 1)).toEqual(first);
  });

  it('show what is chosen, the held ones at their ends', () => {
    const pinned = changeColumn(changeColumn(first, 'updatedAt', { pin: 'start' }), 'name', { pin: 'end' });
    const shown = names(shownColumns(changeColumn(pinned, 'desc', { shown: false })));
    expect(shown).toEqual(['updatedAt', 'status', 'callNo', 'target', 'owner', 'name']);
    expect(changeColumn(first, 'name', { shown: false })[0]?.shown).toBe(true);
  });
});
