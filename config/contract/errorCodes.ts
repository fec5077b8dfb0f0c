import { ACCESS_ERROR } from '../../src/domain/account/accessRequest';
import { BINDING_ERROR } from '../../src/domain/account/accountBinding';
import { ACCOUNT_ERROR } from '../../src/domain/account/accountError';
import { CLOSING_ERROR } from '../../src/domain/account/closing';
import { LINKED_ERROR } from '../../src/domain/account/linkedAccount';
import { SECOND_STEP_REQUIRED } from '../../src/domain/account/login';
import { AVATAR_ERROR } from '../../src/domain/account/profile';
import { SECOND_STEP_ERROR } from '../../src/domain/account/secondStep';
import { CERTIFICATION_ERROR } from '../../src/domain/certification/certification';
import { RANGE_REFUSED } from '../../src/domain/console/analysis';
import { TAG_ERROR } from '../../src/domain/console/consoleAccount';
import { PROCESS_ERROR } from '../../src/domain/console/process';
import { FORM_ERROR } from '../../src/domain/console/submission';
import { LINK_ERROR } from '../../src/domain/console/workplace';
import { DOCUMENT_ERROR } from '../../src/domain/editor/editorDocument';
import { CONFLICT, NOT_FOUND } from '../../src/domain/endpoint';
import { INSTANCE_ERROR } from '../../src/domain/instance/instanceMachine';
import { INVOICE_ERROR } from '../../src/domain/invoice/invoiceMachine';
import { BALANCE_ERROR } from '../../src/domain/money/balanceError';
import { ORDER_ERROR } from '../../src/domain/order/orderError';
import { REVIEW_ERROR } from '../../src/domain/review/review';
import { RULE_ERROR } from '../../src/domain/rule/ruleError';
import { TICKET_ERROR } from '../../src/domain/support/ticket';

export const GENERAL_ERROR = {
  malformed: 400,
  sessionInvalid: 401,
  forbidden: 403,
  notFound: NOT_FOUND,
  conflict: CONFLICT,
  crashed: 500,
} as const;

const GENERAL = {
  malformed: 'The body is invalid.',
  sessionInvalid:
    'The token is invalid or expired, or missing where one is needed. The portal signs the user out.',
  forbidden: 'The user has no access to the page of this call.',
  notFound: 'Not found, or owned by another user; the reply does not reveal which.',
  conflict: 'The record was changed since `version`: when, by whom and to what.',
  crashed: 'The server failed.',
} satisfies Record<keyof typeof GENERAL_ERROR, string>;

const ACCOUNT = {
  wrongCredentials: 'Unknown name or phone number, or the wrong password: the reply does not reveal which.',
  captchaRequired: 'Too many wrong passwords; request a captcha and send its answer.',
  captchaWrong: 'The answer to the captcha is wrong or has expired.',
  accountLocked: 'Locked for a while after too many wrong passwords; the message gives the duration.',
  smsCodeWrong: 'The SMS code is wrong.',
  smsCodeVoid: 'The SMS code has expired, was used or was entered wrongly too often. Request a new one.',
  smsTooSoon: 'The last message to this number was sent too recently.',
  smsDailyLimit: 'This number has reached its daily limit of messages.',
  phoneTaken: 'The phone number already belongs to an account.',
  passwordRefused: 'The password is too weak.',
  passwordsDiffer: 'The two passwords differ.',
  phoneInvalid: 'The phone number is not a valid mobile number.',
  consentOutdated: 'An agreement has a newer version than the one accepted.',
  phoneProofInvalid:
    'The proof of identity has expired, was used for another change or belongs to another session.',
  phoneUnchanged: 'The new phone number is the current one.',
} satisfies Record<keyof typeof ACCOUNT_ERROR, string>;

const SECOND_STEP = {
  codeWrong: 'The code of the authenticator app, or the recovery code, is wrong.',
  codeUsed: 'The code of this time step was used before.',
  challengeOver: 'The challenge is unknown, has expired, was used or failed too often. Sign in again.',
  locked: 'Too many wrong codes in a row.',
  setupOver: 'The secret is unknown, has expired or failed too often. Create another.',
  alreadyOn: 'The second step is on.',
  notOn: 'The second step is off.',
} satisfies Record<keyof typeof SECOND_STEP_ERROR, string>;

