import { endpoint } from '../endpoint';
import { CONTENT_TYPE } from '../fileContent';
import { AVATAR_ERROR, AVATAR_KINDS, AVATAR_LIMITS, avatarResultSchema } from './avatar';
import { keptProfileSchema, profilePayloadSchema } from './profile';

const types = AVATAR_KINDS.map((kind) => CONTENT_TYPE[kind]);

/** The user's profile and avatar. */
export const profileEndpoints = {
  update: endpoint('PUT user/profile', { body: profilePayloadSchema, result: keptProfileSchema }),
  uploadAvatar: endpoint('POST user/avatar', {
    upload: { types, maxBytes: AVATAR_LIMITS.size },
    result: avatarResultSchema,
    refusals: [AVATAR_ERROR.refused],
  }),
  removeAvatar: endpoint('DELETE user/avatar', { result: avatarResultSchema }),
  /** Requested by an image element, which sends no token: the id is as good as a secret. */
  avatar: endpoint('GET user/avatar/:pictureId', { access: 'public', download: types }),
};
