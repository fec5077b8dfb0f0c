import * as v from 'valibot';
import { agreementChangeSchema } from '../content/agreementChange';
import { lenient } from '../lenient';
import { checkThat, count, timestamp } from '../schemas';

/** A granted path with its children (spec section 3). */
export interface MenuEntry {
  path: string;
  children?: MenuEntry[];
}

/** A granted path with the entries below it. */
export const menuEntrySchema: v.GenericSchema<unknown, MenuEntry> = v.looseObject({
  /** A granted path. */
  path: v.string(),
  /** Entries below this one; they are granted by themselves. */
  children: lenient(v.array(v.lazy(() => menuEntrySchema))),
});

export const CERTIFICATION_STATUSES = [
  'unverified',
  'draft',
  'submitted',
  'reviewing',
  'rejected',
  'withdrawn',
  'verified',
  'changing',
  'expired',
] as const;

const certificationSummarySchema = v.looseObject({
  /** State of the verification; see "Identity verification" under "States". */
  status: v.fallback(v.picklist(CERTIFICATION_STATUSES), 'unverified'),
  /** The state before the current application (`isCertified`). */
  before: lenient(v.picklist(['verified', 'expired'])),
  /** Whether a person or a company is verified. */
  type: lenient(v.picklist(['personal', 'enterprise'])),
  /** Masked by the server. */
  name: lenient(v.string()),
});

const optionalText = v.nullish(v.string(), '');

/** A stored profile, which may be older than the current rules. */
export const profileEntries = {
  /** Name that the user chose. */
  nickname: optionalText,
  /** Email address. */
  email: optionalText,
  /** A few sentences of the user about themselves. */
  profile: optionalText,
  /** ISO 3166-1 code. */
  country: optionalText,
  /** Province or state; a Chinese one by its Chinese name. */
  province: optionalText,
  /** City; a Chinese one by its Chinese name. */
  city: optionalText,
  /** Street and house. */
  street: optionalText,
  /** Of the profile; incremented by each change. */
  version: v.nullish(count, 0),
};

/**
 * The signed-in user (spec section 3). Nothing is required: without menus nothing is granted, without a name the masked phone
 * is shown. Unknown keys are kept.
 */
export const currentUserSchema = v.pipe(
  v.unknown(),
  checkThat('An object, not a list.', (answer) => !Array.isArray(answer)),
  v.looseObject({
    /** Id of the user. */
    userId: optionalText,
    /** Name to sign in with, in any case; shown while there is no nickname, and the masked phone number without it. */
    userName: optionalText,
    /** Masked by the server; see "Phone numbers". */
    userPhone: optionalText,
    /** Address of the picture; empty without one. */
    avatar: optionalText,
    ...profileEntries,
    /** Summary of the identity verification. */
    certification: v.nullish(certificationSummarySchema, { status: 'unverified' }),
    /** Number of announcements that the user has not read. */
    unreadAnnouncementCount: v.nullish(v.pipe(v.number(), v.minValue(0)), 0),
    /** Granted paths; see "Menus". */
    menus: v.nullish(v.array(menuEntrySchema), []),
    /** When the account is closed; only while it is being closed. */
    closesAt: lenient(timestamp),
    /**
     * 32 random bytes in Base64, the same in all sessions of the user and told to nobody else. The portal encrypts with it what the
     * user is typing, so that it outlives a reload and the session. Without it, unsaved input lasts until the page is left.
     */
    draftKey: lenient(v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]{43}=$/))),
    /** When the session of the call ends at the latest, however it is used; missing in a back end without such an end. */
    sessionEndsAt: lenient(timestamp),
    /** What the user has to accept before going on; empty without `acceptAgreements`. */
    changedAgreements: v.nullish(v.array(agreementChangeSchema), []),
  }),
  v.transform((user) => {
    const userName = user.userName || user.userPhone;
    return Object.assign({}, user, { userId: user.userId || userName, userName });
  }),
);

export type CertificationSummary = v.InferOutput<typeof certificationSummarySchema>;
export type CertificationStatus = (typeof CERTIFICATION_STATUSES)[number];
export type CurrentUser = v.InferOutput<typeof currentUserSchema>;

export interface UserState {
  currentUser?: CurrentUser;
  menus: MenuEntry[];
  /** The user could not be loaded (offline, 500): pages offer a retry. */
  userUnknown?: boolean;
}

/** Whether the user has to decide something before using the portal. */
export const isOnHold = ({
  closesAt,
  changedAgreements,
}: Pick<CurrentUser, 'closesAt' | 'changedAgreements'>): boolean =>
  closesAt !== undefined || changedAgreements.length > 0;

/** Returns the state with this user signed in, or signed out. */
export function withUser<T extends UserState>(state: T, user: CurrentUser | undefined): T {
  return { ...state, currentUser: user, menus: user?.menus ?? [], userUnknown: undefined };
}
