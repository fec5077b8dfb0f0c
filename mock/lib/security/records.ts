import type { MessageEvent } from '../messages/texts';
import type { LoginType } from '../sessions';
import type { Text } from '../text';

/** Wrong codes of one known device, or of all other devices together. */
export interface SecondStepTries {
  /** In a row. */
  wrongTries: number;
  /** 0 when not locked. */
  lockedUntil: number;
}

/** A user's second step, which is on. Its own tries are those of devices that are not known. */
export interface SecondStepRecord extends SecondStepTries {
  userId: string;
  /** Base32. */
  secret: string;
  turnedOnAt: number;
  /** The last time step whose code was used. */
  lastUsedStep: number;
  /** Hashes of those that are left. */
  recoveryCodes: string[];
  /** By the id of a known device. */
  deviceTries?: Record<string, SecondStepTries>;
}

/** A secret that waits for its first code. */
interface SecondStepSetupRecord {
  setupId: string;
  userId: string;
  sessionId: string;
  secret: string;
  expiresAt: number;
  wrongTries: number;
}

/** A sign-in between its two steps. */
export interface LoginChallengeRecord {
  /** A digest of the challenge. */
  key: string;
  userId: string;
  loginType: LoginType;
  device: string;
  place: Text;
  deviceToken: string | undefined;
  /** Whether the user has asked the portal to remember the device. */
  remember: boolean | undefined;
  expiresAt: number;
  wrongTries: number;
}

/** A user's account at an identity provider. */
export interface LinkedAccountRecord {
  userId: string;
  provider: string;
  /** The account's unchanging id at the provider. */
  subject: string;
  account: string;
  linkedAt: number;
}

/** An account that the next user to sign in may link. */
interface LinkTicketRecord {
  /** A digest of the ticket. */
  key: string;
  subject: string;
  account: string;
  createdAt: number;
  expiresAt: number;
}

/** A code of the mocks' identity provider. */
export interface AuthorizationCodeRecord {
  /** A digest of the code. */
  key: string;
  subject: string;
  clientId: string;
  redirectUri: string;
  codeChallenge: string;
  expiresAt: number;
}

/** A change of the account's security. */
interface SecurityEventRecord {
  eventId: string;
  userId: string;
  event: MessageEvent;
  at: number;
  values: Record<string, Text>;
}

declare module '../db' {
  interface MockTables {
    secondSteps: SecondStepRecord[];
    secondStepSetups: SecondStepSetupRecord[];
    loginChallenges: LoginChallengeRecord[];
    linkedAccounts: LinkedAccountRecord[];
    linkTickets: LinkTicketRecord[];
    authorizationCodes: AuthorizationCodeRecord[];
    /** Oldest first. */
    securityEvents: SecurityEventRecord[];
  }
}
