import { ENDPOINTS } from '../endpoints';
import { codes, table } from './markdown';

/** The operations with which the portal works for a first sale, in the order of building them, with the reason. */
export const FIRST_OPERATIONS: readonly (readonly [id: string, reason: string])[] = [
  ['listColumns', 'Every page reads it; without a column of its title a section does not exist.'],
  ['listAgreements', 'Every page reads it; consents name its versions.'],
  ['getAgreement', 'What a buyer agrees to must be readable.'],
  ['listServices', 'Visitors see what is on offer.'],
  ['getService', 'Its plans, prices and specs are what an order selects from.'],
  ['sendSmsCode', 'A registration needs a code.'],
  ['signUp', 'A buyer needs an account.'],
  ['signIn', 'The portal calls it after a registration, too; it returns the token.'],
  ['getCurrentUser', 'Every page reads it with the token; its menus open the pages of a purchase.'],
  ['countUnreadMessages', 'Every page reads it for users; 0 will do.'],
  ['signOut', 'Ends the token; the portal forgets it anyway.'],
  ['quoteOrder', 'The page of an order shows no price without it.'],
  ['placeOrder', 'The sale itself.'],
  ['getOrderByKey', 'A lost reply to an order or a payment is looked up, instead of buying twice.'],
  ['getOrder', 'The payment page and the result wait for its status.'],
  ['payOrder', 'Starts the payment; what the payment provider says moves the order on.'],
  ['cancelOrder', 'A buyer who changes their mind gives the order back.'],
  ['listOrders', 'The user center and the home page of a user show them.'],
  ['listInstances', 'What was bought, for the same pages.'],
  ['getInstanceDetail', 'The page of a bought service.'],
];

/** What a back end with the first operations alone does not offer: without which others, and how the pages do not offer it either. */
export const LEFT_OUT: readonly (readonly [feature: string, without: readonly string[], instead: string])[] =
  [
    ['captchas', ['createCaptcha'], 'never refuse with 10002; `captchaRequired` is missing'],
    ['new versions of agreements', ['acceptAgreements'], '`changedAgreements` is empty'],
    ['more time to pay', ['extendPayment'], '`isExtended` is missing'],
    [
      'the balance, or another channel of payment',
      ['getChargeSummary', 'startTopUp', 'proveAccount'],
      '`payChannels` names the others; `balanceProofRequired` is missing',
    ],
    ['refunds', ['requestRefund'], '`refundable` is missing'],
    ['acceptance of deliveries', ['acceptDelivery'], '`acceptance` is missing'],
    ['reviews', ['listReviews', 'rateOrder'], '`review` and `reviewAction` of orders are missing'],
    [
      'invoices',
      ['listInvoices', 'requestInvoice'],
      '`invoice` and `invoiceableAmount` are missing, `invoiceStatus` is `none`',
    ],
    ['pages of providers', ['getProvider'], '`providerId` is missing'],
    ['identity verification', ['getCertification'], 'no service has `requiresCertification`'],
    ['coupons', ['listCoupons'], '`suggestedCoupon` is missing; refuse a `couponCode` with 42011'],
    ['trials', [], '`trialDays` is 0'],
    [
      'renewals',
      ['renewInstance', 'setAutoRenew'],
      'purchased services have `renewable` and `autoRenew` `false` and no `outlook`, quotes have `renewable` `false`, orders no `autoRenew`',
    ],
    [
      'other plans and a scheduled end',
      ['upgradeInstance', 'scheduleChange'],
      '`upgradable`, `downgradable` and `autoRenew` of purchased services are `false`, `changeable` is missing',
    ],
    ['access keys', ['createAccessKey'], '`accessKeys` is missing'],
    ['members', ['saveMember'], '`members` is missing'],
    ['usage', ['setUsageAlert'], '`usage` is missing'],
    ['announcements', ['listAnnouncements'], 'no column of their section; `unreadAnnouncementCount` is 0'],
    ['the archive', ['listOldOrders'], '`listOrders` has all orders'],
  ];

/** What the pages offer whatever a back end sends. */
const ALWAYS_OFFERED = ['closePayment', 'getInstanceAccess', 'offerHandOver'];

function keyOf(id: string): string {
  const endpoint = ENDPOINTS.find((each) => each.id === id);
  if (endpoint) return endpoint.key;
  throw new Error(`There is no operation ${id}`);
}

/** What to build first. */
export const startGuide = (): string => `## Where to start

A back end need not have all ${ENDPOINTS.length} operations. With these ${FIRST_OPERATIONS.length}, in this order, a visitor registers, buys, pays and finds what was bought; the others answer 501 \`notOffered\` (section "Envelope") and can follow in any order.

${table(
  ['', 'operation', 'address', 'why now'],
  FIRST_OPERATIONS.map(([id, reason], index) => [String(index + 1), codes([id]), codes([keyOf(id)]), reason]),
)}

Then follow, by what buyers miss first: \`createCaptcha\` and \`resetPassword\`, \`closePayment\`, \`sendAccessCode\` and \`getInstanceAccess\`, \`listAnnouncements\`, refunds, renewals, invoices, tickets. The reads of a first page are those of rows 1, 2, 9 and 10. Which file of the portal answers which address is in its \`pages.txt\`, and no part of this API.

### Left out of a first back end

So that the pages offer nothing that answers 501, send instead:

${table(
  ['left out', 'without', 'instead'],
  LEFT_OUT.map(([feature, without, instead]) => [feature, codes(without), instead]),
)}

Leave the menu paths of the missing operations out, too (section "Menus"). The buttons for ${codes(ALWAYS_OFFERED)} stay, and show the \`message\` of the 501; without \`closePayment\`, let a payment that nobody confirms fail soon (see "Order" under "States").`;
