import type { Endpoint, EndpointKey } from '../../config/contract/endpoint';
import { GENERAL_ERROR } from '../../config/contract/errorCodes';
import type { CallOptions } from './backend';
import { missingPage } from './reading';
import { at, getEntries, isShared } from './samples';
import { getEndpoint, UNKNOWN_ID, type Walk } from './walk';

const WHAT = 'Records of another user';
const CHECK = 'of another user';

/** Ids in paths that name nothing that a user owns, or what is offered to the caller. */
const NOT_OWNED: readonly EndpointKey[] = [
  'DELETE user/linked/{provider}',
  'POST review/{reviewId}/helpful',
  'POST instance/{instanceId}/handOver/accept',
  'POST instance/{instanceId}/handOver/decline',
  'POST console/form/draft/{kind}',
  'DELETE console/form/draft/{kind}',
];

/** Whether the id in the path of an operation is one of a record that a user owns. */
export const hasOwner = (endpoint: Endpoint): boolean =>
  endpoint.parameters.length > 0 &&
  endpoint.auth === 'required' &&
  !isShared(endpoint) &&
  !NOT_OWNED.includes(endpoint.key);

const isByKey = ({ parameters }: Endpoint) => parameters.join() === 'key';

/** Checks that another user, by default the other one, cannot act on a record: it is refused like an unknown one. */
export async function refuseOther(walk: Walk, key: EndpointKey, call: CallOptions): Promise<void> {
  const { other } = walk;
  const endpoint = getEndpoint(key);
  if (!other || !walk.report.endpoints.includes(endpoint)) return;
  const { unknownId = [GENERAL_ERROR.notFound], example } = endpoint;
  const isClosed = missingPage(endpoint, other.pages) !== undefined;
  const codes = isClosed ? [...unknownId, GENERAL_ERROR.forbidden] : unknownId;
  await walk.refuse(key, CHECK, codes, { body: example, token: other.token, ...call });
}

/** Checks that a key of the user finds nothing for the other one: `field` of the answer is null. */
export async function hideKey(walk: Walk, key: EndpointKey, used: string, field: string): Promise<void> {
  const { other } = walk;
  if (!other || !walk.report.endpoints.includes(getEndpoint(key))) return;
  const found = await walk.succeed(key, { params: { key: used }, token: other.token }, CHECK);
  const message = 'is not null for the key of another user; keys belong to a user (section "Repeated calls")';
  walk.expect(key, CHECK, at(found, field) === null, `result.${field}`, message);
}

/** A service that is over, so that a back end without the check changes nothing, and one with a key. */
async function findServices(walk: Walk) {
  const services = getEntries(walk.results.get('GET instance/list'));
  const ended = services.find(({ status }) => status !== 'active' && status !== 'opening');
  for (const { instanceId } of services.slice(0, 5)) {
    const params = { instanceId: String(instanceId) };
    const detail = await walk.succeed('GET instance/{instanceId}/detail', { params }, 'keys');
    const [key] = getEntries({ list: at(detail, 'accessKeys') });
    if (key) return { ended, keyed: { ...params, keyId: String(key.keyId) } };
  }
  return { ended, keyed: undefined };
}

/** Acts as the other user on the services and invoices of the user. */
async function actOnServices(walk: Walk): Promise<void> {
  const { ended, keyed } = await findServices(walk);
  const [invoice] = getEntries(walk.results.get('GET invoice/list'));
  const [withdrawal] = getEntries(walk.results.get('GET balance/withdrawal/list'));
  const idsOf = (path: string): Record<string, string> | undefined => {
    if (path.includes('{keyId}')) return keyed;
    if (path.startsWith('instance/{instanceId}'))
      return ended && { instanceId: String(ended.instanceId), memberId: UNKNOWN_ID };
    if (path.startsWith('invoice/{invoiceId}')) return invoice && { invoiceId: String(invoice.invoiceId) };
    return withdrawal && { withdrawalId: String(withdrawal.withdrawalId) };
  };
  for (const { key, path, method } of walk.report.endpoints) {
    if (method === 'GET' || !/^(instance|invoice|balance\/withdrawal)\/\{/.test(path)) continue;
    const params = idsOf(path);
    const isTried = walk.report.hasCheck(key, CHECK);
    if (params && !isTried && hasOwner(getEndpoint(key))) await refuseOther(walk, key, { params });
  }
}

/** Checks what was not checked while records were made, and reports what no record was there for. */
export async function refuseOthers(walk: Walk): Promise<void> {
  const owned = walk.report.endpoints.filter(hasOwner);
  if (owned.some(({ area }) => ['instance', 'invoice', 'money'].includes(area))) await actOnServices(walk);
  for (const endpoint of owned) {
    const { key } = endpoint;
    if (walk.report.hasCheck(key, CHECK)) continue;
    const why = isByKey(endpoint)
      ? 'no call with a key of these succeeds without people, money or codes'
      : 'the account has none that may be touched';
    walk.report.leaveOut(WHAT, walk.other ? why : 'it needs --other', key);
  }
}
