import { ACCOUNT_ERROR } from '../src/domain/account/accountError';
import { isLooserBalanceProof } from '../src/domain/account/security';
import { securityEndpoints } from '../src/domain/account/securityEndpoints';
import { latestSessionEnd } from '../src/domain/account/sessionEnd';
import { isoTime, now } from './lib/clock';
import { renewDevice } from './lib/devices';
import { MockFailure } from './lib/failure';
import { handlers } from './lib/handlers';
import { requireProof } from './lib/instanceAccess';
import { toCursorPage } from './lib/paging';
import { checkNewPassword, hashPassword } from './lib/passwords';
import { pick } from './lib/pick';
import { provePassword } from './lib/security/authentication';
import { setPassword } from './lib/security/newPassword';
import { endPendingSignIns } from './lib/security/pendingSignIns';
import {
  cancelPhoneChange,
  changePhone,
  getPhoneChange,
  provePhoneChange,
  sendPhoneCode,
} from './lib/security/phoneChange';
import { revokeSessions } from './lib/security/revocation';
import { getSignIns, signInKey, signInView } from './lib/security/signIns';
import { getSessions } from './lib/sessions';
import { getBalanceProofLimit, type UserRecord } from './lib/users';

const toSummary = (user: UserRecord) => ({
  passwordChangedAt: isoTime(user.passwordChangedAt),
  balanceProof: { balanceProofLimit: getBalanceProofLimit(user) },
  serverTime: isoTime(now()),
});

export default handlers(securityEndpoints, {
  summary: ({ user }) => toSummary(user),

  setBalanceProof: ({ user, session, body: { balanceProofLimit } }) => {
    if (isLooserBalanceProof(balanceProofLimit, getBalanceProofLimit(user))) requireProof(session);
    user.balanceProofLimit = balanceProofLimit;
    return toSummary(user);
  },

  // The new password is checked first, so that an error there does not count a try of the old one.
  changePassword: ({ user, session, body }) => {
    checkNewPassword(body, user);
    provePassword({ user, session }, body.oldPassword, body.captcha);
    if (body.password === body.oldPassword) {
      throw new MockFailure(ACCOUNT_ERROR.passwordRefused, {
        zh: '新密码不能与当前密码相同。',
        en: 'The new password must differ from the current one.',
      });
    }
    setPassword(user, hashPassword(body.password));
    const others = getSessions(user.userId).filter((other) => other !== session);
    const endedSessions = revokeSessions(others, 'passwordChanged');
    return { endedSessions, deviceToken: renewDevice(session, () => true) };
  },

  phoneChange: (call) => getPhoneChange(call),

  abandonPhoneChange: (call) => {
    cancelPhoneChange(call);
    return getPhoneChange(call);
  },

  sendPhoneCode: (call) => {
    sendPhoneCode(call, call.body);
    return getPhoneChange(call);
  },

  provePhoneChange: (call) => {
    provePhoneChange(call, call.body);
    return getPhoneChange(call);
  },

  changePhone: (call) => changePhone(call, call.body),

  sessions: ({ user, session, language }) => ({
    list: getSessions(user.userId)
      .map((each) => ({
        ...pick(each, ['sessionId', 'device', 'loginType']),
        place: each.place[language],
        createdAt: isoTime(each.createdAt),
        lastSeenAt: isoTime(each.lastSeenAt),
        endsAt: isoTime(latestSessionEnd(each)),
        current: each.sessionId === session.sessionId,
      }))
      .sort((a, b) => Number(b.current) - Number(a.current)),
    serverTime: isoTime(now()),
  }),

  // Ignores sessions of other users and ended ones.
  revokeSessions: ({ user, session, body }) => {
    if ('others' in body) endPendingSignIns(user.userId);
    const revoked = getSessions(user.userId).filter(({ sessionId }) =>
      'others' in body ? sessionId !== session.sessionId : sessionId === body.sessionId,
    );
    const endedDevices = new Set(revoked.map((each) => each.deviceId));
    const isEnded = (deviceId: string) => 'others' in body || endedDevices.has(deviceId);
    const revokedCount = revokeSessions(revoked, 'signedOut');
    return { revokedCount, deviceToken: renewDevice(session, isEnded) };
  },

  loginHistory: ({ user, query, language }) => ({
    ...toCursorPage(getSignIns(user.userId), query, signInKey, (record) => signInView(record, language)),
    serverTime: isoTime(now()),
  }),
});
