import { randomInt, randomUUID } from 'node:crypto';
import { ACCOUNT_ERROR } from '../../src/domain/account/accountError';
import type { Captcha, CaptchaAnswer } from '../../src/domain/account/login';
import { captchaImage } from './captchaImage';
import { now } from './clock';
import { db } from './db';
import { MockFailure } from './failure';

const VALID_FOR_SECONDS = 300;
const MOST_KEPT = 200;
// Without 0/O, 1/I/L, 2/Z, 5/S, 8/B: nobody should fail for mistaking one for the other.
const LETTERS = 'ACDEFGHJKMNPQRTUVWXY34679';

export function createCaptcha(): Captcha {
  const tables = db();
  const answer = Array.from({ length: 4 }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');
  const captchaId = randomUUID();
  const fresh = tables.captchas.filter((captcha) => captcha.expiresAt > now()).slice(1 - MOST_KEPT);
  tables.captchas = [...fresh, { captchaId, answer, expiresAt: now() + VALID_FOR_SECONDS * 1000 }];
  return { captchaId, image: captchaImage(answer), expiresInSeconds: VALID_FOR_SECONDS };
}

/** Passes a right answer, in any case. Every look uses the captcha up, so that answers cannot be tried out. */
export function checkCaptcha(given: CaptchaAnswer): void {
  const tables = db();
  const captcha = tables.captchas.find(({ captchaId }) => captchaId === given.captchaId);
  tables.captchas = tables.captchas.filter((kept) => kept !== captcha);
  const isRight =
    captcha !== undefined &&
    captcha.expiresAt > now() &&
    captcha.answer === given.answer.normalize('NFKC').trim().toUpperCase();
  if (isRight) return;
  throw new MockFailure(
    ACCOUNT_ERROR.captchaWrong,
    {
      zh: '图形验证码错误或已失效，请按新图片重新输入。',
      en: 'The picture code is wrong or no longer valid. Enter the characters of the new picture.',
    },
    { captchaRequired: true },
  );
}
