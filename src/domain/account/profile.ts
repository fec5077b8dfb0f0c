import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { CONTENT_TYPE, contentKind } from '../fileContent';

/** Characters at most: code points, so that an emoji may count as several but a Chinese character counts once. */
export const PROFILE_LIMITS = {
  nickname: 30,
  email: 254,
  profile: 200,
  province: 50,
  city: 50,
  street: 120,
} as const;

/** Where province and city are chosen from a list (domain/chinaDivision.ts); they are kept by their Chinese names. */
export const CHINA = 'CN';

/** ISO 3166-1 codes that an address can name; their names come from the browser in the reader's language. */
export const COUNTRY_CODES = [
  ...[CHINA, 'HK', 'MO', 'TW', 'AE', 'AU', 'BR', 'CA', 'CH', 'DE', 'ES', 'FR', 'GB', 'ID', 'IN', 'IT'],
  ...['JP', 'KR', 'MX', 'MY', 'NL', 'NZ', 'PH', 'RU', 'SA', 'SE', 'SG', 'TH', 'TR', 'US', 'VN', 'ZA'],
] as const;

// Control characters, and those that turn or hide the text beside them.
const HOSTILE = /[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u;
const HOSTILE_BUT_LINE_BREAKS = /[^\P{Cc}\n]|[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u;
// As browsers judge <input type="email">, and with a dot in the host.
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** A line of text of at most so many characters, without what turns or hides the text beside it. */
export const line = (limit: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((value) => !HOSTILE.test(value), 'characters'),
    v.check((value) => [...value].length <= limit, 'tooLong'),
  );

/** What a person says of themselves; all but the nickname may be empty. */
export const profileSchema = v.object({
  nickname: v.pipe(line(PROFILE_LIMITS.nickname), v.minLength(1, 'required')),
  email: v.pipe(
    line(PROFILE_LIMITS.email),
    v.check((value) => value === '' || EMAIL.test(value), 'email'),
  ),
  profile: v.pipe(
    v.string(),
    v.transform((value) => value.replace(/\r\n?/g, '\n').trim()),
    v.check((value) => !HOSTILE_BUT_LINE_BREAKS.test(value), 'characters'),
    v.check((value) => [...value].length <= PROFILE_LIMITS.profile, 'tooLong'),
  ),
  country: v.pipe(
    v.string(),
    v.check((value) => value === '' || COUNTRY_CODES.some((code) => code === value), 'country'),
  ),
  province: line(PROFILE_LIMITS.province),
  city: line(PROFILE_LIMITS.city),
  street: line(PROFILE_LIMITS.street),
});

/** What is left out stays as it is. */
export const profilePayloadSchema = v.partial(profileSchema);

const said = v.nullish(v.string(), '');

/** The profile as the server keeps it, which may be older than the rules above. */
export const keptProfileSchema = v.object({
  nickname: said,
  email: said,
  profile: said,
  country: said,
  province: said,
  city: said,
  street: said,
});

export type Profile = v.InferOutput<typeof keptProfileSchema>;
export type ProfileField = keyof Profile;
export type ProfilePayload = v.InferOutput<typeof profilePayloadSchema>;

export const PROFILE_FIELDS = Object.keys(profileSchema.entries) as ProfileField[];

/** The profile of the signed-in person, without what else is known of them. */
export const toProfile = ({
  nickname,
  email,
  profile,
  country,
  province,
  city,
  street,
}: Profile): Profile => ({
  nickname,
  email,
  profile,
  country,
  province,
  city,
  street,
});

/** What is wrong with one field; the names are those of the messages. */
export type ProfileProblem = 'required' | 'tooLong' | 'characters' | 'email' | 'country';

/** Why a value of this field is refused; undefined when it is accepted. */
export function profileProblem(field: ProfileField, value: string): ProfileProblem | undefined {
  const parsed = v.safeParse(profileSchema.entries[field], value);
  // Each check of the schema is named after its problem.
  return parsed.success ? undefined : (parsed.issues[0].message as ProfileProblem);
}

export const AVATAR_KINDS = ['jpg', 'png', 'webp'] as const;

export const AVATAR_LIMITS = {
  /** Bytes of the picture that is chosen, and of the one that is sent. */
  size: 2 * 1024 * 1024,
  /** Pixels of each side of the square that is sent. */
  side: 320,
} as const;

export const AVATAR_PROBLEMS = ['empty', 'tooLarge', 'wrongType'] as const;
export type AvatarProblem = (typeof AVATAR_PROBLEMS)[number];

/** Why a file cannot be an avatar; undefined when it can. `size` in bytes. Its name says nothing and is never sent. */
export function avatarProblem({ size, head }: { size: number; head: Uint8Array }): AvatarProblem | undefined {
  if (size <= 0) return 'empty';
  if (size > AVATAR_LIMITS.size) return 'tooLarge';
  return contentKind(head, AVATAR_KINDS) ? undefined : 'wrongType';
}

/** The envelope code with which the server refuses a picture; `result.problem` says why. */
export const AVATAR_ERROR = { refused: 45101 } as const;

/** Where the avatar is now; empty without one. */
export const avatarResultSchema = v.object({ avatar: v.string() });

const types = AVATAR_KINDS.map((kind) => CONTENT_TYPE[kind]);

/** The user's profile and avatar. */
export const profileEndpoints = {
  update: endpoint('PUT user/profile', { body: profilePayloadSchema, result: keptProfileSchema }),
  uploadAvatar: endpoint('POST user/avatar', {
    upload: { types, maxBytes: AVATAR_LIMITS.size },
    result: avatarResultSchema,
    refusals: [AVATAR_ERROR.refused],
  }),
  removeAvatar: endpoint('DELETE user/avatar', { result: avatarResultSchema }),
  /** Requested by an image element, which sends no token: the id is as good as a secret. */
  avatar: endpoint('GET user/avatar/:pictureId', { access: 'public', download: types }),
};
