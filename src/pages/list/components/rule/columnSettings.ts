import * as v from 'valibot';
import { columnNames } from '@/domain/fields';
import { type RuleColumn, ruleFields, ruleQuery } from '@/domain/rule/ruleFields';
import { MAX_VIEWS, type SavedView, savedViewSchema, toViewSearch } from './savedViews';

export const RULE_DENSITIES = ['small', 'medium', 'large'] as const;
type RuleDensity = (typeof RULE_DENSITIES)[number];
const PINS = ['start', 'end'] as const;
/** The edge of the table to which a column is pinned. */
export type ColumnPin = (typeof PINS)[number];

export interface RuleColumnSetting {
  name: RuleColumn;
  shown: boolean;
  pin?: ColumnPin;
}

export interface RuleTableSettings {
  density: RuleDensity;
  /** All columns, in order. */
  columns: RuleColumnSetting[];
  shortcutsEnabled: boolean;
  views: SavedView[];
}

/** Shown at first: what the rule is, its condition, and how it runs. `name` cannot be hidden. */
const SHOWN_COLUMNS: readonly RuleColumn[] = [
  'name',
  'status',
  'target',
  'limit',
  'region',
  'frequency',
  'callNo',
  'updatedAt',
];

const COLUMNS = [...new Set([...SHOWN_COLUMNS, ...columnNames(ruleFields)])];

export const DEFAULT_RULE_SETTINGS: RuleTableSettings = {
  density: 'small',
  columns: COLUMNS.map((name) => ({ name, shown: SHOWN_COLUMNS.includes(name) })),
  shortcutsEnabled: true,
  views: [],
};

/** A list without its unreadable entries, so that one of another version costs nothing else. */
const readableEntries = <S extends v.GenericSchema>(entry: S) =>
  v.fallback(
    v.pipe(
      v.array(v.fallback(v.nullable(entry), null)),
      v.transform((entries) => entries.filter((each) => each !== null)),
    ),
    [],
  );

const settingsSchema = v.object({
  density: v.fallback(v.picklist(RULE_DENSITIES), DEFAULT_RULE_SETTINGS.density),
  columns: readableEntries(
    v.object({
      name: v.picklist(COLUMNS),
      shown: v.boolean(),
      pin: v.fallback(v.optional(v.picklist(PINS)), undefined),
    }),
  ),
  shortcutsEnabled: v.fallback(v.boolean(), true),
  views: readableEntries(savedViewSchema),
});

/** Parses stored settings; each unreadable part falls back to its default. Columns that are missing in `stored` are added at the end. */
export function readRuleSettings(stored: unknown): RuleTableSettings {
  const parsed = v.safeParse(settingsSchema, stored);
  if (!parsed.success) return DEFAULT_RULE_SETTINGS;
  const { columns, views, ...rest } = parsed.output;
  const known = columns.filter(
    ({ name }, index) => columns.findIndex((other) => other.name === name) === index,
  );
  const newer = DEFAULT_RULE_SETTINGS.columns.filter(
    ({ name }) => !known.some((other) => other.name === name),
  );
  return {
    ...rest,
    // Earlier versions wrote the filters in another order.
    views: views.slice(0, MAX_VIEWS).map(({ name, search }) => ({
      name,
      search: toViewSearch(new URLSearchParams(search), ruleQuery),
    })),
    columns: [...known, ...newer].map((column) =>
      column.name === 'name' ? { ...column, shown: true } : column,
    ),
  };
}

/** Moves a column by `offset` positions. Does nothing beyond the first and last position. */
export function moveColumn(
  columns: readonly RuleColumnSetting[],
  name: RuleColumn,
  offset: number,
): RuleColumnSetting[] {
  const from = columns.findIndex((column) => column.name === name);
  const to = from + offset;
  if (from < 0 || to < 0 || to >= columns.length) return [...columns];
  const next = columns.toSpliced(from, 1);
  return next.toSpliced(to, 0, ...columns.slice(from, from + 1));
}

/** Changes one column. `name` stays visible. */
export function changeColumn(
  columns: readonly RuleColumnSetting[],
  name: RuleColumn,
  change: Partial<Omit<RuleColumnSetting, 'name'>>,
): RuleColumnSetting[] {
  return columns.map((column) => {
    if (column.name !== name) return column;
    const next = { ...column, ...change };
    return name === 'name' ? { ...next, shown: true } : next;
  });
}

/** The visible columns in display order: pinned to the start, unpinned, pinned to the end. */
export function shownColumns(columns: readonly RuleColumnSetting[]): RuleColumnSetting[] {
  const shown = columns.filter((column) => column.shown);
  const pinned = (pin: ColumnPin | undefined) => shown.filter((column) => column.pin === pin);
  return [...pinned('start'), ...pinned(undefined), ...pinned('end')];
}
