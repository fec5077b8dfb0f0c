/** A sentence in both languages of the portal. */
export interface Text {
  zh: string;
  en: string;
}

export type Language = keyof Text;

/**
 * The language of an `Accept-Language` header: the supported one with the highest weight, the first of equals,
 * else Chinese (the portal's default locale).
 */
export function pickLanguage(header: unknown): Language {
  if (typeof header !== 'string') return 'zh';
  let best: { language: Language; weight: number } | undefined;
  for (const part of header.slice(0, 500).split(',')) {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
    const primary = tag.split('-')[0];
    if (primary !== 'zh' && primary !== 'en') continue;
    const quality = parameters.map((p) => /^\s*q=([\d.]+)\s*$/.exec(p)?.[1]).find((q) => q !== undefined);
    const weight = quality === undefined ? 1 : Number(quality);
    if (weight > (best?.weight ?? 0)) best = { language: primary, weight };
  }
  return best?.language ?? 'zh';
}
