import * as v from 'valibot';
import { nameSchema } from '../fieldError';
import { cursorListingSchema } from '../listing';
import { count, idSchema, serverTime, text, timestamp } from '../schemas';

export const WORKPLACE_LINK_NAME_MAX = 20;
export const WORKPLACE_LINKS_MAX = 12;

/** A link to a console page. */
export const workplaceLinkSchema = v.object({
  linkId: idSchema,
  /** A page of the console. */
  path: text,
  /** Empty for the page's own title. */
  name: v.string(),
});
export type WorkplaceLink = v.InferOutput<typeof workplaceLinkSchema>;

/** A new link. */
export const newLinkSchema = v.object({
  /** A page of the console. */
  path: v.pipe(v.string(), v.regex(/^\/[\w/-]{1,80}$/)),
  /** Text of the link; empty for the title of the page. */
  name: nameSchema(WORKPLACE_LINK_NAME_MAX, 0),
});

export const TEAM_DIMENSIONS = [
  'quality',
  'response',
  'delivery',
  'support',
  'growth',
  'reputation',
] as const;

export const INDEX_OWNERS = ['me', 'team', 'department'] as const;

const index = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(100));

/** The user's projects, tasks and links. */
export const workplaceSchema = v.object({
  serverTime,
  /** Role of the user in the team. */
  role: text,
  /** Rank in the team. */
  rank: count,
  /** Number of members of the user's team. */
  teamSize: count,
  /** Number of the user's projects. */
  projectCount: count,
  /** Number of visits of the user. */
  visits: count,
  /** The user's current projects. */
  projects: v.array(
    v.object({
      projectId: idSchema,
      /** Name of the project. */
      name: text,
      /** One or two sentences of plain text. */
      description: text,
      /** Name of the team. */
      team: text,
      /** When the project was last changed. */
      updatedAt: timestamp,
    }),
  ),
  /** Members of the user's team. */
  members: v.array(
    v.object({
      memberId: idSchema,
      /** Name of the member. */
      name: text,
      /** What the member does. */
      duty: text,
      /** Whether the member is signed in. */
      online: v.boolean(),
    }),
  ),
  /** How the user compares with others, from 0 to 100. */
  indexes: v.array(
    v.object({
      /** What the values measure. */
      dimension: v.picklist(TEAM_DIMENSIONS),
      /** Value of the user. */
      me: index,
      /** Average of the team. */
      team: index,
      /** Average of the department. */
      department: index,
    }),
  ),
  /** The user's own links. */
  links: v.array(workplaceLinkSchema),
});
export type Workplace = v.InferOutput<typeof workplaceSchema>;

/** One page of activities. */
export const activityListSchema = cursorListingSchema(
  v.object({
    activityId: idSchema,
    /** Who did it. */
    person: text,
    /** Sentence parts: `person` did `action` on `subject`. */
    action: text,
    /** What it was done to. */
    subject: text,
    /** The record that has a page: `service`, `announcement` or `project`. */
    about: v.optional(
      v.object({
        /** `service`, `announcement` or `project`. */
        kind: text,
        /** Id of the record. */
        id: text,
      }),
    ),
    /** When it was done. */
    at: timestamp,
  }),
);
export type ActivityList = v.InferOutput<typeof activityListSchema>;

export const LINK_ERROR = {
  /** The limit of links is reached. */
  tooMany: 40_311,
  /** The page is already linked. */
  twice: 40_312,
  /** The user has no access to the page. */
  noPage: 40_313,
} as const;
