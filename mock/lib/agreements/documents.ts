import * as v from 'valibot';
import { DAY_MS } from '../../../src/domain/calendar';
import type { Agreement, AgreementSummary } from '../../../src/domain/content/agreement';
import { isoTime, now } from '../clock';
import { lazy, readJson, readMarkdown, textSchema } from '../content';
import { db } from '../db';
import type { Language, Text } from '../text';

/** The text of a version is the Markdown file `<code>-<version>` beside the list. */
const versionSchema = v.strictObject({
  version: v.string(),
  /** Negative for a version that is announced and not yet in effect. */
  effectiveDaysAgo: v.pipe(v.number(), v.safeInteger()),
});

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
const effectiveTime = ({ effectiveDaysAgo }: DocumentVersion): number =>
  db().seededAt - effectiveDaysAgo * DAY_MS;

const effectiveAt = (version: DocumentVersion): string => isoTime(effectiveTime(version));

/** The versions that are or were in effect at a moment, newest first; the oldest of all when none was. */
function inEffect({ versions }: AgreementDocument, at: number): [DocumentVersion, ...DocumentVersion[]] {
  const [current, ...older] = versions.filter((version) => effectiveTime(version) <= at);
  return [current ?? versions.at(-1) ?? versions[0], ...older];
}

/** The next version of a document, once it is announced. */
const upcomingVersion = ({ versions }: AgreementDocument): DocumentVersion | undefined =>
  versions.findLast((version) => effectiveTime(version) > now());

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
    .map((document) => toSummary(document, inEffect(document, now())[0], language));

/** One agreement or help article, at this version or the current one. */
export function findAgreement(
  code: string,
  version: string | undefined,
  language: Language,
): Agreement | undefined {
  const document = documents().find((each) => each.code === code);
  if (document === undefined) return undefined;
  const versions = inEffect(document, now());
  const upcoming = upcomingVersion(document);
  const found =
    version === undefined ? versions[0] : document.versions.find((each) => each.version === version);
  if (found === undefined) return undefined;
  const toVersion = (each: DocumentVersion) => ({ version: each.version, effectiveAt: effectiveAt(each) });
  return {
    ...toSummary(document, found, language),
    body: readMarkdown(`agreements/${code}-${found.version}`)[language],
    versions: versions.map(toVersion),
    upcoming: upcoming && toVersion(upcoming),
  };
}

/** The title of an agreement or help article. Throws for an unknown code. */
export const agreementTitle = (code: string): Text => requireDocument(code).title;

/** The version in effect now or at another moment, in milliseconds since 1970. Throws for an unknown code. */
export const currentVersion = (code: string, at = now()): string =>
  inEffect(requireDocument(code), at)[0].version;

/** The announced versions of an agreement with the time at which they take effect. Throws for an unknown code. */
export const announcedVersions = (code: string) =>
  requireDocument(code).versions.map((version) => ({ version: version.version, at: effectiveTime(version) }));

function requireDocument(code: string): AgreementDocument {
  const document = documents().find((each) => each.code === code);
  if (document === undefined) throw new Error(`No agreement ${code}`);
  return document;
}
