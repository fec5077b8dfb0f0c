import { profileEndpoints, toProfile } from '../src/domain/account/profile';
import { avatarFile, keepAvatar, removeAvatar } from './lib/account/avatars';
import { handlers } from './lib/handlers';

export default handlers(profileEndpoints, {
  update: ({ user, body }) => toProfile(Object.assign(user, body)),

  uploadAvatar: ({ user, file }) => ({ avatar: keepAvatar(user, file) }),

  removeAvatar: ({ user }) => {
    removeAvatar(user);
    return { avatar: user.avatar };
  },

  avatar: ({ params }) => avatarFile(params.pictureId),
});
