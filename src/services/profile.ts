import { profileEndpoints } from '@/domain/account/profile';
import { service } from './call';

/** Two megabytes over a slow connection. */
const UPLOAD_TIMEOUT_MS = 60_000;

/** Changes the given fields of a version. */
export const updateProfile = service(profileEndpoints.update);

/** Replaces the avatar and returns its URL. */
export const uploadAvatar = service(profileEndpoints.uploadAvatar, { timeout: UPLOAD_TIMEOUT_MS });

/** Idempotent. */
export const removeAvatar = service(profileEndpoints.removeAvatar);
