import { REASON_LIMIT } from '../../../src/domain/account/accessRequest';
import { CONSENT_SECONDS, CONSENT_TRIES } from '../../../src/domain/account/accountBinding';
import { ACCOUNT_ERROR } from '../../../src/domain/account/accountError';
import { COMMON_PASSWORDS } from '../../../src/domain/account/commonPasswords';
import { LOGIN_LIMITS } from '../../../src/domain/account/login';
import { PASSWORD_LIMITS } from '../../../src/domain/account/password';
import { PHONE_PROOF_FOR_MS } from '../../../src/domain/account/phoneChange';
import { AVATAR_KINDS, AVATAR_LIMITS } from '../../../src/domain/account/profile';
import { SECOND_STEP } from '../../../src/domain/account/secondStep';
import { LOGIN_HISTORY_DAYS, OLD_PASSWORD_DAYS } from '../../../src/domain/account/security';
import { SMS_LIMITS } from '../../../src/domain/account/smsCode';
import { MINUTE_MS } from '../../../src/domain/calendar';
import { MARKET_PAGE_SIZE } from '../../../src/domain/catalog/marketQuery';
import { PERIOD_UNITS } from '../../../src/domain/catalog/service';
import {
  CERTIFICATION_TYPES,
  getSteps,
  TEXT_FACTS,
} from '../../../src/domain/certification/certificationForm';
import { LONG_TERM } from '../../../src/domain/certification/identityDate';
import { FILE_KINDS, IDENTITY_FILE_LIMITS } from '../../../src/domain/certification/identityFile';
import { GOAL_LIMITS, GOAL_WEIGHT, MAX_REVIEWERS } from '../../../src/domain/console/goal';
import { WAREHOUSE_LIMITS } from '../../../src/domain/console/warehouse';
import { DOCUMENT_LIMITS } from '../../../src/domain/editor/editorDocument';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../../../src/domain/listing';
import { TOP_UP_LIMITS } from '../../../src/domain/money/topUp';
import { ARCHIVED_AFTER_DAYS } from '../../../src/domain/order/oldOrder';
import { PAY_DEADLINE_MINUTES } from '../../../src/domain/order/order';
import { ORDER_ERROR } from '../../../src/domain/order/orderError';
import { PAY_EXTENSION_MINUTES } from '../../../src/domain/order/paymentTime';
import { LINE_KINDS, specPriceUnits } from '../../../src/domain/order/quote';
import { ACCEPTANCE_DAYS, SETUP_REFUND_DAYS } from '../../../src/domain/order/refund';
import { RULE_BIN_DAYS } from '../../../src/domain/rule/rule';
import { RULE_UNDO_HOURS } from '../../../src/domain/rule/ruleBatch';
import { END_WARNING_SECONDS } from '../../../src/domain/timeLimit';
import { codes, table } from './markdown';

const minutes = (milliseconds: number) => `${milliseconds / MINUTE_MS} minutes`;
const bytes = (count: number) => `${count} bytes (${count / 1024 / 1024} MiB)`;

const RESERVED = SMS_LIMITS.reservedPerDay;