const LINKED = {
  codeRefused: 'The provider has refused the code: it is unknown, expired, used, or of another verifier.',
  providerUnreachable: 'The provider’s token endpoint did not answer.',
  linkedElsewhere: 'The account at the provider is linked to another user.',
  alreadyLinked: 'The user has another linked account at this provider.',
  ticketOver: 'The ticket is unknown, has expired or was used.',
  lastWay: 'The user could not sign in any more.',
} satisfies Record<keyof typeof LINKED_ERROR, string>;

const CHALLENGE = {
  secondStepRequired: 'The first step has succeeded. No session has started.',
};

const ORDER = {
  serviceUnavailable: 'The service is paused, retired or removed.',
  selectionInvalid: 'The service does not offer this plan, period or spec.',
  quantityExceeded: 'The quantity exceeds the limit of one order.',
  purchaseLimit: 'The buyer has reached the limit per user.',
  certificationRequired: 'The buyer’s identity must be verified.',
  trialRefused: 'The service offers no trial, or the buyer already had one.',
  couponUnknown: 'The coupon does not exist.',
  couponExpired: 'The coupon has expired or is used up.',
  couponNotApplicable: 'The coupon does not apply to this order.',
  quoteExpired: 'The quote has expired; request a new one.',
  priceChanged: 'The price has changed since it was shown.',
  consentOutdated: 'An agreement has a newer version than the one accepted, or one is missing.',
  idempotencyConflict: 'The key was used for other content.',
  transitionRefused: 'The state of the order does not allow it.',
  balanceInsufficient: 'The balance is too low.',
  nothingRefundable: 'No part of the order can be refunded.',
  refundPending: 'A refund of the same service is open; nothing is charged or changed until it ends.',
  handOverPending: 'The service is offered to another account.',
  refundAmountChanged: 'Another amount is refundable now.',
} satisfies Record<keyof typeof ORDER_ERROR, string>;

const INVOICE = {
  nothingToInvoice: 'An order or a top-up is unknown, or has nothing to invoice.',
  amountChanged: 'The lines sum to another amount than `amount`.',
  idempotencyConflict: 'The key was used for another invoice.',
  transitionRefused: 'The status of the invoice does not allow it.',
  tooManyTitles: 'The user keeps as many titles as possible.',
  titleKept: 'The user keeps a title with this name and tax number already.',
} satisfies Record<keyof typeof INVOICE_ERROR, string>;

const INSTANCE = {
  actionRefused: 'The state of the service does not allow it.',
  changePending: 'A renewal or a change of plan is pending.',
  proofRequired: 'The user must prove their identity first.',
  notAnUpgrade:
    'The plan does not have a higher rank; for a change of plan, it is not another one of the same rank.',
  limitReached: 'The service has as many keys or members as possible.',
  ownNumber: 'The phone number is that of the owner.',
} satisfies Record<keyof typeof INSTANCE_ERROR, string>;

const REVIEW = {
  refused: 'It is too late, was done before, is not the caller’s to do, or concerns their own review.',
  contactDetails: 'The text contains a phone number, an email address or a link.',
} satisfies Record<keyof typeof REVIEW_ERROR, string>;

const TICKET = {
  refused: 'The status of the ticket does not allow it.',
  fileRefused: 'The file is refused, or an attachment is unknown.',
} satisfies Record<keyof typeof TICKET_ERROR, string>;
const BALANCE = {
  amountUnavailable: 'The amount is more than can be withdrawn to this target.',
  dailyLimit: 'The user has requested as many withdrawals today as are allowed.',
  nameUnverified: 'A bank account needs a verified identity.',
  autoTopUpOn: 'The automatic top-up is on, so that less can be withdrawn.',
  transitionRefused: 'The state of the withdrawal does not allow it.',
  keyUsed: 'The key was used for another withdrawal.',
  channelUnused: 'The payment method has not been used for a top-up.',
} satisfies Record<keyof typeof BALANCE_ERROR, string>;

const CERTIFICATION = {
  transitionRefused: 'The state of the verification does not allow it, or no longer.',
  fieldsInvalid: 'Fields are missing or invalid.',
  fileRefused: 'The file is refused.',
  consentOutdated: 'The privacy policy has a newer version than the one accepted.',
} satisfies Record<keyof typeof CERTIFICATION_ERROR, string>;

