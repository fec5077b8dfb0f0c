import type { CurrentUser } from '../src/domain/account/account';
import { ACCOUNT_ERROR } from '../src/domain/account/accountError';
import {
  loginPayloadSchema,
  registerPayloadSchema,
  resetPasswordPayloadSchema,
} from '../src/domain/account/login';
import { maskPhone } from '../src/domain/account/phone';
import { smsSendPayloadSchema } from '../src/domain/account/smsCode';
import { unreadCountOf } from './lib/announcements/listing';
import { checkCaptcha, createCaptcha } from './lib/captchas';
import { settledCertification } from './lib/certification/review';
import { now } from './lib/clock';
import { checkConsents } from './lib/consents';
import { endpoint, sessionInvalid } from './lib/endpoint';
import { MockFailure } from './lib/failure';
import { forgetWrongPasswords, guardKey } from './lib/loginGuard';
import { menusOf } from './lib/menus';
import { checkNewPassword } from './lib/newPassword';
import { hashPassword } from './lib/passwordHash';
import { keepSignIn } from './lib/security/signIns';
import { endSession, endSessionsOf, originOf, startSession } from './lib/sessions';
import { authenticate } from './lib/signIn';
import { codeWrong } from './lib/smsFailures';
import { checkSmsCode, phoneOf, sendSmsCode, spendSmsCode } from './lib/smsMessages';
import type { UserRecord } from './lib/tables';
import { createUser, findUserByPhone } from './lib/users';

/** What the portal may know about the person; everything private is masked here. */
function currentUserOf(user: UserRecord): CurrentUser {
  settledCertification(user);
  const { passwordHash: _hash, passwordChangedAt: _changedAt, consents: _consents, ...rest } = user;
  const { createdAt: _createdAt, role, ...shown } = rest;
  return {
    ...shown,
    userPhone: maskPhone(user.userPhone),
    unreadAnnouncementCount: unreadCountOf(user),
    menus: menusOf(role),
  };
}

export default {
  'GET /api/v1/user/query/current/userInfo': endpoint(({ user }) => currentUserOf(user), { auth: true }),

  'POST /api/v1/user/logout': endpoint(({ token }) => {
    endSession(token);
    return undefined;
  }),

  'POST /api/v1/user/login': endpoint((call) => {
    const payload = call.body(loginPayloadSchema);
    const origin = originOf(call.userAgent);
    const user = keepSignIn(payload, origin, () => authenticate(payload));
    return { token: startSession(user, payload.loginType, origin).token };
  }),

  // The code is asked for last, because looking at it uses it up; and whether the phone is taken is only told to
  // who holds it.
  'POST /api/v1/user/register': endpoint((call) => {
    const payload = call.body(registerPayloadSchema);
    const userPhone = phoneOf(payload.userPhone);
    checkNewPassword(payload, { userPhone });
    const consents = checkConsents(payload.consents);
    spendSmsCode(userPhone, 'register', payload.smsVerificationCode);
    if (findUserByPhone(userPhone) !== undefined) {
      throw new MockFailure(ACCOUNT_ERROR.phoneTaken, {
        zh: '该手机号已注册，请直接登录。',
        en: 'This phone number is already registered. Log in instead.',
      });
    }
    const account = { userPhone, passwordHash: hashPassword(payload.password), consents };
    const { userId, userName } = createUser(account, call.language);
    return { userId, userName };
  }),

  'POST /api/v1/user/sms/send': endpoint((call) => {
    const { userPhone, scene, captcha } = call.body(smsSendPayloadSchema);
    const needsSession = scene === 'changePhone' || scene === 'certification' || scene === 'access';
    if (needsSession && call.user === undefined) throw sessionInvalid();
    if (captcha !== undefined) checkCaptcha(captcha);
    return sendSmsCode(userPhone, scene);
  }),

  // The hash is made before the code is looked at: with and without an account this takes the same time. The
  // user name is compared after the code, because only the owner may learn it.
  'POST /api/v1/user/password/reset': endpoint((call) => {
    const payload = call.body(resetPasswordPayloadSchema);
    const userPhone = phoneOf(payload.userPhone);
    checkNewPassword(payload, { userPhone });
    const passwordHash = hashPassword(payload.password);
    const code = checkSmsCode(userPhone, 'resetPassword', payload.smsVerificationCode);
    const user = findUserByPhone(userPhone);
    if (user === undefined) throw codeWrong();
    checkNewPassword(payload, user);
    code.spend();
    user.passwordHash = passwordHash;
    user.passwordChangedAt = now();
    endSessionsOf(user.userId);
    forgetWrongPasswords(guardKey(userPhone, user));
    return undefined;
  }),

  'GET /api/v1/user/captcha': endpoint(() => createCaptcha()),
};
