import type { DocumentRecord } from './records';
import { SAMPLES, type SampleName } from './samples';

const HOUR_MS = 3_600_000;

/** Two documents of each kind for whoever has the editors. */
export function seedDocuments(seededAt: number): DocumentRecord[] {
  return (Object.keys(SAMPLES) as SampleName[]).map((sample, index) => ({
    documentId: `D${7001 + index}`,
    userId: '10001',
    kind: SAMPLES[sample].kind,
    version: 1,
    updatedAt: seededAt - (index + 2) * 9 * HOUR_MS,
    sample,
  }));
}
