import { ACCOUNT_ERROR } from '../src/domain/account/accountError';
import {
  phoneChangePayloadSchema,
  phoneCodePayloadSchema,
  phoneProofPayloadSchema,
} from '../src/domain/account/phoneChange';
import { passwordChangePayloadSchema, sessionRevokePayloadSchema } from '../src/domain/account/security';
import { isoTime, now } from './lib/clock';
import { endpoint } from './lib/endpoint';
import { MockFailure } from './lib/failure';
import { checkNewPassword } from './lib/newPassword';
import { pageOf } from './lib/paging';
import { hashPassword } from './lib/passwordHash';
import { provePassword } from './lib/security/passwordProof';
import {
  abandonPhoneChange,
  changePhone,
  phoneChangeOf,
  provePhoneChange,
  sendPhoneCode,
} from './lib/security/phoneChange';
import { revokeSessions } from './lib/security/revocation';
import { signInsOf } from './lib/security/signIns';
import { sessionsOf } from './lib/sessions';

export default {
  'GET /api/v1/user/security/summary': endpoint(
    ({ user }) => ({ passwordChangedAt: isoTime(user.passwordChangedAt), serverTime: isoTime(now()) }),
    { auth: true },
  ),

  // The new password is looked at first: a mistake there must not cost a try of the old one.
  'POST /api/v1/user/password/change': endpoint(
    (call) => {
      const { user, session } = call;
      const payload = call.body(passwordChangePayloadSchema);
      checkNewPassword(payload, user);
      provePassword(user, payload.oldPassword, payload.captcha);
      if (payload.password === payload.oldPassword) {
        throw new MockFailure(ACCOUNT_ERROR.passwordRefused, {
          zh: '新密码不能与当前密码相同。',
          en: 'The new password must differ from the current one.',
        });
      }
      user.passwordHash = hashPassword(payload.password);
      user.passwordChangedAt = now();
      const others = sessionsOf(user.userId).filter((other) => other !== session);
      return { endedSessions: revokeSessions(others, 'passwordChanged') };
    },
    { auth: true },
  ),

  'GET /api/v1/user/phone/change': endpoint((call) => phoneChangeOf(call), { auth: true }),

  'DELETE /api/v1/user/phone/change': endpoint(
    (call) => {
      abandonPhoneChange(call);
      return phoneChangeOf(call);
    },
    { auth: true },
  ),

  'POST /api/v1/user/phone/code': endpoint(
    (call) => {
      sendPhoneCode(call, call.body(phoneCodePayloadSchema));
      return phoneChangeOf(call);
    },
    { auth: true },
  ),

  'POST /api/v1/user/phone/verify': endpoint(
    (call) => {
      provePhoneChange(call, call.body(phoneProofPayloadSchema));
      return phoneChangeOf(call);
    },
    { auth: true },
  ),

  'POST /api/v1/user/phone/change': endpoint(
    (call) => changePhone(call, call.body(phoneChangePayloadSchema)),
    {
      auth: true,
    },
  ),

  'GET /api/v1/user/session/list': endpoint(
    ({ user, session, language }) => ({
      list: sessionsOf(user.userId)
        .map(({ sessionId, device, place, loginType, createdAt, lastSeenAt }) => ({
          sessionId,
          device,
          place: place[language],
          loginType,
          createdAt: isoTime(createdAt),
          lastSeenAt: isoTime(lastSeenAt),
          current: sessionId === session.sessionId,
        }))
        .sort((a, b) => Number(b.current) - Number(a.current)),
      serverTime: isoTime(now()),
    }),
    { auth: true },
  ),

  // Whatever is named, only the person's own sessions are looked at; one that is over already is no mistake.
  'POST /api/v1/user/session/revoke': endpoint(
    (call) => {
      const payload = call.body(sessionRevokePayloadSchema);
      const meant = sessionsOf(call.user.userId).filter(({ sessionId }) =>
        'others' in payload ? sessionId !== call.session.sessionId : sessionId === payload.sessionId,
      );
      return { revokedCount: revokeSessions(meant, 'signedOut') };
    },
    { auth: true },
  ),

  'GET /api/v1/user/login/history': endpoint(
    (call) => ({
      ...pageOf(signInsOf(call.user.userId, call.language), call.query),
      serverTime: isoTime(now()),
    }),
    { auth: true },
  ),
};
