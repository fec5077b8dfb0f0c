import { BINDING_ERROR } from '../../../src/domain/account/accountBinding';
import { CLOSING_ERROR } from '../../../src/domain/account/closing';
import { SESSION_AGE_HEADER, SESSION_LIMITS } from '../../../src/domain/account/sessionEnd';
import { DAY_MS, TIME_ZONE_OFFSET_HOURS } from '../../../src/domain/calendar';
import { DEPRECATION_HEADER, SUNSET_HEADER } from '../../../src/domain/deprecation';
import { NOT_FOUND, NOT_OFFERED } from '../../../src/domain/endpoint';
import { KEY_AGE_HEADER, KEY_HEADER } from '../../../src/domain/idempotency';
import { COUNTED_ENTRIES } from '../../../src/domain/listing';
import { RULE_ERROR } from '../../../src/domain/rule/ruleError';
import { ID_PATTERN, MAX_CURSOR_LENGTH } from '../../../src/domain/schemas';
import { END_WARNING_SECONDS } from '../../../src/domain/timeLimit';
import { ENDPOINTS } from '../endpoints';
import { loadGuide } from './load';
import { codes } from './markdown';
import { operationGuide } from './operation';
import { portalGuide } from './portal';
import { rulesGuide } from './rules';
import { startGuide } from './start';
import { statesGuide } from './states';

