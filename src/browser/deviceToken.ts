import { DEVICE_TOKEN_PATTERN } from '@/domain/account/login';
import { readPreference, writePreference } from './preference';

/** Stays after a sign-out, and names no user. */
const DEVICE_KEY = 'portal_device';

/** Returns the mark that the server gave this browser at its last sign-in; undefined without a readable one. */
export function readDeviceToken(): string | undefined {
  const token = readPreference(DEVICE_KEY) ?? '';
  return DEVICE_TOKEN_PATTERN.test(token) ? token : undefined;
}

/** Keeps the mark of a sign-in, if the server gives one. */
export function keepDeviceToken(deviceToken: string | undefined): void {
  if (deviceToken) writePreference(DEVICE_KEY, deviceToken);
}
