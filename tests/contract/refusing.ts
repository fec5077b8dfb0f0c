import * as v from 'valibot';
import type { Endpoint } from '../../config/contract/endpoint';
import { GENERAL_ERROR } from '../../config/contract/errorCodes';
import type { CallOptions } from './backend';
import { missingPage } from './reading';
import { toSample } from './samples';
import { UNKNOWN_ID, type Walk } from './walk';

const { malformed, sessionInvalid, forbidden, notFound } = GENERAL_ERROR;

const unknownIds = ({ parameters }: Endpoint) =>
  Object.fromEntries(parameters.map((name) => [name, UNKNOWN_ID]));

/** A call without effect: unknown ids and a valid body. */
function harmlessCall(endpoint: Endpoint): CallOptions {
  const { example, upload, query } = endpoint;
  const form = upload && new FormData();
  form?.append(upload?.file ?? '', new Blob(['nothing']), 'nothing.txt');
  // What the document requires in a query is sent, so that only the token is wrong.
  const required = query && !v.is(query, {}) ? toSample(endpoint, new Map())?.query : undefined;
  return { params: unknownIds(endpoint), query: required, body: example, form };
}

/** Checks that calls without a token that is needed, or with an unknown one, are refused with 401 first. */
export async function callWithoutToken(walk: Walk): Promise<void> {
  for (const endpoint of walk.report.endpoints) {
    const { key, auth } = endpoint;
    if (auth !== 'required' && auth !== 'optional') continue;
    const call = harmlessCall(endpoint);
    if (auth === 'required')
      await walk.refuse(key, 'without a token', [sessionInvalid], { ...call, token: undefined });
    await walk.refuse(key, 'with a wrong token', [sessionInvalid], { ...call, token: UNKNOWN_ID });
  }
}

/** Checks that a user without its page cannot change anything of the console. */
export async function writeWithoutPage(walk: Walk): Promise<void> {
  const { other } = walk;
  for (const endpoint of other ? walk.report.endpoints : []) {
    const { key, method, page } = endpoint;
    if (method === 'GET' || page === undefined || other?.pages.has(page)) continue;
    const call = { ...harmlessCall(endpoint), token: other?.token };
    await walk.refuse(key, 'without access to its page', [forbidden], call);
  }
}

/** Checks that the message of a refusal is in the requested language. */
export async function requestLanguages(walk: Walk): Promise<void> {
  const endpoint = walk.report.endpoints.find(({ auth }) => auth === 'required');
  if (!endpoint) return;
  for (const language of ['zh-CN', 'en-US'] as const) {
    const call = { ...harmlessCall(endpoint), token: undefined, language };
    await walk.refuse(endpoint.key, 'without a token', [sessionInvalid], call);
  }
}

const isOpen = (endpoint: Endpoint, { user }: Walk) => missingPage(endpoint, user.pages) === undefined;

/** Checks unknown ids. Only calls that read, without `writes`. */
export async function requestUnknownIds(walk: Walk, { writes }: { writes: boolean }): Promise<void> {
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

/** Returns a JSON body that the schema refuses, or undefined when it accepts everything. */
export function malformedBody(body: v.GenericSchema): object | undefined {
  const names = 'entries' in body ? Object.keys(body.entries as object) : [];
  const odd = Object.fromEntries(names.map((name) => [name, { odd: [null] }]));
  return [{}, odd].find((candidate) => !v.is(body, candidate));
}

/** Checks malformed bodies. Only for calls without effect, without `writes`. */
export async function sendMalformed(walk: Walk, { writes }: { writes: boolean }): Promise<void> {
  for (const endpoint of walk.report.endpoints) {
    const { key, body, auth, safe, parameters } = endpoint;
    if (!body || !isOpen(endpoint, walk) || !(safe || writes)) continue;
    const sentBody = malformedBody(body);
    if (!sentBody) continue;
    // With an unknown id, either error may come first.
    const codes = parameters.length > 0 ? [malformed, ...(endpoint.unknownId ?? [notFound])] : [malformed];
    const call = {
      params: unknownIds(endpoint),
      body: sentBody,
      ...(auth === 'none' && { token: undefined }),
    };
    await walk.refuse(key, 'a malformed body', codes, call);
  }
}
