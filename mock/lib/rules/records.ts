import type {
  RuleFrequency,
  RuleStatus,
  RuleTarget,
  RuleTemplate,
  RuleType,
} from '../../../src/domain/rule/rule';
import type { Text } from '../text';

/** Times are milliseconds since 1970. */
export interface RuleRecord {
  /** The key is derived from it. */
  number: number;
  name: Text;
  desc: Text;
  callNo: number;
  status: RuleStatus;
  /** The last run since `time`. */
  updatedAt?: number;
  target: RuleTarget;
  template: RuleTemplate;
  limit: number;
  regionId: string;
  type: RuleType;
  time: number;
  frequency: RuleFrequency;
  ownerId: string;
  progress: number;
  version: number;
}

/** A rule that was created, changed or deleted; all others are generated. */
export interface RuleChangeRecord extends RuleRecord {
  deletedAt?: number;
  /** A user id. */
  deletedBy?: string;
  /** Deleted for good; its number is not used again. */
  purged?: boolean;
  /** Of the call that created it. */
  idempotencyKey?: string;
  /** Its scheduler has failed the first approval; the next one succeeds. */
  failedOnce?: boolean;
}

declare module '../db' {
  interface MockTables {
    /** Rules that differ from the generated ones. */
    ruleChanges: RuleChangeRecord[];
  }
}
