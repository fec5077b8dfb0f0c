import * as v from 'valibot';
import { HOUR_MS } from '../calendar';
import { nameSchema } from '../fieldError';
import { lenient } from '../lenient';
import { idSchema, text, timestamp } from '../schemas';
import type { Transitions } from '../transitions';

/** Hours in which the former secret of a rotated key still works. */
export const FORMER_SECRET_HOURS = 24;
/** Keys of a service that are not revoked. */
export const MAX_ACCESS_KEYS = 5;
export const KEY_NAME_MAX_LENGTH = 40;

/** `rotating`: two secrets are valid. */
export const ACCESS_KEY_STATES = ['active', 'rotating', 'revoked'] as const;
export type AccessKeyState = (typeof ACCESS_KEY_STATES)[number];

/** `lapse` happens by itself, when the former secret ends. */
export const ACCESS_KEY_EVENTS = ['rotate', 'lapse', 'revoke'] as const;
export type AccessKeyEvent = (typeof ACCESS_KEY_EVENTS)[number];

/** A key is not rotated again while its former secret is valid: a third secret would have to end one of the two. */
export const ACCESS_KEY_TRANSITIONS: Transitions<AccessKeyState, AccessKeyEvent, AccessKeyState> = {
  active: { rotate: 'rotating', revoke: 'revoked' },
  rotating: { lapse: 'active', revoke: 'revoked' },
  revoked: {},
};

/** An access key. It ends with the rights of the account that created it. Its secret is returned once, when it is created or rotated. */
export const accessKeySchema = v.object({
  /** Id of the key. */
  keyId: idSchema,
  /** Name that the user gave the key. */
  name: text,
  /** The public part, which is sent with every call. */
  accessId: text,
  /** The last characters of the secret, to tell keys apart. */
  secretEnd: text,
  /** When the key was created. */
  createdAt: timestamp,
  /** Current phone number of the account that created it, masked; missing when the account is closed. */
  makerPhone: lenient(text),
  /** When the secret was last replaced; missing before. */
  rotatedAt: lenient(timestamp),
  /** End of the former secret; missing for a key that was never rotated. */
  formerSecretUntil: lenient(timestamp),
  /** When the key was ended; missing while it works. */
  revokedAt: lenient(timestamp),
});

/** Name of a key, for people. */
export const keyNameSchema = nameSchema(KEY_NAME_MAX_LENGTH);

export type AccessKey = v.InferOutput<typeof accessKeySchema>;

/** Returns the state of a key at `now` (server milliseconds). */
export function accessKeyState(
  { revokedAt, formerSecretUntil }: Pick<AccessKey, 'revokedAt' | 'formerSecretUntil'>,
  now: number,
): AccessKeyState {
  if (revokedAt !== undefined) return 'revoked';
  return formerSecretUntil !== undefined && Date.parse(formerSecretUntil) > now ? 'rotating' : 'active';
}

/** Whether an event is allowed in a state. */
export const canKey = (state: AccessKeyState, event: AccessKeyEvent): boolean =>
  ACCESS_KEY_TRANSITIONS[state]?.[event] !== undefined;

/** Returns the end of the secret that a rotation at `now` replaces. Milliseconds since 1970. */
export const formerSecretEnd = (now: number): number => now + FORMER_SECRET_HOURS * HOUR_MS;

/** Whether another key can be created. */
export function hasRoomForKey(keys: readonly Pick<AccessKey, 'revokedAt'>[]): boolean {
  return keys.filter(({ revokedAt }) => revokedAt === undefined).length < MAX_ACCESS_KEYS;
}
