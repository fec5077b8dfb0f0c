/** What can be wrong with a line of text that somebody fills in; the names are those of the messages. */
export type TextError = 'required' | 'tooLong';

/** Characters as people count them: an emoji and a Chinese character are one each. */
export const countCharacters = (text: string) => [...text].length;

/** Why a text is refused; `undefined` when it is accepted. Spaces around it do not count. */
export function textError(text: string, limit: number, { optional = false } = {}): TextError | undefined {
  const length = countCharacters(text.trim());
  if (length === 0) return optional ? undefined : 'required';
  return length > limit ? 'tooLong' : undefined;
}

/** Of a map of errors those that there are, in the order of the fields. */
export function visibleErrors<F extends string, P extends string>(
  errors: Record<F, P | undefined>,
): Partial<Record<F, P>> {
  const present = Object.entries<P | undefined>(errors).filter(([, error]) => error !== undefined);
  return Object.fromEntries(present) as Partial<Record<F, P>>;
}
