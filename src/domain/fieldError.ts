import * as v from 'valibot';
import { countCharacters } from './characters';
import { checkThat } from './schemas';

/** Why a field of a console form is refused; the names are those of the messages. */
export const FIELD_ERRORS = [
  'required',
  'tooLong',
  'day',
  'beforeStart',
  'tooMany',
  'weight',
  'alipay',
  'bank',
  'amount',
  'tooLittle',
  'tooMuch',
  'host',
  'same',
  'time',
  'member',
] as const;

/** Errors of a required text; the names are those of the messages. */
export type TextError = 'required' | 'tooLong';
export type TextProblem = TextError | 'tooShort';

/** Length of a text after trimming, in characters as people count them. */
export interface TextRule {
  /** 0 for an optional text. */
  min: number;
  max: number;
}

/** Returns why a text is rejected, or `undefined` when it is accepted. */
export function textProblem(text: string, { min, max }: TextRule): TextProblem | undefined {
  const length = countCharacters(text.trim());
  if (length === 0) return min > 0 ? 'required' : undefined;
  if (length < min) return 'tooShort';
  return length > max ? 'tooLong' : undefined;
}

/** Returns why a text without a minimum length is rejected. */
export const textError = (text: string, max: number, { optional = false } = {}) =>
  textProblem(text, { min: optional ? 0 : 1, max }) as TextError | undefined;

/** A trimmed text that follows a rule, which forms read from the schema. */
export const ruledText = (rule: TextRule) =>
  Object.assign(
    v.pipe(
      v.string(),
      v.trim(),
      checkThat(
        `Trimmed, ${rule.min > 0 ? `${rule.min} to` : 'at most'} ${rule.max} characters.`,
        (value) => textProblem(value, rule) === undefined,
      ),
    ),
    { rule },
  );

/** Leaves out the fields without an error and keeps the order of the others. */
export function visibleErrors<F extends string, P extends string>(
  errors: Record<F, P | undefined>,
): Partial<Record<F, P>> {
  const present = Object.entries<P | undefined>(errors).filter(([, error]) => error !== undefined);
  return Object.fromEntries(present) as Partial<Record<F, P>>;
}
