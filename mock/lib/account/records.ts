import type { BindingProvider } from '../../../src/domain/account/accountBinding';
import type { Notifications } from '../../../src/domain/account/notification';
import type { AVATAR_KINDS } from '../../../src/domain/account/profile';

/** A person's picture; each has at most one. */
export interface AvatarRecord {
  pictureId: string;
  userId: string;
  kind: (typeof AVATAR_KINDS)[number];
  /** Base64. */
  data: string;
}

/** A provider's question whether its account may be used here; a person has at most one open. */
export interface ConsentRecord {
  consentId: string;
  provider: BindingProvider;
  code: string;
  wrongTries: number;
  expiresAt: number;
}

/** What the console keeps of a person. Times are milliseconds on the mock's clock. */
export interface ConsoleAccountRecord {
  userId: string;
  tags: string[];
  bindings: { provider: BindingProvider; account: string; boundAt: number }[];
  consent?: ConsentRecord;
  notifications: Notifications;
}
