import type { RuleAction } from '../../../src/domain/rule/ruleDetail';
import type { Rule } from '../../../src/domain/rule/ruleFields';
import type { Text } from '../text';

type StoredOtherwise =
  | 'key'
  | 'name'
  | 'desc'
  | 'limit'
  | 'region'
  | 'time'
  | 'owner'
  | 'updatedAt'
  | 'failure'
  | 'abnormalReason';

/** Times are milliseconds since 1970; owner and region are their ids. */
export interface RuleRecord extends Omit<Rule, StoredOtherwise> {
  /** The key is derived from it. */
  number: number;
  name: Text;
  desc: Text;
  /** The last run since `time`. */
  updatedAt?: number;
  limit: number;
  regionId: string;
  time: number;
  ownerId: string;
}

/** A rule that was created, changed or deleted; all others are generated. */
export interface RuleChangeRecord extends RuleRecord {
  deletedAt?: number;
  /** A user id. */
  deletedBy?: string;
  /** Deleted for good; its number is not used again. */
  purged?: boolean;
  /** The last run, when it was before a start that was edited. */
  lastRunAt?: number;
  /** Whether its schedule has been changed since it was generated, so that it has no further runs. */
  isInterrupted?: boolean;
  /** Its scheduler has failed the first approval; the next one succeeds. */
  failedOnce?: boolean;
}

/** The fields that a write sets. */
export type RulePatch = Partial<Omit<RuleChangeRecord, 'number' | 'version' | 'failedOnce'>>;

/** One write to one or more rules. The number of writes is the revision of the table. */
export interface RuleWriteRecord {
  at: number;
  userId: string;
  action: RuleAction;
  rules: {
    number: number;
    /** After the write. */
    version: number;
    before: RulePatch;
    after: RulePatch;
  }[];
}

declare module '../db' {
  interface MockTables {
    /** Rules that differ from the generated ones. */
    ruleChanges: RuleChangeRecord[];
    /** Who changed what, oldest first. */
    ruleWrites: RuleWriteRecord[];
  }
}
