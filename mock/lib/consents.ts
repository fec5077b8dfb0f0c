import { ACCOUNT_ERROR } from '../../src/domain/account/accountError';
import { REGISTRATION_AGREEMENTS } from '../../src/domain/account/registration';
import type { Consent } from '../../src/domain/content/agreement';
import { currentVersion } from './agreements/documents';
import { MockFailure } from './failure';

/** Returns the required consents. Throws when one is missing or names an older version. */
export function checkConsents(given: readonly Consent[]): Consent[] {
  const required = currentConsents(REGISTRATION_AGREEMENTS);
  if (acceptsAll(given, required)) return required;
  throw new MockFailure(
    ACCOUNT_ERROR.consentOutdated,
    {
      zh: '协议已更新或尚未同意，请阅读并同意最新版本。',
      en: 'The agreements have changed or were not accepted. Read and accept the current versions.',
    },
    { required },
  );
}

/** Consents to the current versions of these agreements. */
export const currentConsents = (codes: readonly string[]): Consent[] =>
  codes.map((code) => ({ code, version: currentVersion(code) }));

export const acceptsAll = (given: readonly Consent[], required: readonly Consent[]): boolean =>
  required.every(({ code, version }) =>
    given.some((consent) => consent.code === code && consent.version === version),
  );
