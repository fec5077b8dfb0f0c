import * as v from 'valibot';
import { THEME_COLOR, THEME_COLORS } from '../../../config/theme';

/** Local storage key. */
export const CONSOLE_SETTINGS_KEY = 'portal_console';

export const CONSOLE_LAYOUTS = ['side', 'top', 'mix'] as const;
export const CONTENT_WIDTHS = ['Fluid', 'Fixed'] as const;

const fields = {
  colorPrimary: v.picklist(Object.values(THEME_COLORS)),
  layout: v.picklist(CONSOLE_LAYOUTS),
  /** `Fixed` limits the width of the content. */
  contentWidth: v.picklist(CONTENT_WIDTHS),
  fixedHeader: v.boolean(),
  fixSiderbar: v.boolean(),
  compact: v.boolean(),
  /** The tab bar of open pages. */
  tabs: v.boolean(),
  /** The progress bar while a page loads. */
  progress: v.boolean(),
  pageTransition: v.boolean(),
  watermark: v.boolean(),
  /** By default the window width decides. */
  menuCollapsed: v.optional(v.boolean()),
};

export type ConsoleSettings = v.InferOutput<v.ObjectSchema<typeof fields, undefined>>;

export const DEFAULT_CONSOLE_SETTINGS: ConsoleSettings = {
  colorPrimary: THEME_COLOR,
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

/** Parses stored settings over the defaults. Each value is validated by itself, and invalid ones fall back to the default. */
export function parseConsoleSettings(
  stored: string | null | undefined,
  defaults: ConsoleSettings = DEFAULT_CONSOLE_SETTINGS,
): ConsoleSettings {
  const parsed = v.safeParse(recordSchema, stored);
  if (!parsed.success) return defaults;
  const valid = Object.entries(fields).filter(
    ([name, schema]) =>
      Object.hasOwn(parsed.output, name) && v.safeParse(schema, parsed.output[name]).success,
  );
  return { ...defaults, ...Object.fromEntries(valid.map(([name]) => [name, parsed.output[name]])) };
}

/** Serializes settings for storage and for the clipboard. */
export const serializeConsoleSettings = (settings: ConsoleSettings) => JSON.stringify(settings, null, 2);
