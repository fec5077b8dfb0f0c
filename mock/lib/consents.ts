import { ACCOUNT_ERROR } from '../../src/domain/account/accountError';
import type { Consent } from '../../src/domain/content/agreement';
import { currentVersion } from './agreements/documents';
import { MockFailure } from './failure';

/** What a person must have accepted to register. */
const REQUIRED_CODES = ['register', 'privacy'];

/** The required consents when each names the current version; anything older, or missing, throws. */
export function checkConsents(given: readonly Consent[]): Consent[] {
  const required = currentConsents(REQUIRED_CODES);
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

/** What accepting these documents means today. */
export function currentConsents(codes: readonly string[]): Consent[] {
  return codes.map((code) => ({ code, version: currentVersion(code) }));
}

/** Whether every required document was accepted in the required version. */
export function acceptsAll(given: readonly Consent[], required: readonly Consent[]): boolean {
  return required.every(({ code, version }) =>
    given.some((consent) => consent.code === code && consent.version === version),
  );
}
