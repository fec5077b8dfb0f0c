import { proofEndpoints } from '../src/domain/account/proof';
import { secondStepEndpoints } from '../src/domain/account/secondStepEndpoints';
import { findDevice } from './lib/devices';
import { handlers } from './lib/handlers';
import { proofSecondsLeft, proveIdentity, requireProof } from './lib/instanceAccess';
import {
  challengeOver,
  completeSignIn,
  countWrongCode,
  endChallenge,
  getChallenge,
} from './lib/security/challenges';
import {
  assertSecondStepOpen,
  findSecondStep,
  getTries,
  renewRecoveryCodes,
  setUpSecondStep,
  spendAppCode,
  spendRecoveryCode,
  toSecondStep,
  turnOffSecondStep,
  turnOnSecondStep,
} from './lib/security/secondStep';
import { storeSignIn } from './lib/security/signIns';
import { sendSmsCode } from './lib/smsMessages';
import { findUserById } from './lib/users';

export default {
  ...handlers(proofEndpoints, {
    prove: ({ user, session, body }) => {
      proveIdentity(user, session, body);
      return { validForSeconds: proofSecondsLeft(session) };
    },

    sendCode: ({ user, caller, body: { captcha } }) =>
      sendSmsCode({ userPhone: user.userPhone, scene: 'access', user, caller, captcha }),
  }),

  ...handlers(secondStepEndpoints, {
    status: ({ user }) => toSecondStep(user),

    setUp: ({ user, session }) => {
      requireProof(session);
      return setUpSecondStep(user, session);
    },

    turnOn: ({ user, session, body }) => ({ recoveryCodes: turnOnSecondStep(user, session, body) }),

    renewCodes: ({ user, session }) => {
      requireProof(session);
      return { recoveryCodes: renewRecoveryCodes(user) };
    },

    turnOff: ({ user, session }) => {
      requireProof(session);
      turnOffSecondStep(user);
      return toSecondStep(user);
    },

    login: ({ body }) => {
      const challenge = getChallenge(body.challenge);
      const { device, place, loginType } = challenge;
      const user = findUserById(challenge.userId);
      const record = findSecondStep(challenge.userId);
      if (user === undefined || record === undefined) throw challengeOver();
      const tries = getTries(record, findDevice(challenge.deviceToken, user.userId));
      assertSecondStepOpen(tries);
      const failure =
        'code' in body
          ? spendAppCode(record, tries, body.code)
          : spendRecoveryCode(record, tries, body.recoveryCode);
      if (failure !== undefined) {
        storeSignIn(user, loginType, 'wrongSecondStep', { device, place });
        throw countWrongCode(challenge, failure);
      }
      endChallenge(challenge);
      const started = completeSignIn(user, loginType, { device, place }, challenge);
      return 'code' in body ? started : { ...started, recoveryCodesLeft: record.recoveryCodes.length };
    },
  }),
};
