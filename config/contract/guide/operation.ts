import { CALL_TIMEOUT_MS } from '../../../src/domain/callTimeout';
import { DEPRECATION_DAYS, DEPRECATION_HEADER, SUNSET_HEADER } from '../../../src/domain/deprecation';
import { DOCUMENT_LIMITS } from '../../../src/domain/editor/editorDocument';
import { ENDED, NOT_OFFERED } from '../../../src/domain/endpoint';
import { KEY_HEADER } from '../../../src/domain/idempotency';
import { MAX_PAGE_SIZE } from '../../../src/domain/listing';
import {
  MAX_AUTOMATIC_TRIES,
  MAX_PAUSE_SECONDS,
  MAX_POLL_PAUSE_MS,
  MAX_RECONNECT_MS,
  MAX_WAITED_SECONDS,
} from '../../../src/domain/pauses';
import { SENT_LIMITS } from '../../../src/domain/schemas';
import { REQUEST_TIMEOUT_MS } from '../../defaultSettings';
import { ENDPOINTS } from '../endpoints';
import { table } from './markdown';

const seconds = (milliseconds: number) => `${milliseconds / 1000} seconds`;
const minutes = (milliseconds: number) => `${milliseconds / 60_000} minutes`;
const { write, signOut, avatar, upload } = CALL_TIMEOUT_MS;

/** How long the portal waits, by kind of call. */
const TIMEOUTS: readonly (readonly [string, string])[] = [
  ['writes with an `idempotencyKey` in the body', seconds(write)],
  ['upload of an avatar', seconds(avatar)],
  ['upload of any other file', seconds(upload)],
  ['`signOut`', seconds(signOut)],
  ['everything else', seconds(REQUEST_TIMEOUT_MS)],
];

/** General limits of replies, in characters and entries. */
const REPLY_LIMITS = { text: 10_000, longText: 200_000, list: 1_000 } as const;

/** Names the operations that end. */
function deprecatedText(): string {
  const ending = ENDPOINTS.flatMap(({ id, deprecated }) =>
    deprecated ? [`\`${id}\` (${deprecated.until})`] : [],
  );
  return ending.length > 0 ? `these end: ${ending.join(', ')}.` : 'none ends.';
}

/** The operations whose replies may be kept, with the seconds. */
const keptReads = () =>
  ENDPOINTS.flatMap(({ id, maxAgeSeconds }) =>
    maxAgeSeconds === undefined ? [] : [[`\`${id}\``, String(maxAgeSeconds)]],
  );