const RULE = {
  gone: 'The rule does not exist or was deleted.',
  duplicateName: 'Another rule has this name.',
  selectionChanged: 'Another number of rules matches than `total`. Nothing was done.',
  nothingToUndo:
    'The action is unknown, was undone before, is older than 24 hours or belongs to another user.',
  nothingToRetry: 'The action is unknown, was undone, belongs to another user or has no failed rules.',
  limitMissing: 'The limit of the new template has another unit; send `limit` in the same call.',
} satisfies Record<keyof typeof RULE_ERROR, string>;

const LINK = {
  tooMany: 'The limit of links is reached.',
  twice: 'The page is already linked.',
  noPage: 'The user has no access to the page.',
} satisfies Record<keyof typeof LINK_ERROR, string>;

const FORM = {
  fieldsInvalid: 'Fields are missing or invalid.',
  balanceShort: 'The balance of the account is too low.',
  hostTaken: 'Another warehouse has this domain.',
  keyUsed: 'The key was used for other content.',
} satisfies Record<keyof typeof FORM_ERROR, string>;

const PROCESS = {
  transitionRefused: 'The status of the approval does not allow the event.',
  stepDone: 'The step has been done: a step is done once.',
  ownRequest: 'Applicants do not decide their own requests.',
  notReviewer: 'The step is done by its assignee or their deputy.',
  notApplicant: 'Only the applicant may do this.',
} satisfies Record<keyof typeof PROCESS_ERROR, string>;

const ACCESS = {
  alreadyGranted: 'The user has this menu entry already.',
  notRequestable: 'No menu entry has this path, or it comes with a role only.',
  transitionRefused: 'The request was withdrawn or has been decided: it is decided once.',
  ownRequest: 'Administrators do not decide their own requests.',
} satisfies Record<keyof typeof ACCESS_ERROR, string>;

const BINDING = {
  codeWrong: 'The code is wrong.',
  consentOver:
    'The request is unknown, has expired, failed too often, was refused or was used. Start a new one.',
  boundElsewhere: 'The account is bound to another user.',
  alreadyBound: 'A binding already exists.',
} satisfies Record<keyof typeof BINDING_ERROR, string>;

const CLOSING = {
  blocked: 'The account has blockers of closing.',
  beingClosed: 'The account is being closed and accepts only the calls that keep it.',
} satisfies Record<keyof typeof CLOSING_ERROR, string>;

const DOCUMENT = { tooMany: 'The limit of documents of this kind is reached.' };
const AVATAR = { refused: 'The picture is refused.' };
const TAG = { refused: 'The tag is refused.' };
const RANGE = { rangeRefused: 'The date range is invalid.' };

export interface ErrorCode {
  code: number;
  name: string;
  meaning: string;
}

const catalogue = <Name extends string>(codes: Record<Name, number>, meanings: Record<Name, string>) =>
  (Object.keys(codes) as Name[]).map(
    (name): ErrorCode => ({ code: codes[name], name, meaning: meanings[name] }),
  );

/** All failure codes of the contract. */
export const ERROR_CODES: readonly ErrorCode[] = [
  ...catalogue(GENERAL_ERROR, GENERAL),
  ...catalogue(ACCOUNT_ERROR, ACCOUNT),
  ...catalogue({ secondStepRequired: SECOND_STEP_REQUIRED }, CHALLENGE),
  ...catalogue(SECOND_STEP_ERROR, SECOND_STEP),
  ...catalogue(LINKED_ERROR, LINKED),
  ...catalogue(ORDER_ERROR, ORDER),
  ...catalogue(INVOICE_ERROR, INVOICE),
  ...catalogue(INSTANCE_ERROR, INSTANCE),
  ...catalogue(REVIEW_ERROR, REVIEW),
  ...catalogue(TICKET_ERROR, TICKET),
  ...catalogue(BALANCE_ERROR, BALANCE),
  ...catalogue(CERTIFICATION_ERROR, CERTIFICATION),
  ...catalogue(RULE_ERROR, RULE),
  ...catalogue({ rangeRefused: RANGE_REFUSED }, RANGE),
  ...catalogue(LINK_ERROR, LINK),
  ...catalogue(FORM_ERROR, FORM),
  ...catalogue(DOCUMENT_ERROR, DOCUMENT),
  ...catalogue(PROCESS_ERROR, PROCESS),
  ...catalogue(ACCESS_ERROR, ACCESS),
  ...catalogue(BINDING_ERROR, BINDING),
  ...catalogue(CLOSING_ERROR, CLOSING),
  ...catalogue(AVATAR_ERROR, AVATAR),
  ...catalogue(TAG_ERROR, TAG),
];
