import { cutCharacters } from '../../src/domain/characters';
import { keywordMatcher } from '../../src/domain/keyword';

/** A text in both languages of the portal. */
export interface Text {
  zh: string;
  en: string;
}

export type Language = keyof Text;

/** Content of the mock has a text per language; what a user typed is the same in both. */
export type AnyText = Text | string;

/** A type whose texts are in one language. */
export type Localized<T> = T extends Text
  ? string
  : T extends readonly (infer Item)[]
    ? Localized<Item>[]
    : T extends object
      ? { [Key in keyof T]: Localized<T[Key]> }
      : T;

/**
 * The language of an `Accept-Language` header: the supported one with the highest weight, the first of equals,
 * else Chinese (the portal's default locale).
 */
export function pickLanguage(header: unknown): Language {
  if (typeof header !== 'string') return 'zh';
  let best: { language: Language; weight: number } | undefined;
  for (const part of cutCharacters(header, 500).split(',')) {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
    const primary = tag.split('-')[0];
    if (primary !== 'zh' && primary !== 'en') continue;
    const quality = parameters.map((p) => /^\s*q=([\d.]+)\s*$/.exec(p)?.[1]).find((q) => q !== undefined);
    const weight = quality === undefined ? 1 : Number(quality);
    if (weight > (best?.weight ?? 0)) best = { language: primary, weight };
  }
  return best?.language ?? 'zh';
}

/** Returns the same data with every text in one language. */
export const localize = <T>(value: T, language: Language): Localized<T> =>
  localizeAny(value, language) as Localized<T>;

function localizeAny(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((item) => localizeAny(item, language));
  if (typeof value !== 'object' || value === null) return value;
  if (isText(value)) return value[language];
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, localizeAny(item, language)]));
}

const isText = (value: object): value is Text =>
  'zh' in value && 'en' in value && typeof value.zh === 'string' && typeof value.en === 'string';

export const textIn = (text: AnyText, language: Language): string =>
  typeof text === 'string' ? text : text[language];

/** The matcher of a keyword for texts in both languages. */
export function mentions(keyword: string | undefined) {
  const matches = keywordMatcher(keyword);
  return (texts: readonly (AnyText | undefined)[], ...ids: (string | undefined)[]): boolean =>
    matches(
      texts.flatMap((text) => (typeof text === 'object' ? [text.zh, text.en] : [text])),
      ids,
    );
}
