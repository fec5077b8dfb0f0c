import { CALL_TIMEOUT_MS } from '../../../src/domain/callTimeout';
import { DOCUMENT_LIMITS } from '../../../src/domain/editor/editorDocument';
import { KEY_HEADER } from '../../../src/domain/idempotency';
import { MAX_PAGE_SIZE } from '../../../src/domain/listing';
import { SENT_LIMITS } from '../../../src/domain/schemas';
import { REQUEST_TIMEOUT_MS } from '../../defaultSettings';
import { table } from './markdown';

const seconds = (milliseconds: number) => `${milliseconds / 1000} seconds`;
const { write, signOut, avatar, upload } = CALL_TIMEOUT_MS;

/** How long the portal waits, by kind of call. */
const TIMEOUTS: readonly (readonly [string, string])[] = [
  ['writes with an `idempotencyKey` in the body', seconds(write)],
  ['upload of an avatar', seconds(avatar)],
  ['upload of any other file', seconds(upload)],
  ['`signOut`', seconds(signOut)],
  ['everything else', seconds(REQUEST_TIMEOUT_MS)],
];

/** Days that a tab with an earlier portal may stay open. */
const TAB_DAYS = 30;
/** General limits of replies, in characters and entries. */
const REPLY_LIMITS = { text: 10_000, longText: 200_000, list: 1_000 } as const;

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

- What a call has done by then stands: see "Repeated calls". Aim for less than a second; a page makes several calls at once. Pages that wait for something read again every 2 to 30 seconds while they are visible, and once when they become visible.
- How many users and calls there are is the back end's own business. Nothing here needs more than ${MAX_PAGE_SIZE} records in a reply, except lists without paging.
- A text of a body has at most ${SENT_LIMITS.text} characters and a list at most ${SENT_LIMITS.list} entries, if its schema has no smaller limit; more is refused with 400. Where a field is trimmed, or refused by a code of its own, its smaller limit is in its description or under "Limits". Values that are neither a text nor a list, such as a draft of a form, count with the size of the body; a server may refuse bodies of more than ${DOCUMENT_LIMITS.fileBytes} bytes, without the file of an upload, with 400 or with the HTTP status 413; a body that is no JSON is refused with 400.
- In replies, a text has at most ${REPLY_LIMITS.text} characters, one in Markdown ${REPLY_LIMITS.longText}, and a list without paging ${REPLY_LIMITS.list} entries, where a schema says nothing else. The portal shows longer ones, but nobody has tried how fast.

## Caches and fresh data

- No reply is cached by a browser or proxy (\`no-store\`); \`ETag\` and conditional calls are not used. In a tab, the portal keeps \`listColumns\` for a minute, and what a page has read until it reads it again; another user starts with nothing. What the back end caches inside is its own business, as long as the next point holds.
- Whoever has the reply to a write sees it in every read after that, lists, counts, sums and \`getCurrentUser\` included: the portal reads them at once and shows what they say. What others did, or the system, may appear some seconds later. Only statistics of the console may be older, as their \`serverTime\` or day says.

## Pauses

- Too many calls: HTTP status 429 with \`Retry-After\` in seconds, and an envelope with the code 429 and a \`message\` for the user. Limits that an operation lists (codes, sign-ins) have their own code instead. Maintenance, or too much load: HTTP status 503 with \`Retry-After\`, and the same kind of envelope. The page says so and has a button to try again. \`Retry-After\` is for other callers: the portal repeats nothing by itself, except that it goes on reading where it waits for something, looks up a write with an \`idempotencyKey\` after 503, and sends one with \`${KEY_HEADER}\` a second time. Refuse with 429 before anything has happened.
- A session survives both: neither is 401.

## Versions

- This contract grows without a new version: operations, optional fields of a body, fields of a reply, values of an enumeration in replies, and codes may be added. A client ignores what it does not know, and so does a back end (section "Values"); for the portal an unknown code is a failure with a \`message\`. \`info.version\` counts them: the second number grows.
- What would break a client (a removed or renamed operation or field, a new required field of a body, a smaller limit, another meaning) comes under another path than \`/api/v1\`, which stays beside it.
- A tab may run the portal of ${TAB_DAYS} days ago: the back end is updated before the portal, and what a portal has called goes on working for at least ${TAB_DAYS} days after the last one that calls it was replaced.`;
