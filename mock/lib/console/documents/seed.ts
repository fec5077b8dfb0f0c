import type { DocumentRecord } from './records';
import { sampleDocuments } from './samples';

const HOUR_MS = 3_600_000;

/** Two documents of each kind for whoever has the editors. */
export function seedDocuments(seededAt: number): DocumentRecord[] {
  return Object.entries(sampleDocuments().zh).map(([sample, { kind }], index) => ({
    documentId: `D${7001 + index}`,
    userId: '10001',
    kind,
    version: 1,
    updatedAt: seededAt - (index + 2) * 9 * HOUR_MS,
    sample,
  }));
}
