import * as v from 'valibot';
import {
  columnNames,
  contentSchema,
  defineFields,
  entitySchema,
  type Field,
  fieldFilters,
  inputNames,
  listQueryOf,
  type SortOrder,
  select,
  sortNames,
  textItem,
} from '../../../../src/domain/fields';
import { ruleFields } from '../../../../src/domain/rule/ruleFields';
import en from '../../../../src/locales/en-US/rule';
import zh from '../../../../src/locales/zh-CN/rule';
import { isRequired } from '../../../../src/pages/list/components/rule/ruleForm';

const fields = defineFields({
  name: { schema: v.string(), sorter: true, formItem: textItem(1, 3) },
  kind: { ...select(['big', 'small']), formItem: {} },
  team: {
    schema: v.object({ teamId: v.string() }),
    valueType: 'select',
    formItem: { name: 'teamId', schema: v.string() },
  },
  size: { schema: v.number(), valueType: 'digit', sorter: true },
  at: { schema: v.string(), valueType: 'dateTime', search: ['from', 'to'] },
  secret: { schema: v.string(), hideInTable: true, hideInSearch: true },
});

describe('a field table', () => {
  it('has the schema of a reply and of what a form sends', () => {
    const thing = { name: 'a', kind: 'big', team: { teamId: '1' }, size: 3, at: '', secret: '' };
    expect(v.is(entitySchema(fields), thing)).toBe(true);
    expect(v.is(entitySchema(fields), { ...thing, kind: 'other' })).toBe(false);
    expect(v.parse(contentSchema(fields), { name: ' a ', kind: 'big', teamId: '1' })).toEqual({
      name: 'a',
      kind: 'big',
      teamId: '1',
    });
    expect(v.is(contentSchema(fields), { name: 'long', kind: 'big', teamId: '1' })).toBe(false);
  });

  it('has columns, sort keys and inputs', () => {
    expect(columnNames(fields)).toEqual(['name', 'kind', 'team', 'size', 'at']);
    expect(sortNames(fields)).toEqual(['name', 'size']);
    expect(inputNames(fields)).toEqual(['name', 'kind', 'team']);
  });

  it('has the filters that follow from the types of its fields', () => {
    expect(fieldFilters(fields)).toEqual([
      { kind: 'keyword', field: 'name' },
      { kind: 'many', field: 'kind', choices: ['big', 'small'] },
      { kind: 'many', field: 'team', choices: undefined },
      { kind: 'range', field: 'size', first: 'minSize', last: 'maxSize' },
      { kind: 'days', field: 'at', first: 'from', last: 'to' },
    ]);
  });

  it('reads and sends the same query', () => {
    const query = listQueryOf(fields, { sort: '-name' });
    const names = ['keyword', 'kind', 'team', 'minSize', 'maxSize', 'from', 'to', 'sort'];
    expect(query.names).toEqual(names);
    expect(Object.keys(query.entries)).toEqual(names);
    const read = query.read(new URLSearchParams('kind=big&team=b&team=a&minSize=2&maxSize=1&sort=size'));
    expect(read).toMatchObject({ kind: ['big'], team: ['a', 'b'], minSize: undefined, sort: 'size' });
    expect(v.is(v.object(query.entries), { kind: ['big'], minSize: 2, sort: '-size' })).toBe(true);
    expect(v.is(v.object(query.entries), { sort: 'kind' })).toBe(false);
  });

  it('knows when it is compiled what can be sorted, chosen and sent', () => {
    type Things = typeof fields;
    type Accepts<T, U> = T extends U ? true : false;
    const accepts: [
      Accepts<'-size', SortOrder<Things>>,
      Accepts<'kind', SortOrder<Things>>,
      Accepts<'teamId', keyof v.InferOutput<ReturnType<typeof contentSchema<Things>>>>,
      Accepts<'size', keyof v.InferOutput<ReturnType<typeof contentSchema<Things>>>>,
      Accepts<
        { kind: ['big'] },
        v.InferInput<v.ObjectSchema<ReturnType<typeof listQueryOf<Things>>['entries'], undefined>>
      >,
      Accepts<
        { kind: ['no'] },
        v.InferInput<v.ObjectSchema<ReturnType<typeof listQueryOf<Things>>['entries'], undefined>>
      >,
    ] = [true, false, true, false, true, false];
    expect(accepts).toHaveLength(6);
  });
});

describe.each([zh, en])('the texts of the fields of a rule', (texts) => {
  const ids = Object.keys(texts);

  it('name every column and every choice', () => {
    for (const name of columnNames(ruleFields)) {
      expect(ids).toContain(`rule.field.${name}`);
      const field = ruleFields[name];
      for (const choice of 'valueEnum' in field ? field.valueEnum : [])
        expect(ids).toContain(`rule.${name}.${choice}`);
    }
  });

  it('name the limits of every range filter', () => {
    for (const filter of fieldFilters(ruleFields))
      for (const name of 'first' in filter ? [filter.first, filter.last] : [])
        expect(ids).toContain(`rule.filter.${name}`);
  });

  it('say what is wrong with an empty field, and that its choices could not be loaded', () => {
    for (const name of inputNames(ruleFields)) {
      const { valueType, valueEnum, formItem }: Field = ruleFields[name];
      const canBeInvalid = isRequired(name) || valueType === 'digit';
      if (canBeInvalid && !valueEnum) expect(ids).toContain(`rule.field.${name}.invalid`);
      if (formItem?.name) expect(ids).toContain(`rule.field.${name}.failed`);
    }
  });
});
