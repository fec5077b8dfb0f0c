import { randomInt, randomUUID } from 'node:crypto';
import { ACCOUNT_ERROR, smsTooSoon } from '../../src/domain/account/accountError';
import { isPhone, normalizePhone } from '../../src/domain/account/phone';
import {
  normalizeSmsCode,
  SMS_LIMITS,
  type SmsScene,
  type SmsSendResult,
} from '../../src/domain/account/smsCode';
import { DAY_MS } from '../../src/domain/calendar';
import { now } from './clock';
import { db } from './db';
import { MockFailure, refusal } from './failure';
import { isQuiet } from './settings';
import { findUserByPhone, type UserRecord } from './users';

interface SmsMessageRecord {
  messageId: string;
  userPhone: string;
  /** The account that it was sent to; none while the number has no account. */
  userId?: string | undefined;
  scene: SmsScene;
  code: string;
  sentAt: number;
  expiresAt: number;
  wrongTries: number;
  used: boolean;
  /** False for a password reset of a number without an account. */
  delivered: boolean;
}

declare module './db' {
  interface MockTables {
    smsMessages: SmsMessageRecord[];
  }
}

/**
 * Sends a code. A password reset for a number without an account has the same limits and reply but sends no message, so that
 * callers cannot find out which numbers are registered. Without a signed-in `user` it belongs to the account of the number.
 */
export function sendSmsCode(phone: string, scene: SmsScene, user?: UserRecord): SmsSendResult {
  const userPhone = parsePhone(phone);
  const tables = db();
  const at = now();
  tables.smsMessages = tables.smsMessages.filter((message) => at - message.sentAt < DAY_MS);
  const today = tables.smsMessages.filter((message) => message.userPhone === userPhone);
  const [oldest] = today;
  if (oldest !== undefined && today.length >= SMS_LIMITS.messagesPerDay) {
    throw dailyLimit(Math.ceil((oldest.sentAt + DAY_MS - at) / 1000));
  }
  const last = findLatest(userPhone, scene);
  const nextAt = last === undefined ? at : last.sentAt + SMS_LIMITS.resendAfterSeconds * 1000;
  if (nextAt > at) throw tooSoon(Math.ceil((nextAt - at) / 1000));
  const message: SmsMessageRecord = {
    messageId: randomUUID(),
    userPhone,
    userId: (user ?? findUserByPhone(userPhone))?.userId,
    scene,
    code: String(randomInt(10 ** SMS_LIMITS.codeLength)).padStart(SMS_LIMITS.codeLength, '0'),
    sentAt: at,
    expiresAt: at + SMS_LIMITS.validForMs,
    wrongTries: 0,
    used: false,
    delivered: scene !== 'resetPassword' || findUserByPhone(userPhone) !== undefined,
  };
  tables.smsMessages.push(message);
  print(message);
  return {
    resendAfterSeconds: SMS_LIMITS.resendAfterSeconds,
    expiresInSeconds: SMS_LIMITS.validForMs / 1000,
  };
}

/** Gives the messages to a number that has just been registered to its account. Others keep those to their former numbers. */
export function bindSmsMessages({ userId, userPhone }: UserRecord): void {
  for (const message of db().smsMessages) if (message.userPhone === userPhone) message.userId ??= userId;
}

/** The wait before the next code of a pending one, in seconds; undefined when none is pending. */
export function pendingSmsCode(
  userPhone: string,
  scene: SmsScene,
): { resendAfterSeconds: number } | undefined {
  const message = findLatest(userPhone, scene);
  const at = now();
  if (message === undefined || message.used || message.expiresAt <= at) return undefined;
  const left = message.sentAt + SMS_LIMITS.resendAfterSeconds * 1000 - at;
  return { resendAfterSeconds: Math.max(0, Math.ceil(left / 1000)) };
}

/** Checks the latest code of this number and scene and marks it as used. Throws for any other code. */
export function spendSmsCode(phone: string, scene: SmsScene, code: string): void {
  checkSmsCode(phone, scene, code).spend();
}

/** Like spendSmsCode, but the code stays valid until `spend` is called. */
export function checkSmsCode(phone: string, scene: SmsScene, code: string): { spend(): void } {
  const message = findLatest(parsePhone(phone), scene);
  if (message === undefined) throw codeWrong();
  if (message.used || message.expiresAt <= now() || message.wrongTries >= SMS_LIMITS.wrongTries)
    throw codeVoid();
  if (message.delivered && message.code === normalizeSmsCode(code)) {
    return {
      spend() {
        message.used = true;
      },
    };
  }
  message.wrongTries += 1;
  throw message.wrongTries >= SMS_LIMITS.wrongTries ? codeVoid() : codeWrong();
}

/** The normalized number. Throws the failure `phoneInvalid`. */
export function parsePhone(input: string): string {
  if (!isPhone(input)) throw phoneInvalid();
  return normalizePhone(input);
}

const findLatest = (userPhone: string, scene: SmsScene): SmsMessageRecord | undefined =>
  db().smsMessages.findLast((message) => message.userPhone === userPhone && message.scene === scene);

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

function dailyLimit(retryAfterSeconds: number): MockFailure {
  const hours = Math.ceil(retryAfterSeconds / 3600);
  return new MockFailure(ACCOUNT_ERROR.smsDailyLimit, {
    zh: `该手机号 24 小时内已发送 ${SMS_LIMITS.messagesPerDay} 条短信，请约 ${hours} 小时后再试。`,
    en: `This number has received ${SMS_LIMITS.messagesPerDay} messages within 24 hours. Try again in about ${hours} ${hours === 1 ? 'hour' : 'hours'}.`,
  });
}

export const codeWrong = refusal(ACCOUNT_ERROR.smsCodeWrong, {
  zh: '短信验证码错误，请核对后重新输入。',
  en: 'The verification code is wrong. Check the message and enter it again.',
});

const codeVoid = refusal(ACCOUNT_ERROR.smsCodeVoid, {
  zh: '短信验证码已失效，请重新获取。',
  en: 'This verification code is no longer valid. Ask for a new one.',
});
