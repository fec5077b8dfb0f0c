import * as v from 'valibot';
import {
  RULE_SORTS,
  RULE_STATUS,
  RULE_STATUS_NAMES,
  type Rule,
  ruleQuery,
  ruleSchema,
  ruleStatusName,
} from '../../../../src/domain/rule/rule';
import {
  choosableStatuses,
  contentOfFields,
  fieldsOfRule,
  fieldTimeToIso,
  isoToFieldTime,
  RULE_DESC_MAX,
  RULE_NAME_MAX,
  ruleContentSchema,
  ruleFieldError,
} from '../../../../src/domain/rule/ruleForm';
import { RULE_STATUS_TONE } from '../../../../src/domain/statusTone';

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

const asked = (search: string) => ruleQuery.read(new URLSearchParams(search));

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
      keyword: undefined,
      status: [],
      type: undefined,
      target: [],
      owner: [],
      from: undefined,
      to: undefined,
      sort: '-key',
      current: 1,
      pageSize: 10,
    });
    expect(ruleQuery.isFiltered(asked(''))).toBe(false);
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
      sort: '-callNo',
      current: 3,
      pageSize: 50,
    });
  });

  it.each([
    'keyword=x',
    'status=closed',
    'type=weak',
    'target=order',
    'owner=risk',
    'from=2026-11-01',
    'to=2026-11-01',
  ])('is filtered by %s', (search) => expect(ruleQuery.isFiltered(asked(search))).toBe(true));

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
      for (const sort of [column, `-${column}`]) expect(asked(`sort=${sort}`).sort).toBe(sort);
    expect(ruleQuery.isDefault('sort', '-key')).toBe(true);
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
  ] as const)('%s "%s" is %s', (field, value, error) => expect(ruleFieldError(field, value)).toBe(error));

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
