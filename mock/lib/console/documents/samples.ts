import * as v from 'valibot';
import { HOUR_MS } from '../../../../src/domain/calendar';
import { documentDraftSchema } from '../../../../src/domain/editor/editorDocument';
import { lazy, readJson } from '../../content';
import { localize } from '../../text';
import type { DocumentRecord } from './shelf';

const draftsSchema = v.record(v.string(), documentDraftSchema);

/** The sample documents by language and name. */
export const sampleDocuments = lazy(() =>
  readJson(
    'console/documents.json',
    v.pipe(
      v.record(v.string(), v.unknown()),
      v.transform((samples) => ({ zh: localize(samples, 'zh'), en: localize(samples, 'en') })),
      v.strictObject({ zh: draftsSchema, en: draftsSchema }),
    ),
  ),
);

/** Two documents of each kind for the administrator. */
export const seedDocuments = (seededAt: number): DocumentRecord[] =>
  Object.entries(sampleDocuments().zh).map(([sample, { kind }], index) => ({
    documentId: `D${7001 + index}`,
    userId: '10001',
    kind,
    version: 1,
    updatedAt: seededAt - (index + 2) * 9 * HOUR_MS,
    sample,
  }));
