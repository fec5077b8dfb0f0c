import type { CursorQuery, PageQuery, SizeQuery, UsedQuery } from '@/domain/listQuery';
import { useAnyT } from '@/locales/useT';
import type { ListArea, Option } from './useListState';

interface Named<N> {
  name: N;
  label: string;
}

/** A filter of a list. */
export type Filter<N extends string = string> =
  | (Named<N> & { kind: 'search'; maxLength?: number })
  | (Named<N> & { kind: 'flag' | 'oneOf' | 'manyOf' | 'link'; options: Option[]; isRequired?: boolean })
  | { kind: 'dateRange'; first: Named<N>; last: Named<N> };

/** What the filters need of a list. */
export interface FilteredList {
  area: ListArea;
  query: object;
  filters: UsedQuery<SizeQuery>['filters'];
  options: { [name: string]: Option[] | undefined };
  status: string;
  isSet(name: string): boolean;
  change(values: object): void;
  refresh(): unknown;
  searchWith(values: object): string;
}

/** The choices that have a text: all but numbers. */
type Choice<V> = V extends readonly (infer Each)[]
  ? Choice<Each>
  : V extends string
    ? string extends V
      ? never
      : V extends `${number}`
        ? never
        : V
    : never;

type FilterName<Q> = Exclude<keyof Q & string, keyof PageQuery | keyof CursorQuery | 'from' | 'to'>;

type FilterTextId<A extends string, Q> = {
  [N in FilterName<Q>]: `${A}.list.${N}` | `${A}.${N}.${Choice<Q[N]>}`;
}[FilterName<Q>];

/** The texts that the filters of a list need and the area does not have. */
export type MissingTexts<A extends string, Q> =
  Exclude<FilterTextId<A, Q>, TextId> extends infer Missing
    ? [Missing] extends [never]
      ? unknown
      : { missingTexts: Missing }
    : never;

/**
 * Returns the filters of a list as its query declares them. Their texts follow from the area: `<area>.list.<field>` is a label
 * and `<area>.<field>.<choice>` a choice.
 */
export function useFilters({ area, filters, options, query }: FilteredList): Filter[] {
  const t = useAnyT<string>();
  const values: Record<string, unknown> = { ...query };

  function toFilter(name: string): Filter[] {
    const field = filters[name];
    if (!field || name === 'to') return [];
    const { kind, choices = [], isRequired, maxLength } = field;
    const toRange = (day: 'from' | 'to') => ({ name: day, label: t(`listing.${day}`) });
    if (kind === 'day') return [{ kind: 'dateRange', first: toRange('from'), last: toRange('to') }];
    const value = String(values[name] ?? '');
    const label = t(`${area}.list.${name}`, { value });
    if (kind === 'search') return [{ kind, name, label, maxLength }];
    const toOption = (choice: string) => ({ value: choice, label: t(`${area}.${name}.${choice}`) });
    const own = () => (kind === 'flag' || kind === 'link' ? [{ value, label }] : choices.map(toOption));
    return [{ kind, name, label, isRequired, options: options[name] ?? own() }];
  }
  return Object.keys(filters).flatMap(toFilter);
}
