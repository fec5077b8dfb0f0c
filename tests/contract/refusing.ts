import * as v from 'valibot';
import type { Endpoint } from '../../config/contract/endpoint';
import { GENERAL_ERROR } from '../../config/contract/errorCodes';
import type { CallOptions } from './backend';
import { UNKNOWN_ID, type Walk } from './walk';

const { malformed, sessionInvalid, notFound } = GENERAL_ERROR;

const unknownIds = ({ parameters }: Endpoint) =>
  Object.fromEntries(parameters.map((name) => [name, UNKNOWN_ID]));

/** A call with ids that nothing goes by and a body that the schema takes: nothing can come of it. */
function harmlessCall(endpoint: Endpoint): CallOptions {
  const { example, upload } = endpoint;
  const form = upload && new FormData();
  form?.append(upload?.file ?? '', new Blob(['nothing']), 'nothing.txt');
  return { params: unknownIds(endpoint), body: example, form };
}

/** Whoever shows no token, or one that nobody was given, is refused with 401 before anything happens. */
export async function askWithoutToken(walk: Walk): Promise<void> {
  for (const endpoint of walk.report.endpoints) {
    if (endpoint.auth !== 'required') continue;
    const call = harmlessCall(endpoint);
    await walk.refuse(endpoint.key, 'without a token', [sessionInvalid], { ...call, token: undefined });
    await walk.refuse(endpoint.key, 'with a wrong token', [sessionInvalid], { ...call, token: UNKNOWN_ID });
  }
}

/** Whether a person may call an endpoint at all. */
const isOpen = ({ page }: Endpoint, { person }: Walk) => page === undefined || person.pages.has(page);

/** Ids that nothing goes by. Only reading calls, unless `writes`. */
export async function askForUnknown(walk: Walk, { writes }: { writes: boolean }): Promise<void> {
  for (const endpoint of walk.report.endpoints) {
    const { key, method, parameters, unknownId = [notFound], auth } = endpoint;
    if (parameters.length === 0 || !isOpen(endpoint, walk) || (method !== 'GET' && !writes)) continue;
    const call = harmlessCall(endpoint);
    await walk.refuse(key, 'an unknown id', unknownId, {
      ...call,
      ...(auth === 'none' && { token: undefined }),
    });
  }
}

/** A body of JSON that the schema does not take; undefined when it takes everything. */
export function malformedBody(body: v.GenericSchema): object | undefined {
  const names = 'entries' in body ? Object.keys(body.entries as object) : [];
  const odd = Object.fromEntries(names.map((name) => [name, { odd: [null] }]));
  return [{}, odd].find((candidate) => !v.is(body, candidate));
}

/** Bodies that the schema does not take. Only for calls that change nothing, unless `writes`. */
export async function sendMalformed(walk: Walk, { writes }: { writes: boolean }): Promise<void> {
  for (const endpoint of walk.report.endpoints) {
    const { key, body, auth, safe, parameters } = endpoint;
    if (!body || !isOpen(endpoint, walk) || !(safe || writes)) continue;
    const sent = malformedBody(body);
    if (!sent) continue;
    // Of an id that nothing goes by, either may be said first.
    const codes = parameters.length > 0 ? [malformed, ...(endpoint.unknownId ?? [notFound])] : [malformed];
    const call = { params: unknownIds(endpoint), body: sent, ...(auth === 'none' && { token: undefined }) };
    await walk.refuse(key, 'a malformed body', codes, call);
  }
}
