import * as v from 'valibot';
import {
  ACCESS_ERROR,
  ACCESS_REQUEST_STATUSES,
  accessDecisionSchema,
  accessRequestListSchema,
  accessRequestPayloadSchema,
  accessRequestSchema,
  accessTransitionRefused,
  ownAccessRequest,
  ownRequestsSchema,
} from '../account/accessRequest';
import { menuEntrySchema } from '../account/account';
import { columnListSchema } from '../content/column';
import { endpoint } from '../endpoint';
import { choiceQuery, count, idSchema, paging, text, timestamp } from '../schemas';

const ROLES = ['admin', 'user'] as const;

/** The roles with their users and granted paths, and the paths that were granted to single users. */
export const accessOverviewSchema = v.object({
  /** Roles with their people and pages. */
  roles: v.array(
    v.object({
      /** The role. */
      role: v.picklist(ROLES),
      /** People with the role. */
      people: v.array(text),
      /** Menu paths that the role grants. */
      paths: v.array(text),
    }),
  ),
  /** Pages granted to single users. */
  granted: v.array(
    v.object({
      /** Name of the user. */
      name: text,
      /** Menu path of the page. */
      path: text,
    }),
  ),
});

/** The accounts of the portal. */
export const accessPeopleSchema = v.object({
  /** All people whose access can be seen. */
  people: v.array(
    v.object({
      userId: idSchema,
      /** Name of the person. */
      name: text,
      /** Name to sign in with. */
      userName: text,
      /** Role of the person. */
      role: v.picklist(ROLES),
    }),
  ),
});

/** Everything that decides what a user has access to. Times are ISO 8601. */
export const personAccessSchema = v.object({
  userId: idSchema,
  /** Name of the person. */
  name: text,
  /** Role of the person. */
  role: v.picklist(ROLES),
  /** Too many wrong passwords: no sign-in until then. */
  lockedUntil: v.optional(timestamp),
  /** Number of active sessions. */
  sessions: count,
  /** Paths that the person can open; see "Menus". */
  menus: v.array(menuEntrySchema),
  /** Columns that the person sees. */
  columns: columnListSchema,
  /** The person's access requests, newest first. */
  requests: v.array(accessRequestSchema),
});

/** `at` is ISO 8601. */
export const healthSchema = v.object({
  /** When the measurement was made. */
  at: timestamp,
});

export type AccessOverview = v.InferOutput<typeof accessOverviewSchema>;
export type PersonAccess = v.InferOutput<typeof personAccessSchema>;

export const accessEndpoints = {
  request: endpoint('POST console/access/request', {
    body: accessRequestPayloadSchema,
    result: accessRequestSchema,
    refusals: [ACCESS_ERROR.alreadyGranted, ACCESS_ERROR.notRequestable],
  }),
  own: endpoint('GET console/access/request/own', { result: ownRequestsSchema }),
  withdraw: endpoint('POST console/access/request/:requestId/withdraw', {
    result: accessRequestSchema,
    refusals: [accessTransitionRefused],
  }),
  requests: endpoint('GET console/access/request/list', {
    access: '/admin/sub-page',
    query: v.object({
      /** Only requests with this status. */
      status: choiceQuery(ACCESS_REQUEST_STATUSES),
      ...paging,
    }),
    result: accessRequestListSchema,
  }),
  decide: endpoint('POST console/access/request/:requestId/decide', {
    access: '/admin/sub-page',
    body: accessDecisionSchema,
    result: accessRequestSchema,
    refusals: [accessTransitionRefused, ownAccessRequest],
  }),
  overview: endpoint('GET console/access/overview', { access: '/admin', result: accessOverviewSchema }),
  people: endpoint('GET console/access/people', { access: '/admin', result: accessPeopleSchema }),
  person: endpoint('GET console/access/person/:userId', { access: '/admin', result: personAccessSchema }),
  health: endpoint('GET console/health', { access: '/exception/500', result: healthSchema }),
};
