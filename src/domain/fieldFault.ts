/** What can be wrong with a line of text that somebody fills in; the names are those of the messages. */
export type TextFault = 'required' | 'tooLong';

/** Characters as people count them: an emoji and a Chinese character are one each. */
export const lengthOf = (text: string) => [...text].length;

/** Why a text is refused; `undefined` when it is accepted. Spaces around it do not count. */
export function textFault(text: string, limit: number, { optional = false } = {}): TextFault | undefined {
  const length = lengthOf(text.trim());
  if (length === 0) return optional ? undefined : 'required';
  return length > limit ? 'tooLong' : undefined;
}

/** Of a map of faults those that there are, in the order of the fields. */
export function visibleErrors<F extends string, P extends string>(
  faults: Record<F, P | undefined>,
): Partial<Record<F, P>> {
  const present = Object.entries<P | undefined>(faults).filter(([, fault]) => fault !== undefined);
  return Object.fromEntries(present) as Partial<Record<F, P>>;
}
