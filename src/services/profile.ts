import type { ProfilePayload } from '@/domain/account/profile';
import { profileEndpoints } from '@/domain/account/profile';
import { type CallOptions, call } from './call';

/** Two megabytes over a slow line. */
const UPLOAD_TIMEOUT_MS = 60_000;

/** Changes what the person says of themselves; what is left out stays. Answers all of it. Throws a `RequestError`. */
export function updateProfile(body: ProfilePayload, options?: CallOptions) {
  return call(profileEndpoints.update, { body }, options);
}

/** Puts a picture in place of the one before; answers where it is. Throws a `RequestError`, `refused` with `result.problem`. */
export function uploadAvatar(file: File, options?: CallOptions) {
  return call(profileEndpoints.uploadAvatar, { file }, { ...options, timeout: UPLOAD_TIMEOUT_MS });
}

/** Goes without a picture; none there is no failure. Throws a `RequestError`. */
export function removeAvatar(options?: CallOptions) {
  return call(profileEndpoints.removeAvatar, {}, options);
}
