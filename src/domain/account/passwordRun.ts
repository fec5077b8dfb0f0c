/** Shorter than this nobody would call it a run. */
const SHORTEST_RUN = 4;

// Alphabets and digits go round (…xyzabc…, …890123…); rows and columns are those of a US keyboard, also joined,
// zigzagged and, for columns, without their digits.
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

/** Holding shift does not break a run: `!QAZ2wsx` is `1qaz2wsx`. */
function withoutShift(text: string): string {
  return [...text.toLowerCase()].map((character) => PLAIN[SHIFTED.indexOf(character)] ?? character).join('');
}

/** Whether the whole text is one sequential run, up or down: an alphabet, digits, a keyboard row or columns. */
export function isRun(text: string): boolean {
  if (text.length < SHORTEST_RUN) return false;
  const keys = withoutShift(text);
  return TRACKS.some((track) => track.includes(keys));
}
