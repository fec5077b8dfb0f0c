import * as v from 'valibot';
import { changedRuleSchema, ruleContentSchema } from '../../../../src/domain/rule/ruleFields';
import {
  choosableStatuses,
  fieldTimeToIso,
  inputProblem,
  isoToFieldTime,
  toContent,
  toFormValues,
} from '../../../../src/pages/list/components/rule/ruleForm';
import { rule } from '../../../support/ruleSample';

describe('form fields of a rule', () => {
  it.each([
    ['name', undefined, 'invalid'],
    ['name', '   ', 'invalid'],
    ['name', 'x'.repeat(81), 'tooLong'],
    ['name', '😀'.repeat(80), undefined],
    ['name', ' x ', undefined],
    ['desc', undefined, 'invalid'],
    ['desc', ' 1234 ', 'invalid'],
    ['desc', '😀😀😀😀', 'invalid'],
    ['desc', '12345', undefined],
    ['desc', '五个字描述', undefined],
    ['desc', 'x'.repeat(301), 'tooLong'],
    ['limit', 1001, 'invalid'],
    ['limit', null, 'invalid'],
    ['limit', undefined, 'invalid'],
    ['limit', 1000, undefined],
    ['owner', undefined, 'invalid'],
    ['region', undefined, undefined],
    ['time', undefined, 'invalid'],
    ['time', '2026-11-20', 'invalid'],
    ['time', '2026-13-40T09:30', 'invalid'],
    ['time', '2026-11-20T09:30', undefined],
  ] as const)('have the problem for %s "%s": %s', (name, value, problem) =>
    expect(inputProblem(name, value)).toBe(problem),
  );

  it('restore times', () => {
    expect(fieldTimeToIso(isoToFieldTime(rule.time))).toBe(rule.time);
    expect(isoToFieldTime(rule.time)).toMatch(/^2026-11-2\dT\d\d:\d\d$/);
    expect(fieldTimeToIso('2026-11-20T09:30')).toBe('2026-11-20T01:30:00.000Z');
  });

  it('convert to the content of a rule', () => {
    const content = toContent(toFormValues(rule));
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
    expect(toContent({ ...toFormValues(rule), name: ' a ', desc: ' bcdef ' })).toMatchObject({
      name: 'a',
      desc: 'bcdef',
    });
    expect(() => toContent({ ...toFormValues(rule), time: '' })).toThrow(TypeError);
  });

  it('keep limit and region, which a server may not know', () => {
    const limited = { ...rule, limit: 13, region: { regionId: 'east-1', name: 'East China 1' } };
    const content = toContent(toFormValues(limited));
    expect(content).toMatchObject({ limit: 13, regionId: 'east-1' });
    expect(v.is(ruleContentSchema, content)).toBe(true);
    expect(toFormValues(rule)).not.toHaveProperty('limit');
    expect(toFormValues(rule)).not.toHaveProperty('regionId');
  });

  it.each<[string, object, boolean]>([
    ['one field', { version: 3, ownerId: 'risk' }, true],
    ['no field', { version: 3 }, true],
    ['no version', { ownerId: 'risk' }, false],
    ['an empty name', { version: 3, name: ' ' }, false],
    ['a limit beyond the maximum', { version: 3, limit: 1001 }, false],
  ])('with %s are checked as a change', (_what, change, isValid) =>
    expect(v.is(changedRuleSchema, change)).toBe(isValid),
  );

  it('offer the status abnormal only to abnormal rules', () => {
    expect(choosableStatuses(0)).toEqual([0, 1, 2]);
    expect(choosableStatuses(3)).toEqual([0, 1, 2, 3]);
  });
});
