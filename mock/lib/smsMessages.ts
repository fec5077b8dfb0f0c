import { randomInt, randomUUID } from 'node:crypto';
import { ACCOUNT_ERROR, smsDailyLimit, smsTooSoon } from '../../src/domain/account/accountError';
import {
  type CodeLimit,
  type CodeShare,
  type CodeTries,
  checkCodeRequest,
  isCodeOpen,
  type SentCode,
} from '../../src/domain/account/callerLimits';
import type { CaptchaAnswer } from '../../src/domain/account/login';
import { isPhone, normalizePhone } from '../../src/domain/account/phone';
import {
  normalizeSmsCode,
  SMS_LIMITS,
  type SmsScene,
  type SmsSendResult,
} from '../../src/domain/account/smsCode';
import { DAY_MS } from '../../src/domain/calendar';
import { checkCaptcha } from './captchas';
import { now } from './clock';
import { db } from './db';
import { findDevice } from './devices';
import { MockFailure, refusal } from './failure';
import { hasCallerLimits, isQuiet } from './settings';
import type { Text } from './text';
import { findUserByPhone, type UserRecord } from './users';

interface SmsMessageRecord extends SentCode {
  messageId: string;
  /** The account that it was sent to; none while the number has no account. */
  userId?: string | undefined;
  code: string;
  expiresAt: number;
  wrongTries: CodeTries;
  used: boolean;
  /** False for a password reset of a number without an account. */
  delivered: boolean;
}

declare module './db' {
  interface MockTables {
    smsMessages: SmsMessageRecord[];
  }
}

interface CodeRequest {
  userPhone: string;
  scene: SmsScene;
  /** See callers.ts. */
  caller: string;
  /** Who is signed in, for the scenes of the account. */
  user?: UserRecord | undefined;
  deviceToken?: string | undefined;
  captcha?: CaptchaAnswer | undefined;
}

/**
 * Sends a code, if the limits allow it (domain, callerLimits.ts). A password reset for a number without an account has the same limits and reply but sends no message, so that
 * callers cannot find out which numbers are registered. Without a signed-in `user` it belongs to the account of the number.
 */
export function sendSmsCode({ scene, user, captcha, ...request }: CodeRequest): SmsSendResult {
  const userPhone = parsePhone(request.userPhone);
  const tables = db();
  const at = now();
  const owner = findUserByPhone(userPhone);
  const sent: SentCode = {
    userPhone,
    scene,
    share: getShare({ scene, user, owner, deviceToken: request.deviceToken }),
    caller: hasCallerLimits() ? request.caller : randomUUID(),
    sentAt: at,
  };
  tables.smsMessages = tables.smsMessages.filter((message) => at - message.sentAt < DAY_MS);
  const verdict = checkCodeRequest(tables.smsMessages, sent);
  if (verdict.kind === 'refused') throw limitReached(verdict.limit, verdict.retryAfterSeconds);
  if (captcha !== undefined) checkCaptcha(captcha);
  else if (verdict.kind === 'captchaRequired') throw captchaRequired();
  const message: SmsMessageRecord = {
    ...sent,
    messageId: randomUUID(),
    userId: (user ?? owner)?.userId,
    code: String(randomInt(10 ** SMS_LIMITS.codeLength)).padStart(SMS_LIMITS.codeLength, '0'),
    expiresAt: at + SMS_LIMITS.validForMs,
    wrongTries: {},
    used: false,
    delivered: scene !== 'resetPassword' || owner !== undefined,
  };
  tables.smsMessages.push(message);
  print(message);
  return {
    resendAfterSeconds: SMS_LIMITS.resendAfterSeconds,
    expiresInSeconds: SMS_LIMITS.validForMs / 1000,
  };
}

interface ShareFacts extends Pick<CodeRequest, 'scene' | 'user' | 'deviceToken'> {
  /** Whose number it is. */
  owner: UserRecord | undefined;
}

/** Who asks for a code. Only a new number is not that of the account; registering needs no device that is known. */
function getShare({ scene, user, owner, deviceToken }: ShareFacts): CodeShare {
  if (user !== undefined) return user === owner ? 'owner' : 'anyone';
  const isKnown = scene !== 'register' && findDevice(deviceToken, owner?.userId) !== undefined;
  return isKnown ? 'knownDevice' : 'anyone';
}

/** Gives the messages to a number that has just been registered to its account. Others keep those to their former numbers. */
export function bindSmsMessages({ userId, userPhone }: UserRecord): void {
  for (const message of db().smsMessages) if (message.userPhone === userPhone) message.userId ??= userId;
}

/** The wait before the next code of a pending one of an account, in seconds; undefined when none is pending. */
export function pendingSmsCode(
  userPhone: string,
  scene: SmsScene,
  accountId: string,
): { resendAfterSeconds: number } | undefined {
  const message = findLatest(userPhone, scene, accountId);
  const at = now();
  if (message === undefined || message.used || message.expiresAt <= at) return undefined;
  const left = message.sentAt + SMS_LIMITS.resendAfterSeconds * 1000 - at;
  return { resendAfterSeconds: Math.max(0, Math.ceil(left / 1000)) };
}

