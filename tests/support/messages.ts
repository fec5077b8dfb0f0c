import type { ReactNode } from 'react';
import { type CompactElement, formatMessage as formatCompact } from '../../config/overrides/intl';
import { compileMessage } from '../../config/plugins/messages';

// react-intl binds all of them.
export * from '@umijs/plugins/node_modules/react-intl/dist/formatters/message.js';

type Messages = Record<string, string | CompactElement[]>;

const compiled = new Map<string, string | CompactElement[]>();

function compile(message: string) {
  const known = compiled.get(message) ?? compileMessage(message);
  compiled.set(message, known);
  return known;
}

/** The arguments of a message, those of the options of plurals, too. */
const argumentsOf = (elements: readonly CompactElement[]): string[] =>
  elements.flatMap((element) => {
    if (!Array.isArray(element)) return [];
    const [name, format] = element;
    return [name, ...(typeof format === 'object' ? Object.values(format).flatMap(argumentsOf) : [])];
  });

interface Settings {
  locale: string;
  messages: Messages;
  onError: (error: string) => void;
}

/** Formats a message as the build does. What react-intl would report is reported: a message that is missing, and a value. */
export function formatMessage(
  { locale, messages, onError }: Settings,
  _formatters: unknown,
  { id }: { id: string },
  values: Record<string, ReactNode> = {},
): ReactNode {
  const source: unknown = messages[id];
  const message = typeof source === 'string' ? compile(source) : source;
  if (typeof message === 'string') return message;
  if (!Array.isArray(message)) {
    onError(`Missing message: ${id}`);
    return id;
  }
  const missing = argumentsOf(message).filter((name) => !(name in values));
  if (missing.length > 0) onError(`Missing value of ${id}: ${missing.join(', ')}`);
  return formatCompact({ locale, messages: { [id]: message } }, undefined, { id }, values);
}
