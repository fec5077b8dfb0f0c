import * as v from 'valibot';
import type { Agreement, AgreementSummary } from '../../../src/domain/content/agreement';
import { isoTime } from '../clock';
import { lazy, readJson, readMarkdown, textSchema, wholeNumberSchema } from '../content';
import { db } from '../db';
import type { Language, Text } from '../text';

const DAY_MS = 86_400_000;

/** The text of a version is `<code>-<version>` beside the list. */
const versionSchema = v.strictObject({ version: v.string(), effectiveDaysAgo: wholeNumberSchema });

const documentSchema = v.strictObject({
  code: v.string(),
  /** Whether it is an article of the help columns; its code is the `recordId` of its column. */
  isArticle: v.optional(v.boolean(), false),
  title: textSchema,
  /** Newest first. */
  versions: v.tupleWithRest([versionSchema], versionSchema),
});

type AgreementDocument = v.InferOutput<typeof documentSchema>;
type DocumentVersion = v.InferOutput<typeof versionSchema>;

const documents = lazy(() => readJson('agreements/list.json', v.array(documentSchema)));

// Effective at midnight in China, like any announcement there would say.
const effectiveAt = ({ effectiveDaysAgo }: DocumentVersion): string =>
  isoTime(db().seededAt - effectiveDaysAgo * DAY_MS - 8 * 3_600_000);

function toSummary(
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

/** Returns the site's agreements at their current versions; articles of the help columns are found by code only. */
export function listAgreements(language: Language): AgreementSummary[] {
  return documents()
    .filter(({ isArticle }) => !isArticle)
    .map((document) => toSummary(document, document.versions[0], language));
}

/** Returns one document or article, at its current version or the one asked for. */
export function findAgreement(
  code: string,
  version: string | undefined,
  language: Language,
): Agreement | undefined {
  const document = documents().find((each) => each.code === code);
  const found =
    version === undefined
      ? document?.versions[0]
      : document?.versions.find((each) => each.version === version);
  if (document === undefined || found === undefined) return undefined;
  return {
    ...toSummary(document, found, language),
    body: readMarkdown(`agreements/${code}-${found.version}`)[language],
    versions: document.versions.map((each) => ({ version: each.version, effectiveAt: effectiveAt(each) })),
  };
}

/** Returns the title of a document or article. Throws for a code that none has. */
export const agreementTitle = (code: string): Text => getOrThrow(code).title;

/** Returns the current version of a document. Throws for a code that none has. */
export const currentVersion = (code: string): string => getOrThrow(code).versions[0].version;

function getOrThrow(code: string): AgreementDocument {
  const document = documents().find((each) => each.code === code);
  if (document === undefined) throw new Error(`No agreement ${code}`);
  return document;
}
