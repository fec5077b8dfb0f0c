import { randomInt, randomUUID } from 'node:crypto';
import { ACCOUNT_ERROR } from '../../src/domain/account/accountError';
import type { Captcha, CaptchaAnswer } from '../../src/domain/account/login';
import { now } from './clock';
import { db } from './db';
import { MockFailure } from './failure';

interface CaptchaRecord {
  captchaId: string;
  answer: string;
  /** Who has asked for it; see callers.ts. */
  caller: string;
  expiresAt: number;
}

declare module './db' {
  interface MockTables {
    captchas: CaptchaRecord[];
  }
}

const VALID_FOR_SECONDS = 300;
const MAX_PER_CALLER = 50;
// Without characters that are easily confused: 0/O, 1/I/L, 2/Z, 5/S, 8/B.
const LETTERS = 'ACDEFGHJKMNPQRTUVWXY34679';

/** Creates a captcha. Only those of the same caller make room for it: nobody can use up those of others. */
export function createCaptcha(caller: string): Captcha {
  const tables = db();
  const answer = Array.from({ length: 4 }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');
  const captchaId = randomUUID();
  const fresh = tables.captchas.filter((captcha) => captcha.expiresAt > now());
  const kept = fresh.filter((captcha) => captcha.caller === caller).slice(1 - MAX_PER_CALLER);
  const ofOthers = fresh.filter((captcha) => captcha.caller !== caller);
  const captcha = { captchaId, answer, caller, expiresAt: now() + VALID_FOR_SECONDS * 1000 };
  tables.captchas = [...ofOthers, ...kept, captcha];
  return { captchaId, image: toCaptchaImage(answer), expiresInSeconds: VALID_FOR_SECONDS };
}

/** Throws for a wrong answer. Each check uses the captcha up, so that answers cannot be guessed. */
export function checkCaptcha(given: CaptchaAnswer): void {
  const tables = db();
  const captcha = tables.captchas.find(({ captchaId }) => captchaId === given.captchaId);
  tables.captchas = tables.captchas.filter((stored) => stored !== captcha);
  const isRight =
    captcha !== undefined &&
    captcha.expiresAt > now() &&
    captcha.answer === given.answer.normalize('NFKC').trim().toUpperCase();
  if (isRight) return;
  throw new MockFailure(ACCOUNT_ERROR.captchaWrong, {
    zh: '图形验证码错误或已失效，请按新图片重新输入。',
    en: 'The picture code is wrong or no longer valid. Enter the characters of the new picture.',
  });
}

const WIDTH = 120;
const HEIGHT = 40;

/** The characters as rotated letters with crossing lines; a `data:` URL of an SVG. */
function toCaptchaImage(answer: string): string {
  const step = WIDTH / (answer.length + 1);
  const letters = [...answer].map((letter, index) => {
    const x = Math.round(step * (index + 1));
    const y = randomInt(24, 32);
    return `<text x="${x}" y="${y}" transform="rotate(${randomInt(-24, 25)} ${x} ${y})" font-size="${randomInt(22, 28)}">${letter}</text>`;
  });
  const lines = Array.from({ length: 4 }, () => {
    const [x1, y1, x2, y2] = [
      randomInt(WIDTH / 3),
      randomInt(HEIGHT),
      randomInt(80, WIDTH),
      randomInt(HEIGHT),
    ];
    return `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="#7a8699" stroke-width="1" fill="none"/>`;
  });
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#eef2f7"/>`,
    ...lines,
    `<g fill="#1f3a5f" font-family="Georgia, serif" font-weight="bold" text-anchor="middle">${letters.join('')}</g>`,
    '</svg>',
  ].join('');
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}
