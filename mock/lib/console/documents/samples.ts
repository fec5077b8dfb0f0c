import * as v from 'valibot';
import { documentDraftSchema } from '../../../../src/domain/editor/editorDocument';
import { lazy, readJson } from '../../content';
import { localize } from '../../localize';

const draftsSchema = v.record(v.string(), documentDraftSchema);

/** Returns the documents everybody starts with, by language and name. */
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
