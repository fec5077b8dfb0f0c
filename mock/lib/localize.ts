import type { Language, Text } from './text';

/** A type whose texts are in one language. */
export type Localized<T> = T extends Text
  ? string
  : T extends readonly (infer Item)[]
    ? Localized<Item>[]
    : T extends object
      ? { [Key in keyof T]: Localized<T[Key]> }
      : T;

/** Returns the same data with every text in one language. */
export function localize<T>(value: T, language: Language): Localized<T> {
  return localizeAny(value, language) as Localized<T>;
}

function localizeAny(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((item) => localizeAny(item, language));
  if (typeof value !== 'object' || value === null) return value;
  if (isText(value)) return value[language];
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, localizeAny(item, language)]));
}

function isText(value: object): value is Text {
  return 'zh' in value && 'en' in value && typeof value.zh === 'string' && typeof value.en === 'string';
}
