import { accountingDay } from './calendar';
import { type Field, type Fields, fieldFilters, sentName } from './fields';
import { MAX_IDS } from './listQuery';

type Values = Readonly<Record<string, unknown>>;

/** A filter that follows from the value in a cell. */
export interface CellFilter {
  kind: 'only' | 'without' | 'atLeast' | 'atMost' | 'since' | 'until';
  /** What changes in the query. */
  values: Values;
}

/** The choice that a value of a field stands for: its name, or the id of what the server lists. */
export function toChoice(name: string, field: Field, value: unknown): string | undefined {
  if (typeof value === 'number') return field.valueEnum?.[value];
  const id: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, sentName(name, field)) : value;
  return typeof id === 'string' ? id : undefined;
}

function choiceFilters(name: string, choice: string, known: readonly string[], query: Values): CellFilter[] {
  const set = query[name];
  const chosen = Array.isArray(set) && set.length > 0 ? set : known;
  const rest = chosen.filter((other) => other !== choice);
  const isSayable = rest.length > 0 && rest.length < chosen.length && rest.length <= MAX_IDS;
  return [
    { kind: 'only', values: { [name]: [choice] } },
    ...(isSayable ? [{ kind: 'without' as const, values: { [name]: rest } }] : []),
  ];
}

/**
 * Returns the filters of a list that follow from the value in a cell, without those that change nothing. `listed` are the ids
 * of the choices that the server lists.
 */
export function cellFilters(
  fields: Fields,
  name: string,
  value: unknown,
  query: Values,
  listed: readonly string[] = [],
): CellFilter[] {
  const field = fields[name];
  const filter = fieldFilters(fields).find((each) => each.field === name);

  function all(): CellFilter[] {
    if (!field || !filter || filter.kind === 'keyword') return [];
    if (filter.kind === 'many') {
      const choice = toChoice(name, field, value);
      return choice === undefined ? [] : choiceFilters(name, choice, filter.choices ?? listed, query);
    }
    const isDays = filter.kind === 'days';
    const limit = isDays ? accountingDay(Date.parse(String(value))) : value;
    if (limit === '' || (!isDays && typeof limit !== 'number')) return [];
    const { first, last } = filter;
    return [
      { kind: 'only', values: { [first]: limit, [last]: limit } },
      { kind: isDays ? 'since' : 'atLeast', values: { [first]: limit, [last]: undefined } },
      { kind: isDays ? 'until' : 'atMost', values: { [first]: undefined, [last]: limit } },
    ];
  }

  const isSet = ({ values }: CellFilter) =>
    Object.entries(values).every(([key, wanted]) => JSON.stringify(query[key]) === JSON.stringify(wanted));
  return all().filter((each) => !isSet(each));
}
