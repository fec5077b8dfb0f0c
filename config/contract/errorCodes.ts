import { BINDING_ERROR } from '../../src/domain/account/accountBinding';
import { ACCOUNT_ERROR } from '../../src/domain/account/accountError';
import { AVATAR_ERROR } from '../../src/domain/account/profile';
import { CERTIFICATION_ERROR } from '../../src/domain/certification/certification';
import { RANGE_REFUSED } from '../../src/domain/console/analysis';
import { TAG_ERROR } from '../../src/domain/console/consoleAccount';
import { PROCESS_ERROR } from '../../src/domain/console/process';
import { FORM_ERROR } from '../../src/domain/console/submission';
import { LINK_ERROR } from '../../src/domain/console/workplace';
import { DOCUMENT_ERROR } from '../../src/domain/editor/editorDocument';
import { INSTANCE_ERROR } from '../../src/domain/instance/instanceMachine';
import { ORDER_ERROR } from '../../src/domain/order/orderError';
import { RULE_ERROR } from '../../src/domain/rule/rule';

/** Codes of failures that belong to no area. */
export const GENERAL_ERROR = {
  malformed: 400,
  sessionInvalid: 401,
  forbidden: 403,
  notFound: 404,
  crashed: 500,
} as const;

const GENERAL = {
  malformed: 'The query or the body is not what the endpoint takes.',
  sessionInvalid: 'No token, or one that is not (or no longer) good. The portal signs the person out.',
  forbidden: 'The person has not the page that asks.',
  notFound: 'There is no such thing, or it belongs to somebody else: the two cannot be told apart.',
  crashed: 'The server failed.',
} satisfies Record<keyof typeof GENERAL_ERROR, string>;

const ACCOUNT = {
  wrongCredentials: 'Unknown name or phone number, or the wrong password: the two cannot be told apart.',
  captchaRequired: 'Too many wrong passwords; ask for a picture captcha and send its answer along.',
  captchaWrong: 'The answer to the captcha is wrong or too late.',
  accountLocked: 'Locked for a while after too many wrong passwords; the message says how long.',
  smsCodeWrong: 'The SMS code is not the one that was sent.',
  smsCodeVoid: 'The SMS code is over, used, or was tried wrongly too often; only a new one helps.',
  smsTooSoon: 'The last message to this number is too recent.',
  smsDailyLimit: 'This number has had its messages for today.',
  phoneTaken: 'The phone number belongs to an account already.',
  passwordRefused: 'The password is too weak.',
  passwordsDiffer: 'The two passwords differ.',
  phoneInvalid: 'That is no mobile number.',
  consentOutdated: 'An agreement has a newer version than the one accepted.',
  phoneProofInvalid: 'The proof of identity is over, used, or of another session.',
  phoneUnchanged: 'The new phone number is the one the account has.',
} satisfies Record<keyof typeof ACCOUNT_ERROR, string>;

const ORDER = {
  serviceUnavailable: 'The service is paused, retired or gone.',
  selectionInvalid: 'Plan, period or spec that the service does not offer.',
  quantityExceeded: 'More than may be bought in one order.',
  purchaseLimit: 'The buyer owns as many as one person may.',
  certificationRequired: 'Only for people whose identity is certified.',
  trialRefused: 'The service was tried before, or cannot be tried.',
  couponUnknown: 'There is no such coupon.',
  couponExpired: 'The coupon is over or used up.',
  couponNotApplicable: 'The coupon is not for this order.',
  quoteExpired: 'The quote is over; ask for a new one.',
  priceChanged: 'The price is no longer the one that was shown.',
  consentOutdated: 'An agreement has a newer version than the one accepted, or one is missing.',
  idempotencyConflict: 'The key was used for other content; `result.orderId` is what was made with it.',
  transitionRefused: 'The state of the order does not allow it; `result` is the order as it is now.',
  balanceInsufficient: 'The balance does not cover it.',
  nothingRefundable: 'Nothing of the order can be given back.',
  invoiceRefused: 'Nothing to write an invoice about, or there is one.',
} satisfies Record<keyof typeof ORDER_ERROR, string>;