/** What a back end and its operation need besides the calls: people, payments, load, caches, pauses and versions. */
export const operationGuide = (): string => `## Behind the API

- The portal is for visitors, buyers and the people of the console. Providers and operators have no operations here: where "States" names \`provider\` or \`operator\` (a setup that is done or has failed, the decision on a refund or an identity verification, an answer to a ticket, an invoice), they work in systems of the back end's own. \`system\` is the back end itself: deadlines, automatic renewals, the payment provider. The portal learns of all of it by reading again. Administrators decide access requests and approvals in the console, by the operations for them.
- An order is set up without a step of acceptance by a provider: from \`paid\` the system goes on to \`provisioning\`, and the provider ends it. A back end that has nobody to ask may do both at once.
- The payment provider is connected by the back end alone. Its notification (callback) goes to an address of the back end outside this API, which verifies the signature, takes a repeated notification once, compares the amount, and moves the order: \`paySucceeded\` or \`payFailed\`. Of that, the buyer sees \`payment\` of the order: \`qrContent\` as a code to scan and a text to copy, or \`transferAccount\`; the portal opens no page or app of a provider. While the order is \`paying\`, its pages call \`getOrder\` every few seconds.
- A payment that is over (closed, failed, or of an order that is over) is closed with the provider as well. Money that arrives for it nevertheless pays for nothing, not even while the order waits for another payment: the back end gives it back.
- Without a provider and a phone, a back end for development logs the SMS codes and confirms a payment after some seconds.

## Load and time-outs

The portal gives a call up after:

${table(['call', 'after'], TIMEOUTS)}

- What a call has done by then stands: see "Repeated calls". Aim for less than a second; a page makes several calls at once. Pages that wait for something read again every 2 to 30 seconds while they are visible, and once when they become visible. Each of these pauses is up to a fifth shorter or longer, so that browsers do not call in step. After a failed read the pause doubles, to at most ${minutes(MAX_POLL_PAUSE_MS)} or as long as the back end asks for, and a success ends that. When a network is back, a browser reads up to ${seconds(MAX_RECONNECT_MS)} later; a page that becomes visible reads at once.
- How many calls there are is in "Load". Nothing here needs more than ${MAX_PAGE_SIZE} records in a reply, except lists without paging.
- A text of a body has at most ${SENT_LIMITS.text} characters and a list at most ${SENT_LIMITS.list} entries, if its schema has no smaller limit; more is refused with 400. Where a field is trimmed, or refused by a code of its own, its smaller limit is in its description or under "Limits". Values that are neither a text nor a list, such as a draft of a form, count with the size of the body; a server may refuse bodies of more than ${DOCUMENT_LIMITS.fileBytes} bytes, without the file of an upload, with 400 or with the HTTP status 413; a body that is no JSON is refused with 400.
- In replies, a text has at most ${REPLY_LIMITS.text} characters, one in Markdown ${REPLY_LIMITS.longText}, and a list without paging ${REPLY_LIMITS.list} entries, where a schema says nothing else. The portal shows longer ones, but nobody has tried how fast.

## Caches and fresh data

- Nothing has to be kept: a back end that says \`no-store\` in every reply is right, and the portal then reads each time. A back end may have browsers and CDNs keep what the following operations return to a call without a token, for at most these seconds:

${table(['operation', 'seconds'], keptReads())}

- Such a reply has \`Cache-Control: public, max-age=60\` (\`public, no-cache\` to be asked each time), \`Vary: Accept-Language, x-authorization\`, with \`Origin\` where \`Access-Control-Allow-Origin\` depends on it, and an \`ETag\`, which is another one for every other body, so in every language. A call with this tag in \`If-None-Match\` gets HTTP status 304, the same headers and no body. Tags are compared weakly: a web server that compresses makes \`W/"a"\` of \`"a"\`. \`If-None-Match\` may list several, or be \`*\`.
- All else is \`no-store\`: what a call with a token gets, from these operations too, since it may be about one person and would stay in the browser after the sign-out; refusals and other failures; writes; files; \`quoteOrder\`. So what is paid never comes from a cache: a price or a state of a service in a kept reply is only shown, and an order is refused when it is no longer right.
- The portal sends no token to an operation without \`security\`, and keeps nothing that it gets with one. The first read of a page, the first after a write of its user and the first after a failure ask the back end again (\`Cache-Control: max-age=0\`); the browser adds \`If-None-Match\`. A CDN that keeps replies passes these calls on. In a tab, the portal also keeps \`listColumns\` for a minute, and what a page has read until it reads it again; another user starts with nothing. What the back end caches inside is its own business, as long as the next point holds.
- Whoever has the reply to a write sees it in every read after that, lists, counts, sums and \`getCurrentUser\` included: the portal reads them at once and shows what they say. What others did, or the system, may appear some seconds later, and in a kept reply when its time is over. Only statistics of the console may be older, as their \`serverTime\` or day says.

## Pauses

- Too many calls: HTTP status 429 with \`Retry-After\` in seconds, and an envelope with the code 429 and a \`message\` for the user. Limits that an operation lists (codes, sign-ins) have their own code instead, and \`retryAfterSeconds\` in their \`result\`, which means the same: the seconds until the same call may succeed. Maintenance, or too much load: HTTP status 503 with \`Retry-After\`, and the same kind of envelope. Refuse with 429 before anything has happened.
- \`Retry-After\` may also be a date, which counts from the \`Date\` of the reply. More than ${minutes(MAX_PAUSE_SECONDS * 1000)} counts as that; without a time, with a wrong one or one that has passed, there is no pause, and only the growing pauses between reads are left (section "Load and time-outs").
- Until that time is over the portal sends nothing by itself: after 429 not to that path, whatever its query; after 503 to no path at all, until a call succeeds. By itself means: reading again where a page waits for something, when a page becomes visible, and when a network is back. What people do is sent at any time, except that the button to try a failed read again counts the seconds first.
- A page whose read failed says so, counts the seconds and reads again by itself when the time is over: up to a quarter of it later, and at most ${MAX_AUTOMATIC_TRIES} times in a row. Then only the button is left. The message about a failed write says when to try again.
- A write with \`${KEY_HEADER}\` is sent a second time after 503, and one with an \`idempotencyKey\` is looked up, when the time is over, if it is at most ${seconds(MAX_WAITED_SECONDS * 1000)}; else the page says when, and leaves it to the user. After 429 nothing is sent a second time.
- A session survives both: neither is 401.

## Versions

- This contract grows without a new version: operations, optional fields of a body, fields of a reply, values of an enumeration in replies, and codes may be added. A client ignores what it does not know, and so does a back end (section "Values"); for the portal an unknown code is a failure with a \`message\`. \`info.version\` counts them: the second number grows.
- What would break a client (a removed or renamed operation or field, a new required field of a body, a smaller limit, another meaning) comes under another path than \`/api/v1\`, which stays beside it.
- A tab may run the portal of ${DEPRECATION_DAYS} days ago: the back end is updated before the portal, and what a portal has called goes on working for at least ${DEPRECATION_DAYS} days after the last one that calls it was replaced.
- An operation that ends has \`deprecated: true\` in this document from the day on which the last portal that calls it was replaced. Each reply of it, a refusal too, then has \`${DEPRECATION_HEADER}\` (RFC 9745: \`@\` and the seconds since 1970) and \`${SUNSET_HEADER}\` (RFC 8594: the end as an HTTP date). At present ${deprecatedText()}
- A tab that gets one of the two headers looks for a newer portal at once, and offers to load it. Its user may put that off for a day, or work on: what was typed in forms is kept as a draft. A portal that finds no newer one says nothing.
- After the end an operation answers HTTP status and code ${ENDED} \`ended\` before anything else, also without a token. The page then says that it is out of date, with a button to reload, and after an action that nothing happened; make \`message\` say the same. ${NOT_OFFERED} \`notOffered\` is read like it in a tab that knows of a newer portal.
- An earlier portal gets on with a newer back end: it does not read added fields, shows an unknown value of an enumeration as it is, leaves an entry of a list out that it cannot read, shows \`message\` for an unknown code, and calls no added operation.`;
