import * as v from 'valibot';
import { countCharacters } from '../characters';
import { conflictOf, pickFields } from '../conflict';
import { isEmail } from '../email';
import { endpoint } from '../endpoint';
import { nameSchema } from '../fieldError';
import { CONTENT_TYPE, contentKind } from '../fileContent';
import { hasForbiddenCharacters } from '../name';
import { refusal } from '../requestError';
import { checkThat, count, sentCode, sentText } from '../schemas';
import { profileEntries } from './account';

/** Maximum number of code points. */
export const PROFILE_LIMITS = {
  nickname: 30,
  email: 254,
  profile: 200,
  province: 50,
  city: 50,
  street: 120,
} as const;

/** Province and city are chosen from a list and stored by their Chinese names. */
export const CHINA = 'CN';

/** ISO 3166-1 codes. */
export const COUNTRY_CODES = [
  ...[CHINA, 'HK', 'MO', 'TW', 'AE', 'AU', 'BR', 'CA', 'CH', 'DE', 'ES', 'FR', 'GB', 'ID', 'IN', 'IT'],
  ...['JP', 'KR', 'MX', 'MY', 'NL', 'NZ', 'PH', 'RU', 'SA', 'SE', 'SG', 'TH', 'TR', 'US', 'VN', 'ZA'],
] as const;

// As in names, apart from line breaks.
const HOSTILE_BUT_LINE_BREAKS = /[^\P{Cc}\n]|[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u;

/** A single line without bidirectional or invisible characters. */
export const line = (limit: number) =>
  v.pipe(
    sentText,
    v.trim(),
    checkThat(
      'One line, trimmed, without control, bidirectional or invisible characters.',
      (value) => !hasForbiddenCharacters(value),
      'characters',
    ),
    checkThat(`At most ${limit} characters.`, (value) => countCharacters(value) <= limit, 'tooLong'),
  );

/** A user's profile; only the nickname is required. */
export const profileSchema = v.object({
  /** Name that the user chose. */
  nickname: nameSchema(PROFILE_LIMITS.nickname),
  /** Email address. */
  email: v.pipe(
    line(PROFILE_LIMITS.email),
    checkThat('Empty or an email address.', (value) => value === '' || isEmail(value), 'email'),
  ),
  /** A few sentences of the user about themselves; at most `PROFILE_LIMITS.profile` characters, trimmed, with line breaks. */
  profile: v.pipe(
    sentText,
    v.transform((value) => value.replace(/\r\n?/g, '\n').trim()),
    checkThat(
      'Trimmed; line breaks but no other control, bidirectional or invisible characters.',
      (value) => !HOSTILE_BUT_LINE_BREAKS.test(value),
      'characters',
    ),
    checkThat(
      `At most ${PROFILE_LIMITS.profile} characters.`,
      (value) => countCharacters(value) <= PROFILE_LIMITS.profile,
      'tooLong',
    ),
  ),
  /** Country of the address. */
  country: v.pipe(
    sentCode,
    checkThat(
      `Empty or one of ${COUNTRY_CODES.join(', ')} (ISO 3166-1).`,
      (value) => value === '' || COUNTRY_CODES.some((code) => code === value),
      'country',
    ),
  ),
  /** Province or state; a Chinese one by its Chinese name. */
  province: line(PROFILE_LIMITS.province),
  /** City; a Chinese one by its Chinese name. */
  city: line(PROFILE_LIMITS.city),
  /** Street and house. */
  street: line(PROFILE_LIMITS.street),
});

/** What is left out stays as it is. The server trims texts before it checks them: a blank nickname is refused with 400. */
export const profilePayloadSchema = v.object({
  ...v.partial(profileSchema).entries,
  /** Version that the change started from. */
  version: count,
});

/** Fields that are only valid together. */
export const PROFILE_GROUPS = [['country', 'province', 'city']] as const;

/** A stored profile, which may be older than the current rules. */
export const keptProfileSchema = v.object(profileEntries);

export type KeptProfile = v.InferOutput<typeof keptProfileSchema>;
export type Profile = Omit<KeptProfile, 'version'>;
export type ProfileField = keyof Profile;
export type ProfilePayload = v.InferOutput<typeof profilePayloadSchema>;

export const PROFILE_FIELDS = Object.keys(profileSchema.entries) as ProfileField[];

/** Picks the profile from the current user. */
export const toProfile = (user: Profile): Profile => pickFields(user, PROFILE_FIELDS) as Profile;

/** The names are those of the messages. */
export type ProfileProblem = 'required' | 'tooLong' | 'characters' | 'email' | 'country';

/** Returns why a field is rejected. */
export function profileProblem(field: ProfileField, value: string): ProfileProblem | undefined {
  const parsed = v.safeParse(profileSchema.entries[field], value);
  // Each check has its problem as message.
  return parsed.success ? undefined : (parsed.issues[0].message as ProfileProblem);
}

export const AVATAR_KINDS = ['jpg', 'png', 'webp'] as const;

export const AVATAR_LIMITS = {
  /** Bytes, of the chosen and of the sent picture. */
  size: 2 * 1024 * 1024,
  /** Side of the sent square in pixels. */
  side: 320,
} as const;

export const AVATAR_PROBLEMS = ['empty', 'tooLarge', 'wrongType'] as const;
export type AvatarProblem = (typeof AVATAR_PROBLEMS)[number];

/** Returns why a file cannot be an avatar. `size` is in bytes. */
export function avatarProblem({ size, head }: { size: number; head: Uint8Array }): AvatarProblem | undefined {
  if (size <= 0) return 'empty';
  if (size > AVATAR_LIMITS.size) return 'tooLarge';
  return contentKind(head, AVATAR_KINDS) ? undefined : 'wrongType';
}

export const AVATAR_ERROR = { /** The picture is refused. */ refused: 45101 } as const;

export const avatarRefused = refusal(
  AVATAR_ERROR.refused,
  v.object({
    /** Why the picture is refused. */
    problem: v.picklist(AVATAR_PROBLEMS),
  }),
);

/** `avatar` is a URL; empty without a picture. */
export const avatarResultSchema = v.object({
  /** Address of the picture; empty without one. */
  avatar: v.string(),
});

const types = AVATAR_KINDS.map((kind) => CONTENT_TYPE[kind]);

export const profileEndpoints = {
  update: endpoint('PUT user/profile', {
    body: profilePayloadSchema,
    result: keptProfileSchema,
    conflict: conflictOf(keptProfileSchema),
  }),
  uploadAvatar: endpoint('POST user/avatar', {
    upload: { types, maxBytes: AVATAR_LIMITS.size },
    result: avatarResultSchema,
    refusals: [avatarRefused],
  }),
  removeAvatar: endpoint('DELETE user/avatar', { result: avatarResultSchema }),
  /** Requested by an image element without a token; the id is secret. */
  avatar: endpoint('GET user/avatar/:pictureId', { access: 'public', download: types }),
};