const CALLS = `## Envelope

- Every reply is a JSON envelope, \`Success\` or \`Failure\`, which its \`code\` tells apart: 200 is success, any other code is a failure. Send success and refusals with HTTP status 200; 400, 401, 403, 404 and 412 may be the status as well. A failure that the operation does not list has a status from 400 on. Downloads return the file itself.
- A back end need not have all operations. One that it does not have (yet) answers HTTP status and code ${NOT_OFFERED} \`notOffered\` before anything else, also without a token, where one that needs a token answers 401. The portal then leaves this part of the page out or shows that it is not available, without a retry; after an action it shows \`message\`, and knows that nothing happened. ${NOT_FOUND} is another thing: the operation exists, but not the record, or it belongs to another user. Only an HTTP status ${NOT_FOUND} without an envelope, such as that of a web server, is read like ${NOT_OFFERED} by pages; send ${NOT_OFFERED} to be understood everywhere. What is sent to an address or with a method that is not in this document is your own business: nobody calls it. Leave a menu path out of \`menus\` when all of its pages (section "Menus") need what is missing: the portal then shows no links to them.
- The general codes of an operation are listed in the order in which they are checked: 401, ${CLOSING_ERROR.beingClosed}, 403, 400, 404. Its own codes follow; their order means nothing unless the operation says so. Where 404 is missing, an unknown id in the path has a code of its own (${RULE_ERROR.gone}, ${BINDING_ERROR.consentOver}), or the call succeeds. An id in a path that is not one by its pattern is an unknown one: ${NOT_FOUND}, not 400.
- 401, 407, 408 and 409 in an envelope end the session of the portal: it shows \`message\` and signs the user out.
- A session that ends by itself is extended by each call with its token. A back end that says in the reply, a refusal too, how many seconds it then lasts without another call (\`${SESSION_AGE_HEADER}: ${DAY_MS / 1000}\`) has its user warned ${END_WARNING_SECONDS / 60} minutes before the end: “Stay signed in” calls \`getCurrentUser\`, and so does the portal after the end, to learn that it is over. Without the header nobody is warned.
- A session may also end at a time that no call puts off, and then later for a device that its user wants to be remembered (\`remember\`, also in a sign-in with a second step): for example ${SESSION_LIMITS.lifeMs / DAY_MS} day after the sign-in, or ${SESSION_LIMITS.rememberedLifeMs / DAY_MS} days. The header never exceeds that time. \`sessionEndsAt\` of \`getCurrentUser\` has the user told of it an hour before, and no warning offers to stay signed in; \`endsAt\` of \`listSessions\` shows it. After it, every call gets 401.
- \`message\` is plain text for the user, in the language of \`Accept-Language\`.

## Values

- Money is a whole number of cents of the currency given with it (\`CNY\`). \`refundedAmount\` is at most \`paidAmount\`. The tax within an amount is amount × rate / (10000 + rate), rounded half up.
- Sums agree: \`balance\` is the \`balanceAfter\` of the newest charge that has one, and the \`closing\` of the current statement, which is its \`opening\` with its \`lines\`; the totals of charges and of a month are those of its settled charges; \`unreadCount\` is the \`total\` of unread messages as far as that is counted, and that of announcements is \`unreadAnnouncementCount\`; the \`count\` of a rating is the sum of \`starCounts\`.
- Times are ISO 8601 in UTC, with \`Z\` and no offset: \`2026-11-20T08:30:00.000Z\`. \`serverTime\` is the server's clock at the time of the reply, and countdowns are based on it. Relative times follow it too, and the header \`Date\` until a reply has stated it: the clock of a device may be wrong. Names of durations include the unit. Days and months of terms (\`anchorDay\`, too), statistics, charges and statements are those of UTC+${TIME_ZONE_OFFSET_HOURS}.
- Ids match \`${ID_PATTERN.source}\`: no \`.\`, \`~\` or \`/\`, which web servers read in their own way in a path. Ids of users and of what they own tell nothing: they are not counted over all users, so that nobody learns from two of their own how many accounts, orders, tickets or withdrawals there were between them.
- Undocumented fields are ignored, except in a body whose schema has \`additionalProperties: false\`: with the fields of two alternatives it is refused with 400. An optional field of a reply may be null or missing. A body has \`null\` only where its schema allows it. An unknown value of an enumeration is shown as it is.
- Texts for people are in the language of the call, those of earlier records too if the back end has them in both languages. Their wording (labels, formulas, notes) is up to the back end, as are the columns and the encoding of spreadsheet files; UTF-8 with a byte order mark opens everywhere.
- Lists and long texts in examples are shortened, but not the lists of \`getService\`, \`quoteOrder\`, \`placeOrder\` and \`getOrder\`.

## Lists

- Most lists have numbered pages: \`current\` counts from 1. They return \`list\`, \`total\`, \`current\` and \`pageSize\`; a page after the last one is empty. A page is a part of the whole list, and \`total\` counts all matches. Invalid values in a query count as not sent: a filter without a valid value filters nothing. A valid id that does not exist matches nothing.
- Lists that grow for ever have cursors instead (${codes(ENDPOINTS.filter(({ query }) => query?.entries.cursor).map(({ id }) => id))}). They return \`list\`, \`total\`, \`pageSize\`, \`next\` and \`previous\`. \`cursor=<next>\` with the same filters returns the entries after the last one of the page, \`cursor=<previous>\` those before its first one, or the first page when fewer than \`pageSize\` are left. \`next\` is missing on the last page, \`previous\` on the first.
- A cursor is any text of at most ${MAX_CURSOR_LENGTH} characters that the back end can read. It stands in the addresses of the portal: it holds nothing secret, and shows nobody what another user owns. It names a place between two entries, such as the sort key and the id of one, and no number of entries: entries that are added or deleted while somebody pages make no other entry appear twice or not at all. An entry whose place changes, such as an announcement that is pinned, may. \`pageSize\` may differ from call to call.
- A cursor lives for at least a day, better for ever: people keep links. With one that has expired, or that is unknown, the list begins at its first page, without \`previous\`; it is never refused. With one of other filters it may do so, too, or go on at that place. When nothing is left after a cursor, \`list\` is empty, and \`previous\` leads back.
- The \`total\` of a list with cursors is exact up to ${COUNTED_ENTRIES}. A back end may stop counting there and return ${COUNTED_ENTRIES + 1} for all that have more; the portal shows “10,000+”. “Load more” reads only what follows, and after a reload all that was shown in one call.
- A filter returns only entries that match. \`counts\` by the values of a field are the totals with that filter alone, or with the other filters as well where they say so.
- \`sort\` of services: \`price\` from the least, \`priceDescending\`, \`orders\`, \`rating\` and \`newest\` from the most; \`recommended\`, the default, is up to the back end. Equal entries have the same order on every page. Of reviews: \`highest\`, \`lowest\`, \`newest\`, \`helpful\` first. Of rules: a field from the least, with \`-\` before it from the most. Orders, charges, messages and sign-ins come newest first.
- A parameter with several values is repeated: \`status=paid&status=completed\`.
- A \`keyword\` is words in any order, separated by white space. Each must occur in one of the searched texts, or stand for an id; case, width and accents make no difference. An id is found as people type it: with or without its signs and the leading zeros of its number (\`R-09999\`, \`r-9999\`), by a part with a digit and at least four characters, or by its number alone (the id without its signs and what comes before its first digit) when that is the whole keyword; an id without a digit only as a whole. The words together may also be the groups of one id (\`2026 1128 0001\`). The portal sends one line without the white space, invisible characters and quotation marks around it. A blank keyword matches all. A back end may search more texts than those that the parameter names.

## Repeated calls

- A call that has succeeded, repeated with the same \`idempotencyKey\`, changes nothing and returns the record as it is now. A refusal is not kept: the call is tried again with the same key. Keys belong to a user. For a key that was used otherwise, an operation that lists no code for that may act, or return what the key did.
- A code that an operation lists means that nothing happened. After any other failure, and after no reply, the portal looks a key up (\`.../byKey/{key}\`) before it sends anything again.
- Every other write can have its key in a header, which its parameters list. A back end that keeps replies says so in each reply, refusals included, with the seconds that it keeps them: \`${KEY_AGE_HEADER}: ${DAY_MS / 1000}\`. Then the portal sends \`${KEY_HEADER}\`, and sends a write a second time with the same key after no reply, an unreadable one, or an HTTP status from 500 on (when, after 503: section "Pauses"). A repeated call does nothing and returns the first reply, a refusal as well, except 401; it waits while the first call is at work, and is done if that one was not. An operation that returns a secret, such as \`signIn\`, may act again instead. A key belongs to a user (without a token, to the body that it came with), a method and a path. A back end without the header gets no keys, and no call is repeated.

## Changes by several people

- A record that more than one person or window changes has a \`version\`, which every change increments. A save sends the version that it started from, and only the changed fields. From another version than the current one it is refused with 412; \`result\` says who has changed the record and when, and has the current record.
- The portal merges the changes field by field, asks its user about the fields that both have changed, and sends the rest again with the current version.

## HTTP

- Every reply has \`Cache-Control: no-store\`, except those under "Caches and fresh data"; files also \`X-Content-Type-Options: nosniff\`.
- Literal parts of a path come before parameters: \`/order/list\` is not \`/order/{orderId}\`.
- On another host than the portal's, CORS is needed: \`Access-Control-Allow-Origin\` names the portal's origin; a preflight (\`OPTIONS\`, which has no token) allows \`GET, POST, PUT, DELETE\` and the headers \`accept-language, content-type, idempotency-key, x-authorization\`, with monitoring also \`sw8\`; \`Access-Control-Expose-Headers\` contains \`Content-Disposition, Retry-After, ${KEY_AGE_HEADER}, ${SESSION_AGE_HEADER}, ${DEPRECATION_HEADER}, ${SUNSET_HEADER}\` (the last two while an operation sends them), and best \`Date\`. Credentials are not needed.`;

/** The description of the document: what holds for all operations, and what the portal relies on besides them. */
export const guide = (): string =>
  [startGuide(), CALLS, operationGuide(), portalGuide(), statesGuide(), rulesGuide(), loadGuide()].join(
    '\n\n',
  );
