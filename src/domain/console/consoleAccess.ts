import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { countCharacters } from '../fieldError';
import { listingSchema } from '../listing';
import { choiceQuery, paging, text } from '../schemas';

/** Maximum characters of a reason. */
export const REASON_LIMIT = 200;
export const ACCESS_REQUEST_STATUSES = ['open', 'handled'] as const;

/** A request for access to a console page. */
export const accessRequestPayloadSchema = v.object({
  path: v.pipe(text, v.startsWith('/'), v.maxLength(100)),
  reason: v.pipe(
    v.string(),
    v.trim(),
    v.check((reason) => countCharacters(reason) <= REASON_LIMIT),
  ),
});

export const accessRequestSchema = v.object({
  requestId: text,
  path: text,
  reason: v.string(),
  name: text,
  status: v.picklist(ACCESS_REQUEST_STATUSES),
  requestedAt: text,
  handledAt: v.optional(v.string()),
});
export const accessRequestListSchema = listingSchema(accessRequestSchema);

/** The roles with their users and granted paths. */
export const accessOverviewSchema = v.object({
  roles: v.array(
    v.object({ role: v.picklist(['admin', 'user']), people: v.array(text), paths: v.array(text) }),
  ),
});

/** `at` is ISO 8601. */
export const healthSchema = v.object({ at: text });

export type AccessRequest = v.InferOutput<typeof accessRequestSchema>;
export type AccessRequestPayload = v.InferOutput<typeof accessRequestPayloadSchema>;
export type AccessOverview = v.InferOutput<typeof accessOverviewSchema>;

export const accessEndpoints = {
  request: endpoint('POST console/access/request', {
    body: accessRequestPayloadSchema,
    result: accessRequestSchema,
  }),
  requests: endpoint('GET console/access/request/list', {
    access: '/admin/sub-page',
    query: v.object({ status: choiceQuery(ACCESS_REQUEST_STATUSES), ...paging }),
    result: accessRequestListSchema,
  }),
  handleRequest: endpoint('POST console/access/request/:requestId/handle', {
    access: '/admin/sub-page',
    result: accessRequestSchema,
  }),
  overview: endpoint('GET console/access/overview', { access: '/admin', result: accessOverviewSchema }),
  health: endpoint('GET console/health', { access: '/exception/500', result: healthSchema }),
};
