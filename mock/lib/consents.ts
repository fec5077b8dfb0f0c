import { ACCOUNT_ERROR } from '../../src/domain/account/accountError';
import { REGISTRATION_AGREEMENTS } from '../../src/domain/account/registration';
import type { Consent, GivenConsent } from '../../src/domain/content/agreement';
import { type AgreementChange, findAgreementChanges } from '../../src/domain/content/agreementChange';
import { agreementTitle, currentVersion } from './agreements/documents';
import { isoTime, now } from './clock';
import { refusal } from './failure';
import type { Language } from './text';
import type { UserRecord } from './users';

/** Returns the required consents. Throws when one is missing or names an older version. */
export function checkConsents(given: readonly Consent[]): Consent[] {
  const required = currentConsents(REGISTRATION_AGREEMENTS);
  if (acceptsAll(given, required)) return required;
  throw outdated();
}

const outdated = refusal(ACCOUNT_ERROR.consentOutdated, {
  zh: '协议已更新或尚未同意，请阅读并同意最新版本。',
  en: 'The agreements have changed or were not accepted. Read and accept the current versions.',
});

/** Consents to the versions of these agreements in effect now or at another moment. */
export const currentConsents = (codes: readonly string[], at?: number): Consent[] =>
  codes.map((code) => ({ code, version: currentVersion(code, at) }));

/** The agreements of a registration that have changed since the user accepted them. */
export const changedAgreements = ({ consents }: UserRecord): AgreementChange[] =>
  findAgreementChanges(REGISTRATION_AGREEMENTS, consents, (code) => currentVersion(code));

/** Stores what the user accepts. Throws a MockFailure unless it is all of what has changed, at its current versions. */
export function acceptAgreements(user: UserRecord, given: readonly Consent[]): void {
  const required = changedAgreements(user).map(({ code, to }) => ({ code, version: to }));
  if (!acceptsAll(given, required)) throw outdated();
  const consentedAt = now();
  user.consents.push(...required.map((consent) => ({ ...consent, consentedAt })));
}

/** The user's acceptances, latest first. */
export const givenConsents = ({ consents }: UserRecord, language: Language): GivenConsent[] =>
  consents
    .toSorted((a, b) => b.consentedAt - a.consentedAt)
    .map(({ code, version, consentedAt }) => ({
      code,
      title: agreementTitle(code)[language],
      version,
      consentedAt: isoTime(consentedAt),
      currentVersion: currentVersion(code),
    }));

export const acceptsAll = (given: readonly Consent[], required: readonly Consent[]): boolean =>
  required.every(({ code, version }) =>
    given.some((consent) => consent.code === code && consent.version === version),
  );
