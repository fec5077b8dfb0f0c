import * as v from 'valibot';

/** Local storage key of how a person has set the console up. */
export const CONSOLE_SETTINGS_KEY = 'portal_console';

export const CONSOLE_LAYOUTS = ['side', 'top', 'mix'] as const;
export const CONTENT_WIDTHS = ['Fluid', 'Fixed'] as const;

const fields = {
  layout: v.picklist(CONSOLE_LAYOUTS),
  /** `Fixed` keeps the content to a width that is comfortable to read. */
  contentWidth: v.picklist(CONTENT_WIDTHS),
  fixedHeader: v.boolean(),
  fixSiderbar: v.boolean(),
  compact: v.boolean(),
  /** The bar with the open pages. */
  tabs: v.boolean(),
  /** The thin bar on top of the window while a page is on its way. */
  progress: v.boolean(),
  pageTransition: v.boolean(),
  watermark: v.boolean(),
  /** Whether the menu is folded to its icons; as long as nobody says, the width of the window decides. */
  menuCollapsed: v.optional(v.boolean()),
};

export type ConsoleSettings = v.InferOutput<v.ObjectSchema<typeof fields, undefined>>;

export const DEFAULT_CONSOLE_SETTINGS: ConsoleSettings = {
  layout: 'mix',
  contentWidth: 'Fluid',
  fixedHeader: true,
  fixSiderbar: true,
  compact: false,
  tabs: false,
  progress: true,
  pageTransition: true,
  watermark: false,
};

const recordSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.custom<Record<string, unknown>>(
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  ),
);

/**
 * Reads settings as they were kept, over those of the deployment. Each value is checked by itself: an old or hostile one gives
 * way to what is usual, and the others stand.
 */
export function parseConsoleSettings(
  stored: string | null | undefined,
  usual: ConsoleSettings = DEFAULT_CONSOLE_SETTINGS,
): ConsoleSettings {
  const kept = v.safeParse(recordSchema, stored);
  if (!kept.success) return usual;
  const sound = Object.entries(fields).filter(
    ([name, schema]) => Object.hasOwn(kept.output, name) && v.safeParse(schema, kept.output[name]).success,
  );
  return { ...usual, ...Object.fromEntries(sound.map(([name]) => [name, kept.output[name]])) };
}

/** The settings as text: what is kept, and what is copied to be shared. */
export const writeConsoleSettings = (settings: ConsoleSettings) => JSON.stringify(settings, null, 2);
