import { randomInt, randomUUID } from 'node:crypto';
import {
  BINDING_ERROR,
  BINDING_PROVIDERS,
  type Binding,
  type BindingProvider,
  bindingCodeWrong,
  CONSENT_SECONDS,
  CONSENT_TRIES,
  type Consent,
  type ConsentAnswer,
} from '../../../src/domain/account/accountBinding';
import { isoTime, now } from '../clock';
import { db } from '../db';
import { MockFailure, refusal } from '../failure';
import type { UserRecord } from '../users';
import type { ConsentRecord, ConsoleAccountRecord } from './consoleAccounts';

/** The team's account at every provider, which a colleague has already bound. */
const SHARED_ACCOUNT = 'market-team';

const consentExpired = refusal(BINDING_ERROR.consentOver, {
  zh: '授权已失效，请重新发起绑定。',
  en: 'This request is over. Start again.',
});

/** Every provider with its binding, if any. */
export const getBindings = (account: ConsoleAccountRecord): { list: Binding[] } => ({
  list: BINDING_PROVIDERS.map((provider) => {
    const bound = account.bindings.find((binding) => binding.provider === provider);
    return { provider, ...(bound && { account: bound.account, boundAt: isoTime(bound.boundAt) }) };
  }),
});

/** Starts a consent request and replaces the open one. */
export function requestConsent(
  user: UserRecord,
  account: ConsoleAccountRecord,
  provider: BindingProvider,
): Consent {
  if (account.bindings.some((binding) => binding.provider === provider)) {
    throw new MockFailure(BINDING_ERROR.alreadyBound, {
      zh: '已绑定过账号，请先解除绑定。',
      en: 'An account is bound already. Unbind it first.',
    });
  }
  const consent: ConsentRecord = {
    consentId: randomUUID(),
    provider,
    code: String(randomInt(10_000)).padStart(4, '0'),
    wrongTries: 0,
    expiresAt: now() + CONSENT_SECONDS * 1000,
  };
  account.consent = consent;
  return {
    consentId: consent.consentId,
    accounts: [`${user.userName}.${provider}`, SHARED_ACCOUNT],
    code: consent.code,
    expiresAt: isoTime(consent.expiresAt),
  };
}

/** Applies the user's answer to a consent request. A wrong code allows a few more tries; anything else ends the request. */
export function answerConsent(
  user: UserRecord,
  account: ConsoleAccountRecord,
  consentId: string | undefined,
  given: ConsentAnswer,
): void {
  const { consent } = account;
  if (!consent || consent.consentId !== consentId) throw consentExpired();
  if (given.answer === 'refuse' || now() >= consent.expiresAt) {
    account.consent = undefined;
    if (given.answer === 'refuse') return;
    throw consentExpired();
  }
  if (given.code !== consent.code) throw countWrongCode(account, consent);
  account.consent = undefined;
  if (given.account !== SHARED_ACCOUNT && given.account !== `${user.userName}.${consent.provider}`)
    throw consentExpired();
  if (isBoundElsewhere(user, consent.provider, given.account)) {
    throw new MockFailure(BINDING_ERROR.boundElsewhere, {
      zh: '该账号已绑定到其他用户。',
      en: 'That account is bound to somebody else.',
    });
  }
  account.bindings.push({ provider: consent.provider, account: given.account, boundAt: now() });
}

/** Counts a wrong code and returns the failure to throw. */
function countWrongCode(account: ConsoleAccountRecord, consent: ConsentRecord): MockFailure {
  consent.wrongTries += 1;
  const triesLeft = CONSENT_TRIES - consent.wrongTries;
  if (triesLeft > 0) {
    const text = { zh: '确认码不正确。', en: 'The code is wrong.' };
    return new MockFailure(bindingCodeWrong, text, { triesLeft });
  }
  account.consent = undefined;
  return consentExpired();
}

function isBoundElsewhere(user: UserRecord, provider: BindingProvider, name: string): boolean {
  if (name === SHARED_ACCOUNT) return true;
  return db().consoleAccounts.some(
    ({ userId, bindings }) =>
      userId !== user.userId &&
      bindings.some((binding) => binding.provider === provider && binding.account === name),
  );
}
