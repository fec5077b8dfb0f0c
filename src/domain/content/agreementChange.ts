import * as v from 'valibot';
import { lenient } from '../lenient';
import { text } from '../schemas';

/** A newer version of an agreement than the one that the user accepted. */
export const agreementChangeSchema = v.object({
  /** Code of the agreement; see "Agreements". */
  code: text,
  /** The version that the user accepted last; missing when they never accepted one. */
  from: lenient(text),
  /** The version in effect. */
  to: text,
});

export type AgreementChange = v.InferOutput<typeof agreementChangeSchema>;

/** Returns what has changed since a user accepted agreements: for each code its current version, if it is not the accepted one. */
export function findAgreementChanges(
  codes: readonly string[],
  accepted: readonly { code: string; version: string; consentedAt: number }[],
  currentVersion: (code: string) => string,
): AgreementChange[] {
  return codes.flatMap((code) => {
    const own = accepted.filter((consent) => consent.code === code);
    const to = currentVersion(code);
    if (own.some(({ version }) => version === to)) return [];
    const last = own.reduce<(typeof own)[number] | undefined>(
      (latest, consent) => (latest && latest.consentedAt > consent.consentedAt ? latest : consent),
      undefined,
    );
    return [{ code, from: last?.version, to }];
  });
}
