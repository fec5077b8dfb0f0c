import { expectContract } from '../../../support/contractText';

it('the order area promises back ends these codes, limits, choices and refusals', () =>
  expectContract(
    'src/domain/order',
    `
    COUPON_CODE_MAX_LENGTH: 32
    WALLET_STATES: usable used expired
    GET coupon/list; ?state WALLET_STATES
    GET coupon/offers
    POST coupon/claim; code 1 to 32 characters; refused 42011 42012 42013
    couponOffer: serviceType SERVICE_TYPES
    couponRule: 1 of 2; #1.type amount; #2.type part
    walletCoupon: serviceType SERVICE_TYPES; state WALLET_STATES
    POST order/quote; optional; refused 42001 42002 42003 42006 42004 42005 42011 42012 42013 43001 43002
        43004 42034
    POST order; refused 42001 42002 42003 42006 42004 42005 42011 42012 42013 42021 42022 42023 42024 43001
        43002 43004 42034
    GET order/list; ?status[] ORDER_STATUSES
    GET order/:orderId; refused 404
    GET order/byKey/:key
    POST order/:orderId/pay; refused 42031 42032 42034
    POST order/:orderId/pay/close
    POST order/:orderId/cancel; refused 42031
    POST order/:orderId/refund; refused 42031 42033 42034 42035 42036 43002
    POST order/:orderId/refund/withdraw; refused 42031
    POST order/:orderId/accept; refused 42031
    transitionRefused 42031
    ARCHIVED_AFTER_DAYS: 365
    OLD_ORDER_ORIGINS: imported archived
    OLD_ORDER_STATUSES: completed refunded cancelled expired
    GET order/old/list
    GET order/old/:orderId; refused 404
    oldOrder: status OLD_ORDER_STATUSES; origin OLD_ORDER_ORIGINS; quantity >= 1; payChannel PAY_CHANNELS
    oldOrderSummary: status OLD_ORDER_STATUSES; origin OLD_ORDER_ORIGINS
    CANCEL_REASONS: changedMind wrongConfiguration foundCheaper paymentTrouble other
    PAYMENT_STATUSES: pending succeeded failed
    PAY_CHANNELS: alipay wechat balance transfer
    PAY_DEADLINE_MINUTES: 30
    REMARK_MAX_LENGTH: 200
    TIMELINE_EVENTS: create accept pay paySucceeded payFailed cancel expire provision activated
        provisionFailed retry refund requestRefund approveRefund rejectRefund withdrawRefund refunded
    cancelPayload: reason CANCEL_REASONS
    orderPayload: skuCode 1 to 64; quantity >= 1; orderType ORDER_TYPES; orderType = "new"; buyerRemark to
        200 characters
    order: orderType ORDER_TYPES; status ORDER_STATUSES; statusBeforeRefund ORDER_STATUSES; quantity >= 1;
        reviewAction REVIEW_ACTIONS; payChannel PAY_CHANNELS; cancelReason CANCEL_REASONS; invoiceStatus
        none|requested|issued|withdrawn|reversed; refundedWith = []; timeline[].actor
        buyer|system|provider|operator; timeline[].event TIMELINE_EVENTS
    orderSummary: orderType ORDER_TYPES; status ORDER_STATUSES; statusBeforeRefund ORDER_STATUSES; quantity
        >= 1; reviewAction REVIEW_ACTIONS
    payPayload: channel PAY_CHANNELS
    payment: channel PAY_CHANNELS; status PAYMENT_STATUSES
    refundedWith: orderType ORDER_TYPES; payChannel PAY_CHANNELS
    serviceSnapshot: type SERVICE_TYPES
    ORDER_ERROR: serviceUnavailable 42001, selectionInvalid 42002, quantityExceeded 42003, purchaseLimit
        42004, certificationRequired 42005, trialRefused 42006, couponUnknown 42011, couponExpired 42012,
        couponNotApplicable 42013, quoteExpired 42021, priceChanged 42022, consentOutdated 42023,
        idempotencyConflict 42024, transitionRefused 42031, balanceInsufficient 42032, nothingRefundable
        42033, refundPending 42034, handOverPending 42035, refundAmountChanged 42036
    handOverPending 42035
    idempotencyConflict 42024
    refundAmountChanged 42036
    refundPending 42034
    selectionRefused: error service|plan|period|spec|quantity|trial|orderType
    BACK: back
    ORDER_EVENTS: pay paySucceeded payFailed cancel expire provision activated provisionFailed retry refund
        requestRefund approveRefund rejectRefund withdrawRefund refunded
    ORDER_GROUPS: unpaid (pendingPayment paying), underWay (paid provisioning provisionFailed), completed
        (completed), refund (refundReview refunding refunded), closed (cancelled expired)
    ORDER_GROUP_NAMES: unpaid underWay completed refund closed
    ORDER_STATUSES: pendingPayment paying paid provisioning completed provisionFailed cancelled expired
        refundReview refunding refunded
    ORDER_TRANSITIONS: pendingPayment (pay (to paying, by (buyer)), cancel (to cancelled, by (buyer
        system)), expire (to expired, by (system))), paying (paySucceeded (to paid, by (system)), payFailed
        (to pendingPayment, by (system buyer))), paid (provision (to provisioning, by (system)),
        requestRefund (to refundReview, by (buyer))), provisioning (activated (to completed, by (provider)),
        provisionFailed (to provisionFailed, by (provider))), completed (requestRefund (to refundReview, by
        (buyer))), provisionFailed (retry (to provisioning, by (provider operator)), refund (to refunding,
        by (operator buyer)), cancel (to cancelled, by (system))), refundReview (approveRefund (to
        refunding, by (operator)), rejectRefund (to back, by (operator)), withdrawRefund (to back, by
        (buyer))), refunding (refunded (to refunded, by (system))), cancelled (), expired (), refunded ()
    LINE_KINDS: plan spec periodDiscount coupon trial
    orderItem: kind LINE_KINDS
    quotePayload: skuCode 1 to 64; quantity >= 1; orderType ORDER_TYPES; orderType = "new"
    ACCEPTANCE_DAYS: 7
    REFUND_ARRIVAL_DAYS: from 1, to 3
    REFUND_DESTINATIONS: channel balance
    REFUND_NOTE_MAX_LENGTH: 200
    REFUND_OBSTACLES: handOverPending refundPending changePending
    REFUND_REASONS: notNeeded notWorking wrongOrder foundCheaper other
    REFUND_RULES: free unused notBegun early proRata units usedUp unaccepted accepted over handedOver
    REFUND_WHOLE_DAYS: 7
    SETUP_REFUND_DAYS: 7
    refundObstacle: kind REFUND_OBSTACLES
    refundPayload: reason REFUND_REASONS; note to 200 characters; destination REFUND_DESTINATIONS;
        destination = "channel"
    refund: reason REFUND_REASONS; destination REFUND_DESTINATIONS; destination = "channel"
    refundable: rule REFUND_RULES
    `,
  ));