const LIMITS: readonly (readonly [string, string])[] = [
  [
    'page size',
    `${DEFAULT_PAGE_SIZE} by default, ${MARKET_PAGE_SIZE} for services, ${MAX_PAGE_SIZE} at most: a larger \`pageSize\` returns ${MAX_PAGE_SIZE}, and the reply says so`,
  ],
  [
    'SMS code',
    `${SMS_LIMITS.codeLength} digits, valid for ${minutes(SMS_LIMITS.validForMs)} and one scene, used once (a refusal for another reason may use it up, too); only the last one of a number and scene counts; ${SMS_LIMITS.wrongTries} wrong entries void it for whoever makes them (a known device, the signed-in user, or else a caller), ${SMS_LIMITS.wrongTriesInAll} for all unknown devices, and the last of these entries is itself refused with ${ACCOUNT_ERROR.smsCodeVoid}; without any sent it is refused with ${ACCOUNT_ERROR.smsCodeWrong}, or with ${ACCOUNT_ERROR.smsCodeVoid}`,
  ],
  [
    'SMS messages',
    `one per number, scene and ${SMS_LIMITS.resendAfterSeconds} seconds; ${SMS_LIMITS.messagesPerDay} per number in 24 hours: ${SMS_LIMITS.messagesPerDay - RESERVED.knownDevice - RESERVED.owner} for anyone, besides them ${RESERVED.knownDevice} for signing in and a new password on known devices, and ${RESERVED.owner} for the signed-in owner of the number; without either, ${SMS_LIMITS.perCaller.hour} per caller in an hour and ${SMS_LIMITS.perCaller.day} in a day, to any numbers; a captcha from message ${SMS_LIMITS.captchaAfter + 1} of a day on, of a caller or to a number (for anyone, known devices and the owner apart)`,
  ],
  [
    'sign-in',
    `after ${LOGIN_LIMITS.captchaAfterFailures} wrong passwords for a name, known or not, a captcha is required, after ${LOGIN_LIMITS.lockAfterFailures} (the last of them is itself refused with ${ACCOUNT_ERROR.accountLocked}) no password is accepted for ${minutes(LOGIN_LIMITS.lockForMs)}, while a code still is; each known device has a count and a lock of its own, all others share one; all names of an account and all operations that take a password count together, and start again after a lock, a right password (even before a second step), a new one, or a day`,
  ],
  [
    'second step',
    `${SECOND_STEP.triesPerChallenge} wrong codes end a challenge or a setup, ${SECOND_STEP.lockAfterFailures} in a row when signing in lock it for ${minutes(SECOND_STEP.lockForMs)}, for each known device apart and for all others of the account together; a code of the time step before or after is right, too; a setup is valid for ${minutes(SECOND_STEP.setupSeconds * 1000)}`,
  ],
  ['proof of identity for a new phone number', `valid for ${minutes(PHONE_PROOF_FOR_MS)}`],
  [
    'payment of an order',
    `within ${PAY_DEADLINE_MINUTES} minutes, then the order expires; the buyer can extend them by ${PAY_EXTENSION_MINUTES} minutes, once, which the portal offers ${END_WARNING_SECONDS / 60} minutes before the end`,
  ],
  [
    'sign-in history',
    `${LOGIN_HISTORY_DAYS} days; a password older than ${OLD_PASSWORD_DAYS} days gets a hint`,
  ],
  ['avatar', `${codes(AVATAR_KINDS)}, at most ${bytes(AVATAR_LIMITS.size)}`],
  [
    'identity file',
    `${codes(FILE_KINDS)}, at most ${bytes(IDENTITY_FILE_LIMITS.size)}, ${IDENTITY_FILE_LIMITS.count} per application, names of at most ${IDENTITY_FILE_LIMITS.nameLength} characters`,
  ],
  ['top-up', `${TOP_UP_LIMITS.least} to ${TOP_UP_LIMITS.most} cents`],
  [
    'refund',
    `an order whose setup failed is refunded after ${SETUP_REFUND_DAYS} days; a delivery counts as accepted ${ACCEPTANCE_DAYS} days after its setup; how much, says \`rule\` of \`refundable\``,
  ],
  [
    'archive of orders',
    `finished more than ${ARCHIVED_AFTER_DAYS} days ago, and what was paid for is over; \`listOrders\` leaves these out unless \`listOldOrders\` is missing, \`getOrder\` has them`,
  ],
  ['bin of rules', `${RULE_BIN_DAYS} days`],
  ['undo of an action on rules', `${RULE_UNDO_HOURS} hours`],
  ['documents', `${DOCUMENT_LIMITS.perKind} per kind and user`],
  ['consent to a binding', `${CONSENT_SECONDS} seconds, ${CONSENT_TRIES} wrong codes`],
  ['reason of an access request', `${REASON_LIMIT} characters`],
  [
    'goal',
    `characters: title ${GOAL_LIMITS.title}, description ${GOAL_LIMITS.description}, metrics ${GOAL_LIMITS.metrics}, client ${GOAL_LIMITS.client} (optional); at most ${MAX_REVIEWERS} reviewers; weight ${GOAL_WEIGHT.least} to ${GOAL_WEIGHT.most}; \`partly\` visible needs an audience`,
  ],
  [
    'warehouse',
    `characters: names ${WAREHOUSE_LIMITS.name}, summary ${WAREHOUSE_LIMITS.summary}, member ${WAREHOUSE_LIMITS.memberName}; at most ${WAREHOUSE_LIMITS.members} members`,
  ],
];

const DISCOUNT_KINDS = LINE_KINDS.filter((kind) => kind !== 'plan' && kind !== 'spec');

/** How many months, or deliveries, each unit of a term has. */
const unitsOfTerm = PERIOD_UNITS.map((unit) => `\`${unit}\` ${specPriceUnits({ unit, count: 1 })}`).join(
  ', ',
);

/** The fields of an application that are chosen. */
const choices = Object.entries(TEXT_FACTS)
  .flatMap(([field, { choices: values }]) => (values ? `\`${field}\` is one of ${codes(values)}.` : []))
  .join(' ');

/** The texts and files of an application by type; those of an agent are the most. */
function papersTable(): string {
  const rows = CERTIFICATION_TYPES.map((type) => {
    const steps = getSteps(type, { applicantRole: 'agent' });
    return [
      codes([type]),
      codes(steps.flatMap(({ texts }) => texts)),
      codes(steps.flatMap(({ slots }) => slots)),
    ];
  });
  return table(['type', 'texts', 'files'], rows);
}

