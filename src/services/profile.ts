import type { ProfilePayload } from '@/domain/account/profile';
import { profileEndpoints } from '@/domain/account/profile';
import { type CallOptions, call } from './call';

/** Two megabytes over a slow connection. */
const UPLOAD_TIMEOUT_MS = 60_000;

/** Changes the given fields of a version. Throws a `RequestError`; `CONFLICT` for another version. */
export function updateProfile(body: ProfilePayload, options?: CallOptions) {
  return call(profileEndpoints.update, { body }, options);
}

/** Replaces the avatar and returns its URL. Throws a `RequestError`, `avatarRefused` with the reason. */
export function uploadAvatar(file: File, options?: CallOptions) {
  return call(profileEndpoints.uploadAvatar, { file }, { ...options, timeout: UPLOAD_TIMEOUT_MS });
}

/** Idempotent. Throws a `RequestError`. */
export function removeAvatar(options?: CallOptions) {
  return call(profileEndpoints.removeAvatar, {}, options);
}
