import { COMMON_PASSWORDS } from './commonPasswords';
import { isPhone, normalizePhone } from './phone';

/** Characters, not bytes: a Chinese character or an emoji counts once. */
export const PASSWORD_LIMITS = { min: 8, max: 64 } as const;

/** Shorter user names occur in good passwords by chance. */
const SHORTEST_NAME = 4;

export type PasswordProblem =
  | 'tooShort'
  | 'tooLong'
  | 'common'
  | 'repeated'
  | 'sequence'
  | 'containsPhone'
  | 'containsUserName';

export interface PasswordContext {
  userPhone?: string;
  userName?: string;
}

export interface PasswordStrength {
  /** 0 and 1 rejected, 2 fair, 3 good, 4 strong. */
  score: 0 | 1 | 2 | 3 | 4;
  problems: PasswordProblem[];
}

/**
 * Returns why a password is rejected. It is checked exactly as typed, because it is also sent as typed.
 */
export function passwordProblems(password: string, context: PasswordContext = {}): PasswordProblem[] {
  // A character has at most two UTF-16 units.
  if (password.length > PASSWORD_LIMITS.max * 2) return ['tooLong'];
  const characters = [...password];
  const lower = password.toLowerCase();
  const problems: PasswordProblem[] = [];
  if (characters.length < PASSWORD_LIMITS.min) problems.push('tooShort');
  if (characters.length > PASSWORD_LIMITS.max) problems.push('tooLong');
  if (COMMON_PASSWORDS.has(lower)) problems.push('common');
  if (characters.length > 1 && new Set(lower).size === 1) problems.push('repeated');
  if (isRun(password)) problems.push('sequence');
  if (containsPhone(password, context.userPhone)) problems.push('containsPhone');
  if (containsUserName(lower, context.userName)) problems.push('containsUserName');
  return problems;
}

/** Returns the strength of a password. A rejected password never scores above 1, an accepted one never below 2. */
export function passwordStrength(password: string, context: PasswordContext = {}): PasswordStrength {
  const problems = passwordProblems(password, context);
  if (problems.length > 0) {
    const hopeless = problems.some(
      (p) => p === 'tooShort' || p === 'common' || p === 'repeated' || p === 'sequence',
    );
    return { score: hopeless ? 0 : 1, problems };
  }
  const bits = guessingBits(password);
  if (bits >= 75) return { score: 4, problems };
  return { score: bits >= 52 ? 3 : 2, problems };
}

function containsPhone(password: string, userPhone: string | undefined): boolean {
  if (userPhone === undefined || !isPhone(userPhone)) return false;
  // Normalising the password also finds "138 0013 8000" and full-width digits.
  return normalizePhone(password).includes(normalizePhone(userPhone));
}

function containsUserName(lowerPassword: string, userName: string | undefined): boolean {
  const name = userName?.trim().toLowerCase() ?? '';
  return [...name].length >= SHORTEST_NAME && lowerPassword.includes(name);
}

const ALPHABETS: readonly [RegExp, number][] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/[0-9]/, 10],
  [/[ -/:-@[-`{-~]/, 33],
  [/[^ -~]/, 100],
];

/** Length times alphabet; a character that repeats or continues the previous one counts little. */
function guessingBits(password: string): number {
  let alphabet = 0;
  for (const [pattern, size] of ALPHABETS) if (pattern.test(password)) alphabet += size;
  const characters = [...password];
  let surprising = 0;
  let previous = Number.NaN;
  for (const character of characters) {
    const point = character.codePointAt(0) ?? 0;
    surprising += Math.abs(point - previous) <= 1 ? 0.25 : 1;
    previous = point;
  }
  // "abababab..." has few different characters.
  const effective = Math.min(surprising, new Set(characters).size * 2);
  return effective * Math.log2(alphabet);
}

const SHORTEST_RUN = 4;

// Alphabets and digits repeat (…xyzabc…, …890123…). The others are rows and columns of a US keyboard, also joined and
// zigzagged.
const CIRCULAR = ['abcdefghijklmnopqrstuvwxyz', '1234567890'];
const KEYBOARD = [
  '`1234567890-=',
  "qwertyuiop[]\\asdfghjkl;'zxcvbnm,./",
  'qwertyuiopasdfghjklzxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.0p;/',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1qazxsw23edcvfr45tgbnhy67ujm,ki89ol./;p0',
  'zaq12wsxcde34rfvbgt56yhnmju78ik,.lo90p;/',
  'zaq1xsw2cde3vfr4bgt5nhy6mju7,ki8.lo9/;p0',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'qawsedrftgyhujikolp',
];

const reverse = (text: string): string => [...text].reverse().join('');

const FORWARD = [...CIRCULAR.map((track) => track.repeat(8)), ...KEYBOARD];
const TRACKS = [...FORWARD, ...FORWARD.map(reverse)];

const SHIFTED = '~!@#$%^&*()_+{}|:"<>?';
const PLAIN = "`1234567890-=[]\\;',./";

/** Maps shifted keys: `!QAZ2wsx` is `1qaz2wsx`. */
function withoutShift(text: string): string {
  return [...text.toLowerCase()].map((character) => PLAIN[SHIFTED.indexOf(character)] ?? character).join('');
}

/** Whether the whole text is one sequence of the alphabet, digits or keyboard keys, in either direction. */
export function isRun(text: string): boolean {
  if (text.length < SHORTEST_RUN) return false;
  const keys = withoutShift(text);
  return TRACKS.some((track) => track.includes(keys));
}
