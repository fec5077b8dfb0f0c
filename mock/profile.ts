import { profileOf, profilePayloadSchema } from '../src/domain/account/profile';
import { avatarFile, keepAvatar, removeAvatar } from './lib/account/avatars';
import { endpoint } from './lib/endpoint';

export default {
  'PUT /api/v1/user/profile': endpoint(
    (call) => {
      const { user } = call;
      Object.assign(user, call.body(profilePayloadSchema));
      return profileOf(user);
    },
    { auth: true },
  ),

  'POST /api/v1/user/avatar': endpoint(({ user, file }) => ({ avatar: keepAvatar(user, file('file')) }), {
    auth: true,
  }),

  'DELETE /api/v1/user/avatar': endpoint(
    ({ user }) => {
      removeAvatar(user);
      return { avatar: user.avatar };
    },
    { auth: true },
  ),

  // Without a session: an <img> cannot send a token. The address is as good as a secret.
  'GET /api/v1/user/avatar/:pictureId': endpoint(({ params }) => avatarFile(params.pictureId)),
};
