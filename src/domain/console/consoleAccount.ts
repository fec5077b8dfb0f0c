import * as v from 'valibot';
import {
  BINDING_ERROR,
  bindingCodeWrong,
  bindingConsentSchema,
  bindingsSchema,
  consentAnswerSchema,
  providerPayloadSchema,
} from '../account/accountBinding';
import { notificationChangeSchema, notificationsSchema } from '../account/notification';
import { endpoint } from '../endpoint';
import { nameProblem } from '../fieldError';
import { foldName, trimName } from '../name';
import { refusal } from '../requestError';
import { idSchema, sentText, textQuery, timestamp } from '../schemas';

export const ACCOUNT_ITEM_KINDS = ['articles', 'applications', 'projects'] as const;
export type AccountItemKind = (typeof ACCOUNT_ITEM_KINDS)[number];

export const isAccountItemKind = (value: string | null): value is AccountItemKind =>
  ACCOUNT_ITEM_KINDS.some((kind) => kind === value);

export const TAG_LIMITS = {
  /** Per user. */
  count: 20,
  /** Characters per tag. */
  length: 12,
} as const;

export const TAG_PROBLEMS = ['empty', 'tooLong', 'characters', 'duplicate', 'tooMany'] as const;
export type TagProblem = (typeof TAG_PROBLEMS)[number];

export const TAG_ERROR = { /** The tag is refused. */ refused: 45201 } as const;

export const tagRefused = refusal(
  TAG_ERROR.refused,
  v.object({
    /** Why the tag is refused. */
    problem: v.picklist(TAG_PROBLEMS),
  }),
);

const TAG_RULE = { min: 1, max: TAG_LIMITS.length };

/** Trims a tag and collapses white space. */
export const tidyTag = (typed: string) => trimName(typed).replace(/\s+/g, ' ');

/** Returns why a tag cannot be added. Tags that differ only in case or width are duplicates. */
export function tagProblem(typed: string, tags: readonly string[]): TagProblem | undefined {
  const tag = tidyTag(typed);
  if (tag === '') return 'empty';
  const problem = nameProblem(tag, TAG_RULE);
  if (problem) return TAG_PROBLEMS.find((each) => each === problem);
  if (tags.some((other) => foldName(other) === foldName(tag))) return 'duplicate';
  return tags.length >= TAG_LIMITS.count ? 'tooMany' : undefined;
}

/** Tags of the user. */
export const tagsSchema = v.object({
  /** The user's tags, in the order of adding. */
  tags: v.array(v.string()),
});
/** Names a tag. */
export const tagPayloadSchema = v.object({
  /** The tag as typed. */
  tag: sentText,
});

const teamSchema = v.object({
  /** Id of the team. */
  teamId: v.string(),
  /** Name of the team. */
  name: v.string(),
  /** Number of members. */
  members: v.number(),
});
export type AccountTeam = v.InferOutput<typeof teamSchema>;

/** The user's account center. */
export const accountCenterSchema = v.object({
  /** Job of the user. */
  job: v.string(),
  /** Department of the user. */
  group: v.string(),
  /** The user's tags, in the order of adding. */
  tags: v.array(v.string()),
  /** Teams of the user. */
  teams: v.array(teamSchema),
  /** Numbers of the user's entries by kind. */
  counts: v.object({
    /** Number of articles. */
    articles: v.number(),
    /** Number of applications. */
    applications: v.number(),
    /** Number of projects. */
    projects: v.number(),
  }),
});
export type AccountCenter = v.InferOutput<typeof accountCenterSchema>;

const accountItemSchema = v.object({
  itemId: idSchema,
  /** Title of the entry. */
  title: v.string(),
  /** One or two sentences of plain text. */
  summary: v.string(),
  /** A path of the site. */
  to: v.pipe(v.string(), v.regex(/^\/([^/]|$)/)),
  /** Id of the team; missing for an entry without one. */
  teamId: v.optional(v.string()),
  /** ISO 8601. */
  updatedAt: timestamp,
  /** Readers of an article, users of an application, progress of a project in percent. */
  figure: v.number(),
});
export type AccountItem = v.InferOutput<typeof accountItemSchema>;

/** Entries of the user. */
export const accountItemsSchema = v.object({
  /** All entries of the kind. */
  list: v.array(accountItemSchema),
});

const CENTER = '/account/center';
const SETTINGS = '/account/settings';

export const consoleAccountEndpoints = {
  center: endpoint('GET console/account/center', { access: CENTER, result: accountCenterSchema }),
  items: endpoint('GET console/account/items', {
    access: CENTER,
    query: v.object({
      /** Kind of the entries. */
      kind: v.picklist(ACCOUNT_ITEM_KINDS),
      /** Only entries of this team. */
      teamId: textQuery,
    }),
    result: accountItemsSchema,
  }),
  addTag: endpoint('POST console/account/tags', {
    access: CENTER,
    body: tagPayloadSchema,
    result: tagsSchema,
    refusals: [tagRefused],
  }),
  removeTag: endpoint('DELETE console/account/tags', {
    access: CENTER,
    body: tagPayloadSchema,
    result: tagsSchema,
  }),
  bindings: endpoint('GET console/account/bindings', { access: SETTINGS, result: bindingsSchema }),
  requestConsent: endpoint('POST console/account/consents', {
    access: SETTINGS,
    body: providerPayloadSchema,
    result: bindingConsentSchema,
    refusals: [BINDING_ERROR.alreadyBound],
  }),
  answerConsent: endpoint('POST console/account/consents/:consentId', {
    access: SETTINGS,
    body: consentAnswerSchema,
    result: bindingsSchema,
    refusals: [bindingCodeWrong, BINDING_ERROR.consentOver, BINDING_ERROR.boundElsewhere],
  }),
  unbind: endpoint('DELETE console/account/bindings/:provider', {
    access: SETTINGS,
    result: bindingsSchema,
  }),
  notifications: endpoint('GET console/account/notifications', {
    access: SETTINGS,
    result: notificationsSchema,
  }),
  changeNotification: endpoint('PUT console/account/notifications', {
    access: SETTINGS,
    body: notificationChangeSchema,
    result: notificationsSchema,
  }),
};