/** Who enters a code, whose wrong entries are counted. */
interface Entrant {
  by: string;
  /** Whether the entries of strangers do not count for them. */
  isKnown: boolean;
  /** The account that must have asked for the code, in the scenes of an account. */
  accountId?: string;
}

/** Somebody who signs in or sets a new password: on a device that was signed in to the account of the number, or on any other. */
export function toEntrant(caller: string, deviceToken: string | undefined, userPhone: string): Entrant {
  const deviceId = findDevice(deviceToken, findUserByPhone(userPhone)?.userId);
  return { by: deviceId ?? caller, isKnown: deviceId !== undefined };
}

/** Who is signed in. A code that another account has asked for, also to this number, is none of theirs, and replaces none. */
export const toOwner = ({ userId }: UserRecord): Entrant => ({
  by: `user ${userId}`,
  isKnown: true,
  accountId: userId,
});

/** Checks the latest code of this number and scene and marks it as used. Throws for any other code. */
export function spendSmsCode(phone: string, scene: SmsScene, code: string, entrant: Entrant): void {
  checkSmsCode(phone, scene, code, entrant).spend();
}

/** Like spendSmsCode, but the code stays valid until `spend` is called. */
export function checkSmsCode(
  phone: string,
  scene: SmsScene,
  code: string,
  { by, isKnown, accountId }: Entrant,
): { spend(): void } {
  const message = findLatest(parsePhone(phone), scene, accountId);
  if (message === undefined) throw codeWrong();
  const isOpen = () => isCodeOpen(message.wrongTries, by, isKnown);
  if (message.used || message.expiresAt <= now() || !isOpen()) throw codeVoid();
  if (message.delivered && message.code === normalizeSmsCode(code)) {
    return {
      spend() {
        message.used = true;
      },
    };
  }
  message.wrongTries = { ...message.wrongTries, [by]: (message.wrongTries[by] ?? 0) + 1 };
  throw isOpen() ? codeWrong() : codeVoid();
}

/** The normalized number. Throws the failure `phoneInvalid`. */
export function parsePhone(input: string): string {
  if (!isPhone(input)) throw phoneInvalid();
  return normalizePhone(input);
}

/** The latest code; with an account, of those that it has asked for. */
const findLatest = (phone: string, scene: SmsScene, accountId?: string): SmsMessageRecord | undefined =>
  db().smsMessages.findLast(
    ({ userPhone, userId, ...message }) =>
      userPhone === phone && message.scene === scene && (accountId === undefined || userId === accountId),
  );

function print({ userPhone, scene, code, delivered }: SmsMessageRecord): void {
  if (isQuiet()) return;
  const content = delivered ? `code ${code}` : 'not delivered, no such account';
  console.info(`[mock] SMS to ${userPhone} (${scene}): ${content}. The outbox on /demo shows it too.`);
}

const phoneInvalid = refusal(ACCOUNT_ERROR.phoneInvalid, {
  zh: '手机号格式不正确。',
  en: 'Phone number is invalid!',
});

const tooSoon = (retryAfterSeconds: number): MockFailure =>
  new MockFailure(
    smsTooSoon,
    {
      zh: `验证码已发送，请在 ${retryAfterSeconds} 秒后重新获取。`,
      en: `A code was just sent. You can ask for another in ${retryAfterSeconds} seconds.`,
    },
    { retryAfterSeconds },
  );

const TOO_MANY: Record<Exclude<CodeLimit, 'pause'>, Text> = {
  number: {
    zh: '该手机号 24 小时内获取验证码的次数已达上限。',
    en: 'This number has received too many codes within 24 hours.',
  },
  caller: {
    zh: '当前网络获取验证码过于频繁。',
    en: 'Too many codes were requested from your network.',
  },
};

function limitReached(limit: CodeLimit, retryAfterSeconds: number): MockFailure {
  if (limit === 'pause') return tooSoon(retryAfterSeconds);
  if (limit === 'caller' && !isQuiet()) console.info(CALLER_HINT);
  return new MockFailure(smsDailyLimit, TOO_MANY[limit], { retryAfterSeconds });
}

const CALLER_HINT =
  '[mock] The limit of codes per caller is reached. Reset the data on /demo, or set MOCK_CALLER_LIMITS=off.';

const captchaRequired = refusal(ACCOUNT_ERROR.captchaRequired, {
  zh: '获取验证码次数较多，请输入图形验证码。',
  en: 'Enter the characters of the picture to get another code.',
});

export const codeWrong = refusal(ACCOUNT_ERROR.smsCodeWrong, {
  zh: '短信验证码错误，请核对后重新输入。',
  en: 'The verification code is wrong. Check the message and enter it again.',
});

const codeVoid = refusal(ACCOUNT_ERROR.smsCodeVoid, {
  zh: '短信验证码已失效，请重新获取。',
  en: 'This verification code is no longer valid. Ask for a new one.',
});
