/** What is wrong with a short text somebody typed; the names are those of the messages. */
export type TextProblem = 'required' | 'tooShort' | 'tooLong';

/** How long a text may be, in characters after trimming: code points, so that a Chinese character counts once. */
export interface TextRule {
  /** 0 for what may be left empty. */
  min: number;
  max: number;
}

/** Why a text is refused; undefined when it is accepted. */
export function textProblem(value: string, { min, max }: TextRule): TextProblem | undefined {
  const { length } = [...value.trim()];
  if (length === 0) return min > 0 ? 'required' : undefined;
  if (length < min) return 'tooShort';
  return length > max ? 'tooLong' : undefined;
}
