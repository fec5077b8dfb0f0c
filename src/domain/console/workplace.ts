import * as v from 'valibot';
import { listingSchema } from '../listing';
import { count, text, timestamp } from '../schemas';

export const WORKPLACE_LINK_NAME_MAX = 20;
export const WORKPLACE_LINKS_MAX = 12;

export const workplaceLinkSchema = v.object({
  linkId: text,
  /** A page of the console. */
  path: text,
  /** Empty: the page's own title. */
  name: v.string(),
});
export type WorkplaceLink = v.InferOutput<typeof workplaceLinkSchema>;

/** What is sent to keep a link. */
export const newLinkSchema = v.object({
  path: v.pipe(v.string(), v.regex(/^\/[\w/-]{1,80}$/)),
  name: v.pipe(v.string(), v.trim(), v.maxLength(WORKPLACE_LINK_NAME_MAX)),
});

export const TEAM_DIMENSIONS = [
  'quality',
  'response',
  'delivery',
  'support',
  'growth',
  'reputation',
] as const;
export type TeamDimension = (typeof TEAM_DIMENSIONS)[number];

/** Whose index it is: the person's, the team's, the department's. */
export const INDEX_OWNERS = ['me', 'team', 'department'] as const;

const index = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(100));

export const workplaceSchema = v.object({
  serverTime: timestamp,
  role: text,
  /** Of all people in the team. */
  rank: count,
  teamSize: count,
  projectCount: count,
  visits: count,
  projects: v.array(
    v.object({ projectId: text, name: text, description: text, team: text, updatedAt: timestamp }),
  ),
  members: v.array(v.object({ memberId: text, name: text, duty: text, online: v.boolean() })),
  indexes: v.array(
    v.object({ dimension: v.picklist(TEAM_DIMENSIONS), me: index, team: index, department: index }),
  ),
  links: v.array(workplaceLinkSchema),
});
export type Workplace = v.InferOutput<typeof workplaceSchema>;

export const activityListSchema = listingSchema(
  v.object({
    activityId: text,
    person: text,
    /** What was done, to what, in whole sentence parts: `person` did `action`, on `subject`. */
    action: text,
    subject: text,
    at: timestamp,
  }),
);
export type ActivityList = v.InferOutput<typeof activityListSchema>;

/** Codes with which the server refuses a link. */
export const LINK_ERROR = {
  /** There are as many as can be kept. */
  tooMany: 40_311,
  /** The page is linked already. */
  twice: 40_312,
  /** The person has no such page. */
  noPage: 40_313,
} as const;
