import { TYPE } from 'intl-messageformat-parser/lib/types';

/**
 * An element of a message in the compact form of a build: a text, the number of a plural (0), an argument ([name]), a
 * plural ([name, options]), or another element of react-intl.
 */
export type CompactElement =
  | string
  | 0
  | [name: string]
  | [name: string, options: Record<string, CompactElement[]>]
  | { type: number; value: string };

function expandElement(element: CompactElement): object {
  if (element === 0) return { type: TYPE.pound };
  if (typeof element === 'string') return { type: TYPE.literal, value: element };
  if (!Array.isArray(element)) return element;
  const [value, choices] = element;
  if (!choices) return { type: TYPE.argument, value };
  const options = Object.fromEntries(
    Object.entries(choices).map(([name, elements]) => [name, { value: elements.map(expandElement) }]),
  );
  return { type: TYPE.plural, value, options, offset: 0, pluralType: 'cardinal' };
}

/** Expands compiled messages to the elements that react-intl formats without a parser. */
export function expandMessages(messages: Record<string, string | CompactElement[]>) {
  return Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [
      id,
      typeof message === 'string' ? message : message.map(expandElement),
    ]),
  );
}
