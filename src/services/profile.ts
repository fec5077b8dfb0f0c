import { profileEndpoints } from '@/domain/account/profile';
import { CALL_TIMEOUT_MS } from '@/domain/callTimeout';
import { service } from './call';

/** Changes the given fields of a version. */
export const updateProfile = service(profileEndpoints.update);

/** Replaces the avatar and returns its URL. */
export const uploadAvatar = service(profileEndpoints.uploadAvatar, { timeout: CALL_TIMEOUT_MS.avatar });

/** Idempotent. */
export const removeAvatar = service(profileEndpoints.removeAvatar);
