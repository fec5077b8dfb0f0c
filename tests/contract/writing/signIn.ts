import { randomUUID } from 'node:crypto';
import { ACCOUNT_ERROR } from '../../../src/domain/account/accountError';
import { LOGIN_LIMITS, LOGIN_TYPE } from '../../../src/domain/account/login';
import { LIMITS_OF_CALLS } from '../limits';
import { UNKNOWN_ID, type Walk } from '../walk';

const LOGIN = 'POST user/login';
const CHANGE = 'POST user/password/change';

/** Passwords that the document refuses, by the rule that refuses them. */
const WEAK = {
  'of seven characters': 'Ha#4711',
  'that is common': 'password1',
  'of one repeated character': 'kkkkkkkkkk',
  'of keys beside each other': '1qaz2wsx',
};

/** Enters wrong passwords for a name that nobody has, so that no account is locked. */
async function wrongPasswords(walk: Walk): Promise<void> {
  const { wrongCredentials, captchaRequired, accountLocked } = ACCOUNT_ERROR;
  const userPhone = `contract-check-${randomUUID()}`;
  const call = {
    body: { userPhone, loginType: LOGIN_TYPE.password, password: 'Harbour#4711' },
    token: undefined,
  };
  for (let tries = 0; tries < LOGIN_LIMITS.captchaAfterFailures; tries += 1)
    await walk.refuse(LOGIN, 'an unknown name', [wrongCredentials], call);
  await walk.refuse(LOGIN, LIMITS_OF_CALLS[1].name, [captchaRequired, accountLocked], call);
}

/** Checks signing in with wrong passwords, and weak new ones. Nothing changes, because the old password is wrong. */
export async function writeSignIn(walk: Walk): Promise<void> {
  await wrongPasswords(walk);
  for (const [rule, password] of Object.entries(WEAK))
    await walk.refuse(CHANGE, `a password ${rule} (section "Passwords")`, [ACCOUNT_ERROR.passwordRefused], {
      body: { oldPassword: UNKNOWN_ID, password, passwordRepeat: password },
    });
}
