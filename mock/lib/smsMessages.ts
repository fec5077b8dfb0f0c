import { randomInt, randomUUID } from 'node:crypto';
import { isPhone, normalizePhone } from '../../src/domain/account/phone';
import {
  normalizeSmsCode,
  SMS_LIMITS,
  type SmsScene,
  type SmsSendResult,
} from '../../src/domain/account/smsCode';
import { now } from './clock';
import { db } from './db';
import { isQuiet } from './settings';
import { codeVoid, codeWrong, dailyLimit, phoneInvalid, tooSoon } from './smsFailures';
import type { SmsMessageRecord } from './tables';
import { findUserByPhone } from './users';

const DAY_MS = 86_400_000;

/**
 * Sends a code. A reset for a number without an account counts, limits and answers like any other, but no message
 * leaves: nobody can tell from outside which numbers are registered.
 */
export function sendSmsCode(phone: string, scene: SmsScene): SmsSendResult {
  const userPhone = parsePhone(phone);
  const tables = db();
  const at = now();
  tables.smsMessages = tables.smsMessages.filter((message) => at - message.sentAt < DAY_MS);
  const today = tables.smsMessages.filter((message) => message.userPhone === userPhone);
  const [oldest] = today;
  if (oldest !== undefined && today.length >= SMS_LIMITS.messagesPerDay) {
    throw dailyLimit(Math.ceil((oldest.sentAt + DAY_MS - at) / 1000));
  }
  const last = newest(userPhone, scene);
  const nextAt = last === undefined ? at : last.sentAt + SMS_LIMITS.resendAfterSeconds * 1000;
  if (nextAt > at) throw tooSoon(Math.ceil((nextAt - at) / 1000));
  const message: SmsMessageRecord = {
    messageId: randomUUID(),
    userPhone,
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

/** The code that a number waits for in a scene: when the next may be asked for (seconds); undefined when none is. */
export function pendingSmsCode(
  userPhone: string,
  scene: SmsScene,
): { resendAfterSeconds: number } | undefined {
  const message = newest(userPhone, scene);
  const at = now();
  if (message === undefined || message.used || message.expiresAt <= at) return undefined;
  const left = message.sentAt + SMS_LIMITS.resendAfterSeconds * 1000 - at;
  return { resendAfterSeconds: Math.max(0, Math.ceil(left / 1000)) };
}

/** Passes the newest code of this number and scene, once; anything else throws. */
export function spendSmsCode(phone: string, scene: SmsScene, given: string): void {
  checkSmsCode(phone, scene, given).spend();
}

/**
 * As spendSmsCode, but the code stays good until `spend` is called, for callers that may still refuse for a reason
 * only the holder of the phone may learn.
 */
export function checkSmsCode(phone: string, scene: SmsScene, given: string): { spend(): void } {
  const message = newest(parsePhone(phone), scene);
  if (message === undefined) throw codeWrong();
  if (message.used || message.expiresAt <= now() || message.wrongTries >= SMS_LIMITS.wrongTries)
    throw codeVoid();
  if (message.delivered && message.code === normalizeSmsCode(given)) {
    return {
      spend() {
        message.used = true;
      },
    };
  }
  message.wrongTries += 1;
  throw message.wrongTries >= SMS_LIMITS.wrongTries ? codeVoid() : codeWrong();
}

/** The normalised number; throws the failure `phoneInvalid`. */
export function parsePhone(input: string): string {
  if (!isPhone(input)) throw phoneInvalid();
  return normalizePhone(input);
}

function newest(userPhone: string, scene: SmsScene): SmsMessageRecord | undefined {
  return db().smsMessages.findLast((message) => message.userPhone === userPhone && message.scene === scene);
}

function print({ userPhone, scene, code, delivered }: SmsMessageRecord): void {
  if (isQuiet()) return;
  const content = delivered ? `code ${code}` : 'not delivered, no such account';
  console.info(`[mock] SMS to ${userPhone} (${scene}): ${content}. The outbox on /demo shows it too.`);
}
