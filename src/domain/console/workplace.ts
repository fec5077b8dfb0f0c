import * as v from 'valibot';
import { maxCharacters } from '../characters';
import { listingSchema } from '../listing';
import { count, text, timestamp } from '../schemas';

export const WORKPLACE_LINK_NAME_MAX = 20;
export const WORKPLACE_LINKS_MAX = 12;

export const workplaceLinkSchema = v.object({
  linkId: text,
  /** A page of the console. */
  path: text,
  /** Empty for the page's own title. */
  name: v.string(),
});
export type WorkplaceLink = v.InferOutput<typeof workplaceLinkSchema>;

export const newLinkSchema = v.object({
  path: v.pipe(v.string(), v.regex(/^\/[\w/-]{1,80}$/)),
  name: v.pipe(v.string(), v.trim(), maxCharacters(WORKPLACE_LINK_NAME_MAX)),
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

export const INDEX_OWNERS = ['me', 'team', 'department'] as const;

const index = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(100));

export const workplaceSchema = v.object({
  serverTime: timestamp,
  role: text,
  /** Rank in the team. */
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
    /** Sentence parts: `person` did `action` on `subject`. */
    action: text,
    subject: text,
    /** The record that has a page: `service`, `announcement` or `project`. */
    about: v.optional(v.object({ kind: text, id: text })),
    at: timestamp,
  }),
);
export type ActivityList = v.InferOutput<typeof activityListSchema>;

export const LINK_ERROR = {
  tooMany: 40_311,
  twice: 40_312,
  /** The user has no access to the page. */
  noPage: 40_313,
} as const;
