import * as v from 'valibot';
import { countCharacters } from './characters';
import { hasForbiddenCharacters, trimName } from './name';
import { checkThat, sentText } from './schemas';

/** Why a field of a console form is refused; the names are those of the messages. */
export const FIELD_ERRORS = [
  'required',
  'tooLong',
  /** A name with invisible characters. */
  'characters',
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
/** Errors of a required name. */
export type NameError = TextError | 'characters';
export type NameProblem = TextProblem | 'characters';

/** Length of a text after trimming, in characters as people count them. */
export interface TextRule {
  /** 0 for an optional text. */
  min: number;
  max: number;
  /** Whether it is a name: what a person calls something in one line, see `nameSchema`. */
  isName?: boolean;
}

/** Returns why a text is rejected, or `undefined` when it is accepted. */
export function textProblem(text: string, { min, max }: TextRule): TextProblem | undefined {
  const length = countCharacters(text.trim());
  if (length === 0) return min > 0 ? 'required' : undefined;
  if (length < min) return 'tooShort';
  return length > max ? 'tooLong' : undefined;
}

/** Returns why a name is rejected, or `undefined` when it is accepted. Characters that nobody sees around it do not count. */
export function nameProblem(typed: string, rule: TextRule): NameProblem | undefined {
  const name = trimName(typed);
  return hasForbiddenCharacters(name) ? 'characters' : textProblem(name, rule);
}

/** Returns why a text or a name is rejected, or `undefined` when it is accepted. */
export const ruleProblem = (text: string, rule: TextRule): NameProblem | undefined =>
  rule.isName ? nameProblem(text, rule) : textProblem(text, rule);

/** Returns why a text without a minimum length is rejected. */
export const textError = (text: string, max: number, { optional = false } = {}) =>
  textProblem(text, { min: optional ? 0 : 1, max }) as TextError | undefined;

/** Returns why a name without a minimum length is rejected. */
export const nameError = (name: string, max: number, { optional = false } = {}) =>
  nameProblem(name, { min: optional ? 0 : 1, max }) as NameError | undefined;

/** A trimmed text that follows a rule, which forms read from the schema. */
export const ruledText = (rule: TextRule) =>
  Object.assign(
    v.pipe(
      sentText,
      v.trim(),
      checkThat(
        `Trimmed, ${rule.min > 0 ? `${rule.min} to` : 'at most'} ${rule.max} characters.`,
        (value) => textProblem(value, rule) === undefined,
      ),
    ),
    { rule },
  );

/** As `v.trim()`, after which the contract goes on describing what is sent. */
const trimmed: v.TrimAction = {
  ...v.trim(),
  '~run': (dataset) => ({ ...dataset, value: trimName(dataset.value) }),
};

/** A name whose form reports by itself why it is refused, see `nameError`. */
export const checkedName = v.pipe(sentText, trimmed);

/**
 * What a person calls something: one line of `min` to `max` characters, one of them visible, without control, direction and tag
 * characters. White space and invisible characters around it are removed. Forms read the rule from the schema.
 */
export function nameSchema(max: number, min = 1) {
  const rule = { min, max, isName: true } as const satisfies TextRule;
  const length = v.check(
    (name: string) => textProblem(name, rule) === undefined,
    ({ input }) => textProblem(input, rule) ?? '',
  );
  return Object.assign(
    v.pipe(
      v.string(),
      trimmed,
      checkThat(
        'Trimmed; one line with a visible character, without control, direction and tag characters.',
        (name) => !hasForbiddenCharacters(name),
        'characters' satisfies NameProblem,
      ),
      Object.assign(length, { minLength: min, maxLength: max }),
    ),
    { rule },
  );
}

/** Leaves out the fields without an error and keeps the order of the others. */
export function visibleErrors<F extends string, P extends string>(
  errors: Record<F, P | undefined>,
): Partial<Record<F, P>> {
  const present = Object.entries<P | undefined>(errors).filter(([, error]) => error !== undefined);
  return Object.fromEntries(present) as Partial<Record<F, P>>;
}
