import * as v from 'valibot';

/** The columns of the rule table in their first order; the name always shows. */
export const RULE_COLUMNS = [
  'name',
  'desc',
  'status',
  'callNo',
  'target',
  'type',
  'owner',
  'progress',
  'updatedAt',
  'time',
  'frequency',
  'template',
  'key',
] as const;
export type RuleColumnName = (typeof RULE_COLUMNS)[number];

export const RULE_DENSITIES = ['small', 'medium', 'large'] as const;
export type RuleDensity = (typeof RULE_DENSITIES)[number];
const PINS = ['start', 'end'] as const;
/** To which end of the row a column is held while the rest scrolls. */
export type ColumnPin = (typeof PINS)[number];

export interface RuleColumnSetting {
  name: RuleColumnName;
  shown: boolean;
  pin?: ColumnPin;
}

export interface RuleTableSettings {
  density: RuleDensity;
  /** All columns, in the order in which they stand. */
  columns: RuleColumnSetting[];
  /** Whether single keys do something. */
  keys: boolean;
  /** Whether the lesser filters are unfolded. */
  unfolded: boolean;
}

const FIRST_SHOWN: readonly RuleColumnName[] = ['name', 'desc', 'status', 'callNo', 'updatedAt'];

export const DEFAULT_RULE_SETTINGS: RuleTableSettings = {
  density: 'medium',
  columns: RULE_COLUMNS.map((name) => ({ name, shown: FIRST_SHOWN.includes(name) })),
  keys: true,
  unfolded: false,
};

const settingsSchema = v.object({
  density: v.picklist(RULE_DENSITIES),
  columns: v.array(
    v.object({ name: v.picklist(RULE_COLUMNS), shown: v.boolean(), pin: v.optional(v.picklist(PINS)) }),
  ),
  keys: v.boolean(),
  unfolded: v.boolean(),
});

/** Settings as they were kept; the first ones for anything else. Columns that are newer than what was kept come last. */
export function readRuleSettings(kept: unknown): RuleTableSettings {
  const parsed = v.safeParse(settingsSchema, kept);
  if (!parsed.success) return DEFAULT_RULE_SETTINGS;
  const { columns, ...rest } = parsed.output;
  const known = columns.filter(
    ({ name }, index) => columns.findIndex((other) => other.name === name) === index,
  );
  const newer = DEFAULT_RULE_SETTINGS.columns.filter(
    ({ name }) => !known.some((other) => other.name === name),
  );
  return {
    ...rest,
    columns: [...known, ...newer].map((column) =>
      column.name === 'name' ? { ...column, shown: true } : column,
    ),
  };
}

/** The columns with one of them moved by so many places; at the ends nothing happens. */
export function moveColumn(
  columns: readonly RuleColumnSetting[],
  name: RuleColumnName,
  by: number,
): RuleColumnSetting[] {
  const from = columns.findIndex((column) => column.name === name);
  const to = from + by;
  if (from < 0 || to < 0 || to >= columns.length) return [...columns];
  const next = columns.toSpliced(from, 1);
  return next.toSpliced(to, 0, ...columns.slice(from, from + 1));
}

/** The columns with one of them changed; the name cannot be hidden. */
export function changeColumn(
  columns: readonly RuleColumnSetting[],
  name: RuleColumnName,
  change: Partial<Omit<RuleColumnSetting, 'name'>>,
): RuleColumnSetting[] {
  return columns.map((column) => {
    if (column.name !== name) return column;
    const next = { ...column, ...change };
    return name === 'name' ? { ...next, shown: true } : next;
  });
}

/** The columns that show, from one end of the row to the other: those held at the start, the rest, those held at the end. */
export function shownColumns(columns: readonly RuleColumnSetting[]): RuleColumnSetting[] {
  const shown = columns.filter((column) => column.shown);
  const held = (pin: ColumnPin | undefined) => shown.filter((column) => column.pin === pin);
  return [...held('start'), ...held(undefined), ...held('end')];
}
