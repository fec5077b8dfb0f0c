import * as v from 'valibot';
import type { Agreement, AgreementSummary } from '../../../src/domain/content/agreement';
import { CHINA_OFFSET_MS, DAY_MS, isoTime } from '../clock';
import { lazy, readJson, readMarkdown, textSchema, wholeNumberSchema } from '../content';
import { db } from '../db';
import type { Language, Text } from '../text';

/** The text of a version is the Markdown file `<code>-<version>` beside the list. */
const versionSchema = v.strictObject({ version: v.string(), effectiveDaysAgo: wholeNumberSchema });

const documentSchema = v.strictObject({
  code: v.string(),
  /** Whether it is a help article, whose code is the `recordId` of its column. */
  isArticle: v.optional(v.boolean(), false),
  title: textSchema,
  /** Newest first. */
  versions: v.tupleWithRest([versionSchema], versionSchema),
});

type AgreementDocument = v.InferOutput<typeof documentSchema>;
type DocumentVersion = v.InferOutput<typeof versionSchema>;

const documents = lazy(() => readJson('agreements/list.json', v.array(documentSchema)));

// Effective at midnight in China.
const effectiveAt = ({ effectiveDaysAgo }: DocumentVersion): string =>
  isoTime(db().seededAt - effectiveDaysAgo * DAY_MS - CHINA_OFFSET_MS);

const toSummary = (
  document: AgreementDocument,
  version: DocumentVersion,
  language: Language,
): AgreementSummary => ({
  code: document.code,
  title: document.title[language],
  version: version.version,
  effectiveAt: effectiveAt(version),
});

/** The current versions of the site's agreements, without help articles. */
export const listAgreements = (language: Language): AgreementSummary[] =>
  documents()
    .filter(({ isArticle }) => !isArticle)
    .map((document) => toSummary(document, document.versions[0], language));

/** One agreement or help article, at this version or the current one. */
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

/** The title of an agreement or help article. Throws for an unknown code. */
export const agreementTitle = (code: string): Text => requireDocument(code).title;

/** Throws for an unknown code. */
export const currentVersion = (code: string): string => requireDocument(code).versions[0].version;

function requireDocument(code: string): AgreementDocument {
  const document = documents().find((each) => each.code === code);
  if (document === undefined) throw new Error(`No agreement ${code}`);
  return document;
}
