import * as v from 'valibot';
import { conflictOf } from '../../src/domain/conflict';
import { isoTime, now } from './clock';
import { getPerson } from './console/team';
import { db } from './db';
import { MockFailure } from './failure';
import { findRow } from './rows';
import type { Language } from './text';

/** The last change of a record. */
interface ChangeRecord {
  /** Kind and id: `task T-1001`. */
  record: string;
  version: number;
  at: number;
  userId: string;
}

declare module './db' {
  interface MockTables {
    /** One row for each record that was ever changed. */
    lastChanges: ChangeRecord[];
  }
}

const lastChange = (record: string) => findRow(db().lastChanges, { record });

/** The version of a record, such as `task T-1001`; 1 before its first change. */
export const versionOf = (record: string): number => lastChange(record)?.version ?? 1;

/** Gives a record its next version. */
export function markChanged(record: string, { userId }: { userId: string }): void {
  const tables = db();
  const change = { record, version: versionOf(record) + 1, at: now(), userId };
  tables.lastChanges = [...tables.lastChanges.filter((row) => row.record !== record), change];
}

const ANY_CONFLICT = conflictOf(v.unknown());

/** The refusal of a save that did not start from the current version. */
export const conflict = (
  { at, userId }: Partial<Pick<ChangeRecord, 'at' | 'userId'>>,
  language: Language,
  current: unknown,
): MockFailure =>
  new MockFailure(
    ANY_CONFLICT,
    { zh: '内容刚刚被修改过，请重新打开后再试', en: 'This was changed meanwhile; open it again and retry' },
    { by: userId ? getPerson(userId, language) : undefined, at: isoTime(at ?? db().seededAt), current },
  );

/** Throws a MockFailure with the current record unless this is its version. */
export function assertVersion(
  record: string,
  version: number,
  { language, view }: { language: Language; view: () => unknown },
): void {
  if (version !== versionOf(record)) throw conflict(lastChange(record) ?? {}, language, view());
}
