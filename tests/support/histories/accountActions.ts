import { createCaptcha } from '../../../mock/lib/captchas';
import { currentConsents } from '../../../mock/lib/consents';
import { db } from '../../../mock/lib/db';
import { privacyEndpoints } from '../../../src/domain/account/privacyEndpoints';
import { REGISTRATION_AGREEMENTS, registrationEndpoints } from '../../../src/domain/account/registration';
import { securityEndpoints } from '../../../src/domain/account/securityEndpoints';
import { signInEndpoints } from '../../../src/domain/account/signInEndpoints';
import type { SmsScene } from '../../../src/domain/account/smsCode';
import { expireIdentity, verifyIdentity } from '../verified';
import { verifiedIn } from './eligibility';
import { findPhoneOwner, readRights, takePhone } from './rights';
import { type Action, wait } from './turn';
import { call, findAccount, PHONES, read } from './world';

const findCode = (phone: string, scene: SmsScene): string =>
  db().smsMessages.findLast(({ userPhone, scene: of }) => userPhone === phone && of === scene)?.code ?? '';

/** The third code of a day needs a captcha. */
function solvedCaptcha() {
  const { captchaId } = createCaptcha('history');
  return { captchaId, answer: db().captchas.at(-1)?.answer ?? '' };
}

const PASSWORD = 'Harbour#5821';

/** A number that nobody has, or sometimes any. */
function choosePhone(choice: number): string {
  const free = choice === 7 ? PHONES : PHONES.filter((phone) => findPhoneOwner(phone) === undefined);
  return free[choice % free.length] ?? '';
}

/** Registers a number that nobody has, when the person has no account. */
const register: Action = async ({ world, person, choice }) => {
  if (findAccount(person)) return;
  const userPhone = choosePhone(choice);
  wait(world, 61);
  await call(world, person, signInEndpoints.sendSmsCode, {
    body: { userPhone, scene: 'register', captcha: solvedCaptcha() },
  });
  const { isDone, result } = await call(world, person, registrationEndpoints.register, {
    body: {
      ...{ userPhone, password: PASSWORD, passwordRepeat: PASSWORD },
      smsVerificationCode: findCode(userPhone, 'register') || '000000',
      consents: currentConsents(REGISTRATION_AGREEMENTS),
    },
  });
  if (!isDone) return;
  person.userId = result.userId;
  takePhone(world, userPhone, person.userId);
};

const changePhone: Action = async ({ world, person, choice }) => {
  const account = findAccount(person);
  const userPhone = choosePhone(choice);
  if (!account) return;
  wait(world, 61);
  await call(world, person, securityEndpoints.sendPhoneCode, {
    body: { target: 'current', captcha: solvedCaptcha() },
  });
  const smsVerificationCode = findCode(account.userPhone, 'changePhone') || '000000';
  const proven = await read(world, person, securityEndpoints.provePhoneChange, {
    body: { method: 'code', smsVerificationCode },
  });
  const proofId = proven?.proof?.proofId;
  if (proofId === undefined) return;
  wait(world, 61);
  await call(world, person, securityEndpoints.sendPhoneCode, {
    body: { target: 'new', proofId, userPhone, captcha: solvedCaptcha() },
  });
  // Not earlier: an offer may end meanwhile.
  const before = await readRights(world, person);
  const { isDone } = await call(world, person, securityEndpoints.changePhone, {
    body: { proofId, smsVerificationCode: findCode(userPhone, 'changePhone') || '000000' },
  });
  if (!isDone) return;
  takePhone(world, userPhone, person.userId);
  const after = await readRights(world, person);
  world.check(
    'rightsFollowAccount',
    before.every((right) => after.includes(right)),
    () => JSON.stringify({ before, after }),
  );
};

const close: Action = async ({ world, person }) => {
  const view = await read(world, person, privacyEndpoints.closing);
  if (view?.state !== 'active') return;
  const givenUpBalance = view.blockers.find(({ kind }) => kind === 'balance')?.count ?? 0;
  const isFree = view.blockers.every(({ kind }) => kind === 'balance');
  const { isDone } = await call(world, person, privacyEndpoints.close, { body: { givenUpBalance } });
  world.check('amountsAreAsOffered', isDone === isFree, () => JSON.stringify(view));
};

const verify: Action = async ({ world, person }) => {
  const account = findAccount(person);
  if (!account || verifiedIn(world).has(account.userId)) return;
  verifyIdentity(account);
  verifiedIn(world).add(account.userId);
};

const expireVerification: Action = async ({ world, person }) => {
  const account = findAccount(person);
  if (!account || !verifiedIn(world).delete(account.userId)) return;
  expireIdentity(account);
};

export const accountActions = {
  verify,
  expireVerification,
  register,
  changePhone,
  close,
  keepAccount: async ({ world, person }) => {
    if (findAccount(person)) await call(world, person, privacyEndpoints.takeBack);
  },
} satisfies Record<string, Action>;
