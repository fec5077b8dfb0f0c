import { countCharacters, cutCharacters } from '@/domain/characters';

/** The `count` of a text field that shows how many characters are used, counted as the server counts them. */
export const textCount = (max: number) => ({ show: true, max, strategy: countCharacters });

/** The `count` of a text field where no more can be typed. It is shown from there on. */
export const textLimit = (max: number) => ({
  max,
  strategy: countCharacters,
  exceedFormatter: (text: string) => cutCharacters(text, max),
  // A pasted text may have been longer.
  show: ({ count }: { count: number }) => (count >= max ? `${count} / ${max}` : ''),
});
