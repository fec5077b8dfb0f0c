import { randomBytes } from 'node:crypto';
import type { CurrentUser } from '../src/domain/account/account';
import { ACCOUNT_ERROR } from '../src/domain/account/accountError';
import { userEndpoints } from '../src/domain/account/endpoints';
import { maskPhone } from '../src/domain/account/phone';
import { profileEndpoints, toProfile } from '../src/domain/account/profile';
import { registrationEndpoints } from '../src/domain/account/registration';
import { latestSessionEnd } from '../src/domain/account/sessionEnd';
import { signInEndpoints } from '../src/domain/account/signInEndpoints';
import { avatarFile, removeAvatar, saveAvatar } from './lib/account/avatars';
import { getOpenClosing } from './lib/account/closeDueAccounts';
import { countUnread } from './lib/announcements/listing';
import { createCaptcha } from './lib/captchas';
import { settledCertification } from './lib/certification/review';
import { isoTime } from './lib/clock';
import { changedAgreements, checkConsents } from './lib/consents';
import { personName } from './lib/console/team';
import { rememberDevice } from './lib/devices';
import { MockFailure } from './lib/failure';
import { handlers, sessionInvalid } from './lib/handlers';
import { getUserMenus } from './lib/menus';
import { bindInvitations } from './lib/orders/invitees';
import { checkNewPassword, hashPassword } from './lib/passwords';
import { pick } from './lib/pick';
import { authenticate } from './lib/security/authentication';
import { admit } from './lib/security/challenges';
import { setPassword } from './lib/security/newPassword';
import { recordFailure } from './lib/security/signIns';
import { endSession, endUserSessions, toOrigin } from './lib/sessions';
import {
  bindSmsMessages,
  checkSmsCode,
  codeWrong,
  parsePhone,
  sendSmsCode,
  spendSmsCode,
  toEntrant,
} from './lib/smsMessages';
import type { Language, Text } from './lib/text';
import { createUser, findUserByPhone, type UserRecord } from './lib/users';
import { assertVersion, markChanged, versionOf } from './lib/versions';

const REGISTERED: Text = {
  zh: '该手机号已注册，请直接登录。',
  en: 'This phone number is already registered. Sign in instead.',
};
const BEING_CLOSED: Text = {
  zh: '该手机号的账号正在注销。登录可保留账号，注销完成后可以重新注册。',
  en: 'The account of this phone number is being closed. Sign in to keep it, or register again once it is closed.',
};

const profileOf = ({ userId }: UserRecord) => `profile ${userId}`;

/** The current user as the portal may see it: private data masked or left out. */
function toCurrentUser(user: UserRecord, language: Language): CurrentUser {
  settledCertification(user);
  user.draftKey ??= randomBytes(32).toString('base64');
  const { passwordHash: _hash, passwordChangedAt: _changedAt, phoneChangedAt: _at, ...rest } = user;
  const { createdAt: _createdAt, role: _role, balance: _balance, consents: _consents, ...others } = rest;
  const { closings: _closings, closedAt: _closedAt, lastAddresses: _addresses, ...kept } = others;
  const { balanceProofLimit: _limit, ...shown } = kept;
  return {
    ...shown,
    nickname: personName(user.userId, language),
    version: versionOf(profileOf(user)),
    closesAt: isoTime(getOpenClosing(user)?.closesAt),
    changedAgreements: changedAgreements(user),
    userPhone: maskPhone(user.userPhone),
    unreadAnnouncementCount: countUnread(user),
    menus: getUserMenus(user),
  };
}

export default {
  ...handlers(userEndpoints, {
    current: ({ user, session, language }) => ({
      ...toCurrentUser(user, language),
      sessionEndsAt: isoTime(latestSessionEnd(session)),
    }),

    logout: ({ token }) => endSession(token),
  }),

  ...handlers(signInEndpoints, {
    login: ({ body, userAgent, caller }) => {
      const origin = toOrigin(userAgent);
      const user = recordFailure(body, origin, () => authenticate(body, caller));
      return admit(user, body.loginType, origin, body);
    },

    sendSmsCode: ({ user, caller, body }) => {
      const { scene } = body;
      const needsSession = scene === 'changePhone' || scene === 'certification' || scene === 'access';
      if (needsSession && user === undefined) throw sessionInvalid();
      return sendSmsCode({ ...body, user: needsSession ? user : undefined, caller });
    },

    captcha: ({ caller }) => createCaptcha(caller),
  }),
  ...handlers(registrationEndpoints, {
    // Checked after the other fields because the check spends the code, and before `phoneTaken` because only the
    // phone's owner may learn that it is registered.
    register: ({ body, language, caller }) => {
      const userPhone = parsePhone(body.userPhone);
      checkNewPassword(body, { userPhone });
      const consents = body.consents ? checkConsents(body.consents) : [];
      spendSmsCode(userPhone, 'register', body.smsVerificationCode, toEntrant(caller, undefined, userPhone));
      const registered = findUserByPhone(userPhone);
      if (registered) {
        const text = getOpenClosing(registered) ? BEING_CLOSED : REGISTERED;
        throw new MockFailure(ACCOUNT_ERROR.phoneTaken, text);
      }
      const account = { userPhone, passwordHash: hashPassword(body.password), consents };
      const created = createUser(account, language);
      bindInvitations(created);
      bindSmsMessages(created);
      return pick(created, ['userId', 'userName']);
    },

    // Hashes before the code is checked, so that the reply takes the same time with and without an account. The user
    // name is compared after the code, because only the owner may learn it.
    resetPassword: ({ body, caller }) => {
      const userPhone = parsePhone(body.userPhone);
      checkNewPassword(body, { userPhone });
      const passwordHash = hashPassword(body.password);
      const entrant = toEntrant(caller, body.deviceToken, userPhone);
      const code = checkSmsCode(userPhone, 'resetPassword', body.smsVerificationCode, entrant);
      const user = findUserByPhone(userPhone);
      if (user === undefined) throw codeWrong();
      checkNewPassword(body, user);
      code.spend();
      setPassword(user, passwordHash);
      endUserSessions(user.userId);
      const { deviceToken } = rememberDevice(user.userId, body.deviceToken);
      return { deviceToken };
    },
  }),

  ...handlers(profileEndpoints, {
    update: ({ user, body: { version, ...fields }, language }) => {
      const view = () => ({
        ...toProfile({ ...user, nickname: personName(user.userId, language) }),
        version: versionOf(profileOf(user)),
      });
      assertVersion(profileOf(user), version, { language, view });
      Object.assign(user, fields);
      markChanged(profileOf(user), user);
      return view();
    },

    uploadAvatar: ({ user, file }) => ({ avatar: saveAvatar(user, file) }),

    removeAvatar: ({ user }) => {
      removeAvatar(user);
      return { avatar: user.avatar };
    },

    avatar: ({ params }) => avatarFile(params.pictureId),
  }),
};
