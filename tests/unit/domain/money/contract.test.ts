import { expectContract } from '../../../support/contractText';

it('the money area promises back ends these codes, limits, choices and refusals', () =>
  expectContract(
    'src/domain/money',
    `
    AUTO_TOP_UP_MONTHLY_MOST: 100000000
    AUTO_TOP_UP_STATUSES: off on waiting stopped
    GET balance/autoTopUp
    PUT balance/autoTopUp; refused 48007
    DELETE balance/autoTopUp
    autoTopUpPayload: threshold >= 100, <= 5000000; amount >= 100, <= 5000000; monthlyLimit >= 100, <=
        100000000; channel TOP_UP_CHANNELS; accepted true
    autoTopUp: status AUTO_TOP_UP_STATUSES; settings.channel TOP_UP_CHANNELS
    paymentMeans: channel TOP_UP_CHANNELS
    BALANCE_ERROR: amountUnavailable 48001, dailyLimit 48002, nameUnverified 48003, autoTopUpOn 48004,
        transitionRefused 48005, keyUsed 48006, channelUnused 48007
    amountUnavailable 48001
    autoTopUpOn 48004
    BUDGET_LIMITS: least 100, most 100000000
    BUDGET_PERCENTS: 50 80 100
    GET balance/budget
    PUT balance/budget; refused 412
    budgetPayload: monthlyAmount >= 100, <= 100000000; lowBalance >= 100, <= 100000000
    CHARGE_CATEGORIES: purchase usage tax credit refund adjustment topUp withdrawal
    CHARGE_DIRECTIONS: in out
    CHARGE_FREQUENCIES: once month quarter year
    CHARGE_STATUSES: pending settled reversed
    GET charge/list; ?category[] CHARGE_CATEGORIES; ?direction CHARGE_DIRECTIONS
    GET charge/summary
    GET charge/export; ?category[] CHARGE_CATEGORIES; ?direction CHARGE_DIRECTIONS; download of text/csv
    charge: category CHARGE_CATEGORIES; frequency CHARGE_FREQUENCIES; quantity >= 1; direction
        CHARGE_DIRECTIONS; payChannel PAY_CHANNELS; status CHARGE_STATUSES
    chargeSummary: months from 1
    CURRENCY: CNY
    nonNegativeCents: >= 0
    STATEMENT_GROUPS: topUps refunds credits payments withdrawals
    GET balance/statement/:month; refused 404
    GET balance/statement/:month/export; download of text/csv
    statementLine: category CHARGE_CATEGORIES; payChannel PAY_CHANNELS
    TOP_UP_CHANNELS: alipay wechat
    TOP_UP_CHOICES: 10000 50000 100000 500000
    TOP_UP_LIMITS: least 100, most 5000000
    POST balance/topUp; refused 42024
    GET balance/topUp/byKey/:key
    GET balance/topUp/:topUpId
    topUpPayload: amount >= 100, <= 5000000; channel TOP_UP_CHANNELS
    topUp: channel TOP_UP_CHANNELS; status PAYMENT_STATUSES
    BANKS: icbc abc boc ccb bocom cmb psbc spdb cib citic
    BANK_ACCOUNT_MAX_LENGTH: 64
    WITHDRAWAL_LIMITS: least 1000, most 5000000, perDay 3
    GET balance/withdrawal/options
    GET balance/withdrawal/list
    POST balance/withdrawal; refused 43003 48001 48002 48003 48004 48006
    GET balance/withdrawal/byKey/:key
    POST balance/withdrawal/:withdrawalId/cancel; refused 48005 404
    withdrawalOptions: channels[].channel TOP_UP_CHANNELS; holder.type personal|enterprise; certification
        CERTIFICATION_STATUSES
    withdrawalPayload: amount >= 1000, <= 5000000
    withdrawal: status WITHDRAWAL_STATUSES; channel TOP_UP_CHANNELS; bank BANKS
    withdrawalTarget: 1 of 2; #1.kind channel; #1.channel TOP_UP_CHANNELS; #2.kind bank; #2.bank BANKS;
        #2.accountNumber to 64, 8 to 25 digits, with spaces and hyphens
    WITHDRAWAL_EVENTS: process pay fail cancel
    WITHDRAWAL_STATUSES: requested processing paid failed cancelled
    WITHDRAWAL_TRANSITIONS: requested (process (to processing, by system), cancel (to cancelled, by user)),
        processing (pay (to paid, by system), fail (to failed, by system)), paid (), failed (), cancelled ()
    `,
  ));
