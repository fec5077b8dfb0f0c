import { DAY_MS, HOUR_MS } from '../calendar';
import { LOGIN_LIMITS } from './login';
import { SMS_LIMITS, type SmsScene } from './smsCode';

/**
 * Who asks for a code to a number: `owner` is signed in to the account of the number, `knownDevice` was (login.ts, `deviceToken`),
 * `anyone` else may be a stranger.
 */
export const CODE_SHARES = ['anyone', 'knownDevice', 'owner'] as const;
export type CodeShare = (typeof CODE_SHARES)[number];

/** A code that was sent. `caller` stands for a network address. */
export interface SentCode {
  userPhone: string;
  scene: SmsScene;
  share: CodeShare;
  caller: string;
  /** Milliseconds since 1970. */
  sentAt: number;
}

/** What a limit says about a call. */
export type LimitVerdict<Limit extends string> =
  | { kind: 'allowed' | 'captchaRequired' }
  | { kind: 'refused'; limit: Limit; retryAfterSeconds: number };

/** The limit that refuses a code: the pause between two, the day of a number, the hour or day of a caller. */
export type CodeLimit = 'pause' | 'number' | 'caller';

const ALLOWED = { kind: 'allowed' } as const;
const CAPTCHA_REQUIRED = { kind: 'captchaRequired' } as const;

const refused = <Limit extends string>(limit: Limit, until: number, at: number): LimitVerdict<Limit> => ({
  kind: 'refused',
  limit,
  retryAfterSeconds: Math.ceil((until - at) / 1000),
});

/**
 * Returns whether a code may be sent at `sentAt`, by the codes of the last 24 hours.
 *
 * Of a number's day, parts are reserved for known devices and for the owner, so a stranger who knows only the number uses up what
 * is left to anyone: until the day is over, the owner gets no code for signing in, registering or a new password on a device
 * that was never signed in. The owner gets codes for signing in and a new password on a known device, and for everything in the
 * account when signed in. Callers are limited together with others at their address, which known devices and owners are not.
 */
export function checkCodeRequest(sent: readonly SentCode[], request: SentCode): LimitVerdict<CodeLimit> {
  const { userPhone, scene, share, caller, sentAt: at } = request;
  const today = sent.filter((code) => at - code.sentAt < DAY_MS);
  const toNumber = today.filter((code) => code.userPhone === userPhone);
  const ofShare = toNumber.filter((code) => code.share === share);
  const ofCaller = share === 'anyone' ? today.filter((c) => c.share === share && c.caller === caller) : [];

  const numberFreeAt = findNumberFree(toNumber, share, at);
  if (numberFreeAt > at) return refused('number', numberFreeAt, at);
  const callerFreeAt = Math.max(
    findFree(ofCaller, SMS_LIMITS.perCaller.hour, HOUR_MS, at),
    findFree(ofCaller, SMS_LIMITS.perCaller.day, DAY_MS, at),
  );
  if (callerFreeAt > at) return refused('caller', callerFreeAt, at);
  const ofScene = ofShare.filter((code) => code.scene === scene).map((code) => code.sentAt);
  const nextAt = Math.max(...ofScene) + SMS_LIMITS.resendAfterSeconds * 1000;
  if (nextAt > at) return refused('pause', nextAt, at);

  const mostSent = Math.max(ofShare.length, ofCaller.length);
  return mostSent < SMS_LIMITS.captchaAfter ? ALLOWED : CAPTCHA_REQUIRED;
}

/** Whether a share may send one more of a day's codes to a number: not what is reserved for the other shares. */
function isNumberFree(today: readonly SentCode[], share: CodeShare): boolean {
  const reserved = CODE_SHARES.filter((other) => other !== share).map((other) => {
    const used = today.filter((code) => code.share === other).length;
    return Math.max(0, SMS_LIMITS.reservedPerDay[other] - used);
  });
  return reserved.reduce((sum, each) => sum + each, today.length) < SMS_LIMITS.messagesPerDay;
}

/** When a share may send the next code to a number: at once, or when enough of the codes are a day old. */
function findNumberFree(toNumber: readonly SentCode[], share: CodeShare, at: number): number {
  const moments = [at, ...toNumber.map((code) => code.sentAt + DAY_MS).sort((a, b) => a - b)];
  const isFree = (moment: number) =>
    isNumberFree(
      toNumber.filter((code) => moment - code.sentAt < DAY_MS),
      share,
    );
  return moments.find(isFree) ?? at;
}

/** When less than `limit` codes are younger than `window` (milliseconds). */
function findFree(codes: readonly SentCode[], limit: number, window: number, at: number): number {
  const recent = codes.map(({ sentAt }) => sentAt).filter((sentAt) => at - sentAt < window);
  const oldest = recent.sort((a, b) => b - a)[limit - 1];
  return oldest === undefined ? at : oldest + window;
}

/** Wrong entries of a code, by who made them. */
export type CodeTries = Readonly<Record<string, number>>;

/**
 * Whether a code is still valid for whoever enters it. Callers have a count each and one together; an owner or a known device has
 * its own only (`isKnown`), so that strangers cannot void its codes by wrong entries.
 */
export function isCodeOpen(tries: CodeTries, by: string, isKnown: boolean): boolean {
  const inAll = Object.values(tries).reduce((sum, count) => sum + count, 0);
  return (tries[by] ?? 0) < SMS_LIMITS.wrongTries && (isKnown || inAll < SMS_LIMITS.wrongTriesInAll);
}

/** Wrong passwords in a row for a name: from one known device, or from all other devices together. */
export interface PasswordFailures {
  count: number;
  /** Milliseconds since 1970. */
  lastFailedAt: number;
  /** Milliseconds since 1970; 0 when not locked. */
  lockedUntil: number;
}

/** Whether the failures count no more. The end of a lock resets the count, otherwise the next wrong password would lock again. */
export const areFailuresOver = ({ lastFailedAt, lockedUntil }: PasswordFailures, at: number): boolean =>
  lockedUntil > 0 ? lockedUntil <= at : at - lastFailedAt >= DAY_MS;

/**
 * Returns whether a password may be tried, by the wrong ones before it. They are counted for each known device and for all other
 * devices together, so a stranger who knows only the name locks it for devices that were never signed in, 15 minutes at a time:
 * there the owner signs in by a code, or sets a new password by one.
 */
export function checkPasswordTry(failures: PasswordFailures | undefined, at: number): LimitVerdict<'lock'> {
  if (failures === undefined || areFailuresOver(failures, at)) return ALLOWED;
  if (failures.lockedUntil > at) return refused('lock', failures.lockedUntil, at);
  return failures.count < LOGIN_LIMITS.captchaAfterFailures ? ALLOWED : CAPTCHA_REQUIRED;
}

/** Returns the failures after one more. */
export function addPasswordFailure(failures: PasswordFailures | undefined, at: number): PasswordFailures {
  const before = failures === undefined || areFailuresOver(failures, at) ? 0 : failures.count;
  const count = before + 1;
  const isLocked = count >= LOGIN_LIMITS.lockAfterFailures;
  return { count, lastFailedAt: at, lockedUntil: isLocked ? at + LOGIN_LIMITS.lockForMs : 0 };
}
