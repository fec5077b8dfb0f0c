import type {
  RuleFrequency,
  RuleStatus,
  RuleTarget,
  RuleTemplate,
  RuleType,
} from '../../../src/domain/rule/rule';
import type { Text } from '../text';

/** A rule as the mock has it; times are milliseconds since 1970. */
export interface RuleRecord {
  /** Its number; the key is made of it. */
  number: number;
  name: Text;
  desc: Text;
  callNo: number;
  status: RuleStatus;
  updatedAt: number;
  target: RuleTarget;
  template: RuleTemplate;
  type: RuleType;
  time: number;
  frequency: RuleFrequency;
  ownerId: string;
  progress: number;
  version: number;
}

/** What differs from the ten thousand rules that are generated: one that was made, changed or deleted. */
export interface RuleChangeRecord extends RuleRecord {
  deleted: boolean;
  /** Of the call that made it. */
  idempotencyKey?: string;
  /** Its scheduler did not answer the first approval; it will the next. */
  failedOnce?: boolean;
}