/** Prices, password rules, the papers of a verification, and limits. */
export const rulesGuide = (): string => `## Prices

- \`payableAmount\` is \`originalAmount\` − \`discountAmount\`, and the sum of \`items\`: the plan, the specs, then what is taken off. The discounts (${codes(DISCOUNT_KINDS)}) are the negative lines; a coupon comes off what is left of the others, and takes at most that.
- The line \`plan\` is the \`originalPrice\` of the term, times \`quantity\`. Each spec with a surcharge is a line \`spec\`: \`amounts\` of the chosen value, \`amount\` of what is switched on, or \`unitAmount\` for each unit above \`included\`; times the months of the term (${unitsOfTerm}, each times \`count\` of the period), times \`quantity\`. \`price\` is the discounted \`originalPrice\` of the term, without surcharges; what it saves, times \`quantity\`, is the line \`periodDiscount\`. \`unitPrice\` is the \`price\` of the ordered term, \`priceFrom\` the least \`price\` of all terms, however long.
- A trial has the lines of its selection at their full price, whatever its \`period\` (which must be one of the plan), and one line \`trial\` that takes all of it off; no \`periodDiscount\`, no \`coupon\`.
- Some benefits are for a person, whatever the account: the trial of a service, a coupon with a number of uses per person, and what is for people who have bought nothing yet. Accounts with the same phone number (now or before a change) or the same verified document are of one person; a second use is refused as in the same account. Uses of orders that ended unpaid or were refunded in full do not count. What is kept for it after a closing, says "Closing of an account".
- The rate of \`tax\` is up to the back end, also for each service; the amounts contain it.
- A quote holds its price until \`expiresAt\`, for the selection that it was made for, also for a user who signs in meanwhile, and for several orders; some 15 minutes are right. \`placeOrder\` names the quote and the \`payableAmount\` that the user has seen: later, with an unknown quote, or for another selection (or user, if the back end likes), it is refused with ${ORDER_ERROR.quoteExpired}, and with ${ORDER_ERROR.priceChanged} for another \`payableAmount\` than that of the quote. Only the price of a change of plan goes with the days left: it may be refused with ${ORDER_ERROR.priceChanged} once one more is over. A coupon that has ended meanwhile is refused with its own code.

## Passwords

A password is sent exactly as typed. The portal accepts ${PASSWORD_LIMITS.min} to ${PASSWORD_LIMITS.max} characters (code points) of any kind. It refuses, and so should the back end (10010): a password that ignoring case is one of ${COMMON_PASSWORDS.size} common ones, such as \`password1\` or \`admin123\` (a back end has a list of its own); one repeated character; one run of the alphabet, of digits or of keys beside each other on a keyboard, forwards or backwards; one that contains the phone number, or a user name of four or more characters. A back end may refuse more.

## Phone numbers

Numbers are mainland mobile numbers: \`^1[3-9]\\d{9}$\`, after removing spaces, hyphens and a leading \`+86\` or \`0086\` and making full-width digits plain ones. They are sent as typed and stored without these. Replies mask them: \`138****8000\`.

## Identity verification

${papersTable()}

\`authorisation\` is for an agent only. ${choices} Identity numbers have 18 characters with region, date of birth and checksum (GB 11643), credit codes 18 characters with checksum (GB 32100). \`validFrom\` and \`validUntil\` are days (\`2026-11-20\`), \`validUntil\` also \`${LONG_TERM}\`. \`problems\` lists what is still missing or wrong, in the order of the form.

## Limits

${table(['what', 'limit'], LIMITS)}

Limits must not become a weapon against the owner of an account. A stranger who knows only a number or name can use up the codes that are left to anyone, and lock the name for unknown devices; the owner still gets in on a known device, and from an unknown one after a lock by a code. So give an unguessable \`deviceToken\` with each sign-in and each new password by a code, store its digest with the account, and count what comes with it apart: a known device is one whose token belongs to the account of the number or name. The portal keeps the token when the user signs out. Each sign-in may replace it by one that stands for the accounts of the sent one, too; forget the tokens of an account with a new password or phone number and when the other sessions are revoked, and those of its device when one session is. Whoever does it in a session gets a new \`deviceToken\` with the reply, and all earlier ones of that device end, too, because they may have been copied; its count of wrong tries stays. A caller is the network address that your outermost proxy states (of IPv6 its first 64 bits), never a header that the client can set. A code of the account (\`changePhone\`, \`certification\`, \`access\`) is valid for the user who has asked for it, and replaces none of others to the same number. Count wrong passwords for a name that nobody has in the same way as for one of an account, however it is written, so that no captcha tells which exist. \`smsTooSoon\`, \`smsDailyLimit\` and \`accountLocked\` say with \`retryAfterSeconds\` when to try again. Without \`deviceToken\` in the replies the portal sends none.

## Texts

Bodies and details named as Markdown are CommonMark without HTML; links lead to pages of the portal or to \`https:\` addresses. Pictures (\`cover\`, \`gallery\`, \`avatar\`) are paths on the portal's own host, \`data:image/...\` addresses, or on hosts that the deployment lists.`;
