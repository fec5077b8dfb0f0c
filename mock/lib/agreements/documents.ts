import type { Agreement, AgreementSummary } from '../../../src/domain/content/agreement';
import { isoTime } from '../clock';
import { db } from '../db';
import type { Language } from '../text';
import { ABOUT_US } from './aboutUs';
import { ARTICLES } from './articles';
import { BLOCK_SERVICE_TERMS } from './blockServiceTerms';
import { CONTRACT_TEMPLATE } from './contractTemplate';
import type { AgreementDocument, DocumentVersion } from './document';
import { PRIVACY } from './privacy';
import { REGISTER } from './register';

const DAY_MS = 86_400_000;

const DOCUMENTS: AgreementDocument[] = [REGISTER, PRIVACY, BLOCK_SERVICE_TERMS, CONTRACT_TEMPLATE, ABOUT_US];

// Effective at midnight in China, like any announcement there would say.
const effectiveAt = ({ effectiveDaysAgo }: DocumentVersion): string =>
  isoTime(db().seededAt - effectiveDaysAgo * DAY_MS - 8 * 3_600_000);

function summaryOf(
  document: AgreementDocument,
  version: DocumentVersion,
  language: Language,
): AgreementSummary {
  return {
    code: document.code,
    title: document.title[language],
    version: version.version,
    effectiveAt: effectiveAt(version),
  };
}

/** The site's agreements at their current versions; articles of the help columns are found by code only. */
export function listAgreements(language: Language): AgreementSummary[] {
  return DOCUMENTS.map((document) => summaryOf(document, document.versions[0], language));
}

/** One document or article, at its current version or the one asked for. */
export function findAgreement(
  code: string,
  version: string | undefined,
  language: Language,
): Agreement | undefined {
  const document = [...DOCUMENTS, ...ARTICLES].find((d) => d.code === code);
  const found =
    version === undefined ? document?.versions[0] : document?.versions.find((d) => d.version === version);
  if (document === undefined || found === undefined) return undefined;
  return {
    ...summaryOf(document, found, language),
    body: found.body[language],
    versions: document.versions.map((v) => ({ version: v.version, effectiveAt: effectiveAt(v) })),
  };
}

/** Throws for a code the mock itself does not have: that would be a mistake in the mock. */
export function currentVersion(code: string): string {
  const document = DOCUMENTS.find((d) => d.code === code);
  if (document === undefined) throw new Error(`No agreement ${code}`);
  return document.versions[0].version;
}
