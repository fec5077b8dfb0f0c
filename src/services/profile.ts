import { request } from '@umijs/max';
import { AVATAR_ERROR, avatarResultSchema } from '@/domain/account/avatar';
import { keptProfileSchema, type ProfilePayload } from '@/domain/account/profile';

/** Two megabytes over a slow line. */
const UPLOAD_TIMEOUT_MS = 60_000;

interface ProfileCallOptions {
  /** Gives the call up: it rejects with an `AbortError`, and nothing is shown. */
  signal?: AbortSignal;
}

/** Changes what the person says of themselves; what is left out stays. Answers all of it. Throws a `RequestError`. */
export function updateProfile(data: ProfilePayload, { signal }: ProfileCallOptions = {}) {
  return request('user/profile', { method: 'put', data, schema: keptProfileSchema, signal });
}

/** Puts a picture in place of the one before; answers where it is. Throws a `RequestError`, `refused` with `result.problem`. */
export function uploadAvatar(picture: File, { signal }: ProfileCallOptions = {}) {
  const data = new FormData();
  data.append('file', picture, picture.name);
  return request('user/avatar', {
    method: 'post',
    data,
    schema: avatarResultSchema,
    handledCodes: Object.values(AVATAR_ERROR),
    timeout: UPLOAD_TIMEOUT_MS,
    signal,
  });
}

/** Goes without a picture; none there is no failure. Throws a `RequestError`. */
export function removeAvatar({ signal }: ProfileCallOptions = {}) {
  return request('user/avatar', { method: 'delete', schema: avatarResultSchema, signal });
}
