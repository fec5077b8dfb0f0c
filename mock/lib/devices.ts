import { randomBytes, randomUUID } from 'node:crypto';
import { DAY_MS } from '../../src/domain/calendar';
import { now } from './clock';
import { db } from './db';
import { digest } from './digest';
import type { SessionRecord } from './sessions';

/** A device that was signed in to an account. */
interface DeviceRecord {
  /** A digest of its token. */
  key: string;
  userId: string;
  /** The same for all tokens of a device. */
  deviceId: string;
  at: number;
}

declare module './db' {
  interface MockTables {
    devices: DeviceRecord[];
  }
}

const KNOWN_FOR_MS = 180 * DAY_MS;

/** The id of the device that was signed in to an account and got this token then; undefined for any other. */
export function findDevice(deviceToken: string | undefined, userId: string | undefined): string | undefined {
  if (deviceToken === undefined || userId === undefined) return undefined;
  const key = digest(deviceToken);
  return db().devices.find((device) => device.key === key && device.userId === userId && isKept(device))
    ?.deviceId;
}

interface IssuedToken {
  deviceToken: string;
  deviceId: string;
}

/**
 * Remembers that a device is signed in to an account. Its new token also stands for the accounts of the sent one, which does not
 * learn of this account: whoever has copied it before knows no device of the user.
 */
export const rememberDevice = (userId: string, sentToken: string | undefined): IssuedToken =>
  issueToken(userId, sentToken === undefined ? undefined : digest(sentToken));

/**
 * Forgets devices of an account, by their ids, and gives the device of a session a new token: whoever has copied an earlier one
 * knows no device of the account any more. It also stands for the other accounts of the token that the session began with.
 */
export function renewDevice(session: SessionRecord, isForgotten: (deviceId: string) => boolean): string {
  const { userId, deviceId, deviceKey } = session;
  forgetDevices(userId, (each) => each === deviceId || isForgotten(each));
  const issued = issueToken(userId, deviceKey, deviceId);
  Object.assign(session, toSessionDevice(issued));
  return issued.deviceToken;
}

/** The device of a session that begins with a token. */
export const toSessionDevice = ({ deviceToken, deviceId }: IssuedToken) => ({
  deviceId,
  deviceKey: digest(deviceToken),
});

function issueToken(userId: string, sentKey?: string, knownId?: string): IssuedToken {
  const tables = db();
  const at = now();
  const kept = tables.devices.filter(isKept);
  const sent = kept.filter(({ key }) => key === sentKey);
  const deviceId = knownId ?? sent[0]?.deviceId ?? randomUUID();
  const deviceToken = randomBytes(32).toString('base64url');
  const users = new Set([userId, ...sent.map((device) => device.userId)]);
  const added = [...users].map((each) => ({ key: digest(deviceToken), userId: each, deviceId, at }));
  tables.devices = [...kept, ...added];
  return { deviceToken, deviceId };
}

/** Forgets the devices of an account: those that match, or all. */
export function forgetDevices(userId: string, matches: (deviceId: string) => boolean = () => true): void {
  const tables = db();
  tables.devices = tables.devices.filter((device) => device.userId !== userId || !matches(device.deviceId));
}

const isKept = ({ at }: DeviceRecord): boolean => now() - at < KNOWN_FOR_MS;
