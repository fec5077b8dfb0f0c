import * as v from 'valibot';
import { orUndefined } from '../schemas';

/** One granted path with the paths under it (spec section 3). */
export interface MenuEntry {
  path: string;
  children?: MenuEntry[];
}

export const menuEntrySchema: v.GenericSchema<unknown, MenuEntry> = v.looseObject({
  path: v.string(),
  children: orUndefined(v.array(v.lazy(() => menuEntrySchema))),
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
  status: v.fallback(v.picklist(CERTIFICATION_STATUSES), 'unverified'),
  /** What there was before the application under way (domain/certificationMachine.ts: `isCertified`). */
  before: orUndefined(v.picklist(['verified', 'expired'])),
  type: orUndefined(v.picklist(['personal', 'enterprise'])),
  /** Masked by the server. */
  name: orUndefined(v.string()),
});

const optionalText = v.nullish(v.string(), '');

/**
 * The signed-in person (spec section 3; domain.md "Account"). Only what the portal cannot do without is required;
 * what is missing becomes empty, and keys not named here pass through.
 */
export const currentUserSchema = v.looseObject({
  userId: v.pipe(v.string(), v.minLength(1)),
  userName: v.string(),
  /** Masked by the server. */
  userPhone: optionalText,
  nickname: optionalText,
  avatar: optionalText,
  email: optionalText,
  profile: optionalText,
  country: optionalText,
  province: optionalText,
  city: optionalText,
  street: optionalText,
  certification: v.nullish(certificationSummarySchema, { status: 'unverified' }),
  unreadAnnouncementCount: v.nullish(v.pipe(v.number(), v.minValue(0)), 0),
  menus: v.nullish(v.array(menuEntrySchema), []),
});

export type CertificationSummary = v.InferOutput<typeof certificationSummarySchema>;
export type CertificationStatus = (typeof CERTIFICATION_STATUSES)[number];
export type CurrentUser = v.InferOutput<typeof currentUserSchema>;

/** What the application knows of who is using it. */
export interface UserState {
  currentUser?: CurrentUser;
  menus: MenuEntry[];
  /** The user could not be asked for (offline, 500): signed in or not is unknown, and pages offer to try again. */
  userUnknown?: boolean;
}

/** The state with this user signed in, or with nobody. */
export function withUser<T extends UserState>(state: T, user: CurrentUser | undefined): T {
  return { ...state, currentUser: user, menus: user?.menus ?? [], userUnknown: undefined };
}
