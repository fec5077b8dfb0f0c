import * as v from 'valibot';

/** One granted path with the paths under it (spec section 3). */
export interface MenuEntry {
  path: string;
  children?: MenuEntry[];
}

// Backends of this kind send null for "none"; pages should meet one form only.
const nothing = <T>(value: T | null | undefined): T | undefined => value ?? undefined;

export const menuEntrySchema: v.GenericSchema<unknown, MenuEntry> = v.looseObject({
  path: v.string(),
  children: v.pipe(v.nullish(v.array(v.lazy(() => menuEntrySchema))), v.transform(nothing)),
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
  before: v.pipe(v.nullish(v.picklist(['verified', 'expired'])), v.transform(nothing)),
  type: v.pipe(v.nullish(v.picklist(['personal', 'enterprise'])), v.transform(nothing)),
  /** Masked by the server. */
  name: v.pipe(v.nullish(v.string()), v.transform(nothing)),
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