const INSTANCE = {
  actionRefused: 'The service is not in a state for it.',
  changePending: 'A renewal or an upgrade is under way; `result.orderId` is its order.',
  proofRequired: 'The person must prove who they are first.',
  notAnUpgrade: 'Neither a larger plan nor the same period.',
} satisfies Record<keyof typeof INSTANCE_ERROR, string>;

const CERTIFICATION = {
  transitionRefused: 'The state of the certification does not allow it, or no longer.',
  fieldsInvalid: '`result.problems` names the fields.',
  fileRefused: 'The file is refused; `result.problem` says why.',
  consentOutdated: 'The privacy policy has a newer version than the one accepted.',
} satisfies Record<keyof typeof CERTIFICATION_ERROR, string>;

const RULE = {
  gone: 'There is no such rule, or it was deleted meanwhile.',
  duplicateName: 'Another rule has this name.',
  versionConflict: 'Somebody else has changed it since it was read; `result` is the rule as it is now.',
} satisfies Record<keyof typeof RULE_ERROR, string>;

const LINK = {
  tooMany: 'There are as many links as can be kept.',
  twice: 'The page is linked already.',
  noPage: 'The person has no such page.',
} satisfies Record<keyof typeof LINK_ERROR, string>;

const FORM = {
  fieldsInvalid: '`result.errors` names the fields.',
  balanceShort: 'The account holds less than that.',
  hostTaken: 'Another warehouse has this domain.',
  keyUsed: 'The key was used for something else.',
} satisfies Record<keyof typeof FORM_ERROR, string>;

const DOCUMENT = {
  newerVersion: 'Somebody has saved it since it was read; `result` is the newer document.',
  tooMany: 'There are as many documents of the kind as can be kept.',
} satisfies Record<keyof typeof DOCUMENT_ERROR, string>;

const PROCESS = {
  transitionRefused: 'The approval has moved on; `result` is the approval as it is now.',
} satisfies Record<keyof typeof PROCESS_ERROR, string>;

const BINDING = {
  codeWrong: 'The code is not the provider’s; `result.triesLeft`.',
  consentOver: 'Too late, too often wrong, refused or used: only a new request helps.',
  boundElsewhere: 'That account is bound to somebody else here.',
  alreadyBound: 'There is a binding already.',
} satisfies Record<keyof typeof BINDING_ERROR, string>;

const AVATAR = { refused: 'The picture is refused; `result.problem` says why.' };
const TAG = { refused: 'The tag is refused; `result.problem` says why.' };
const RANGE = { rangeRefused: 'No range of days that can be asked for; `result` says which field, and why.' };

/** One code of a failure. */
export interface ErrorCode {
  code: number;
  name: string;
  meaning: string;
}

const catalogue = <Name extends string>(codes: Record<Name, number>, meanings: Record<Name, string>) =>
  (Object.keys(codes) as Name[]).map(
    (name): ErrorCode => ({ code: codes[name], name, meaning: meanings[name] }),
  );

/** Every code with which an endpoint refuses. */
export const ERROR_CODES: readonly ErrorCode[] = [
  ...catalogue(GENERAL_ERROR, GENERAL),
  ...catalogue(ACCOUNT_ERROR, ACCOUNT),
  ...catalogue(ORDER_ERROR, ORDER),
  ...catalogue(INSTANCE_ERROR, INSTANCE),
  ...catalogue(CERTIFICATION_ERROR, CERTIFICATION),
  ...catalogue(RULE_ERROR, RULE),
  ...catalogue({ rangeRefused: RANGE_REFUSED }, RANGE),
  ...catalogue(LINK_ERROR, LINK),
  ...catalogue(FORM_ERROR, FORM),
  ...catalogue(DOCUMENT_ERROR, DOCUMENT),
  ...catalogue(PROCESS_ERROR, PROCESS),
  ...catalogue(BINDING_ERROR, BINDING),
  ...catalogue(AVATAR_ERROR, AVATAR),
  ...catalogue(TAG_ERROR, TAG),
];
