import { createElement, Fragment, type ReactNode } from 'react';
import { numberFormat } from '../../src/domain/intlFormats';

/**
 * An element of a message in the compact form of a build: a text, the number of a plural (0), an argument ([name]), a
 * formatted number ([name, 'number']), or a plural ([name, options]).
 */
export type CompactElement =
  | string
  | 0
  | [name: string]
  | [name: string, 'number']
  | [name: string, options: Record<string, CompactElement[]>]
  /** A text that src/locales/unknownValues.ts adds. */
  | { value: string };

type Values = Record<string, ReactNode>;

const pluralRules = new Map<string, Intl.PluralRules>();

function pluralCategory(locale: string, count: number): Intl.LDMLPluralRule {
  const rules = pluralRules.get(locale) ?? new Intl.PluralRules(locale);
  pluralRules.set(locale, rules);
  return rules.select(count);
}

function formatElements(
  elements: readonly CompactElement[],
  locale: string,
  values: Values,
  count?: number,
): ReactNode[] {
  return elements.flatMap((element): ReactNode | ReactNode[] => {
    if (typeof element === 'string') return element;
    if (element === 0) return numberFormat(locale).format(count ?? 0);
    if (!Array.isArray(element)) return element.value;
    const [name, format] = element;
    const value = values[name];
    if (format === 'number') return numberFormat(locale).format(Number(value));
    if (!format) return typeof value === 'number' ? String(value) : value || '';
    const number = Number(value);
    const option = format[`=${number}`] ?? format[pluralCategory(locale, number)] ?? format.other ?? [];
    return formatElements(option, locale, values, number);
  });
}

/** A text that comes with its use is not compiled: it may have arguments, and nothing else. */
const withArguments = (text: string, values: Values) =>
  text.replace(/\{(\w+)\}/g, (argument, name: string) => String(values[name] ?? argument));

interface Settings {
  locale: string;
  messages: Record<string, string | CompactElement[]>;
}

/**
 * Formats a message that was compiled by config/plugins/messages.ts. The formatter of react-intl makes a key of the whole
 * message and of all formats at each call: a quarter of the script time of showing a page of the rule table. Returns a
 * text, or a fragment when a value is no text; of a missing message its default or its id.
 */
export function formatMessage(
  { locale, messages }: Settings,
  _formatters: unknown,
  { id, defaultMessage = id }: { id: string; defaultMessage?: string },
  values: Values = {},
): ReactNode {
  const message = messages[id] ?? withArguments(defaultMessage, values);
  if (typeof message === 'string') return message;
  const parts = formatElements(message, locale, values);
  return parts.every((part) => typeof part === 'string')
    ? parts.join('') || id
    : createElement(Fragment, null, ...parts);
}

/**
 * Creates what `useIntl` returns, with what the portal uses. react-intl's own asks for the supported locales of numbers and
 * dates, for which a browser reads all of its locales before the first paint.
 */
export const createIntl = (settings: Settings) => ({
  ...settings,
  formatMessage: formatMessage.bind(null, settings, undefined),
  formatNumber: (value: number, options?: Intl.NumberFormatOptions) =>
    numberFormat(settings.locale, options).format(value),
});

/** Umi provides the result of `createIntl` itself. */
export default function IntlProvider(): never {
  throw new Error('Not supported in a build');
}
