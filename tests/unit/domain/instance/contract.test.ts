import { expectContract } from '../../../support/contractText';

it('the instance area promises back ends these codes, limits, choices and refusals', () =>
  expectContract(
    'src/domain/instance',
    `
    ACCESS_KEY_EVENTS: rotate lapse revoke
    ACCESS_KEY_STATES: active rotating revoked
    ACCESS_KEY_TRANSITIONS: active (rotate rotating, revoke revoked), rotating (lapse active, revoke
        revoked), revoked ()
    FORMER_SECRET_HOURS: 24
    KEY_NAME_MAX_LENGTH: 40
    MAX_ACCESS_KEYS: 5
    keyName: 1 to 40 characters
    FEED_REFRESH_HOURS: 12
    GET calendar/feed
    POST calendar/feed
    DELETE calendar/feed
    GET calendar/feed/:token/renewals.ics; public; download of text/calendar; refused 404
    GET instance/:instanceId/detail; refused 404
    GET instance/shared/list
    POST instance/:instanceId/proof; refused 43003 10001 10004 10005 10006
    POST instance/:instanceId/key; refused 43001 43003 43005
    POST instance/:instanceId/key/:keyId/rotate; refused 43001 43003 404
    POST instance/:instanceId/key/:keyId/revoke; refused 43001 43003 404
    PUT instance/:instanceId/alert; refused 43001
    POST instance/:instanceId/member; refused 43001 43005 43006 10012
    POST instance/:instanceId/member/:memberId/remove; refused 43001 404
    POST instance/:instanceId/schedule; refused 43001 43002 42034
    POST instance/:instanceId/schedule/withdraw; refused 43001 43002
    POST instance/:instanceId/handOver; refused 43001 43002 42034 43003 43006 10012
    POST instance/:instanceId/handOver/withdraw; refused 43001
    POST instance/:instanceId/handOver/accept; refused 43001 43002 42034 404
    POST instance/:instanceId/handOver/decline; refused 43001 404
    GET instance/list; ?group INSTANCE_GROUPS
    GET instance/renewals
    GET instance/:instanceId; refused 404
    POST instance/:instanceId/renew; refused 42001 42002 42003 42006 42004 42005 42011 42012 42013 42021
        42022 42023 42024 43001 43002 43004 42034
    POST instance/:instanceId/upgrade; refused as above
    PUT instance/:instanceId/autoRenew; refused 43001
    GET instance/byKey/:key
    POST instance/:instanceId/access; refused 43001 43003 10001 10004 10005 10006
    POST instance/:instanceId/access/code; refused 10007 10008
    HAND_OVER_DAYS: 7
    HAND_OVER_EVENTS: accept decline withdraw expire
    HAND_OVER_STATUSES: offered accepted declined withdrawn expired
    HAND_OVER_TRANSITIONS: offered (accept (to accepted, by (receiver)), decline (to declined, by
        (receiver)), withdraw (to withdrawn, by (sender)), expire (to expired, by (system))), accepted (),
        declined (), withdrawn (), expired ()
    AUTO_RENEW_DAYS: 1
    EXPIRING_SOON_DAYS: 30
    EXPIRING_SOON_SHARE: 0.25
    INSTANCE_GROUPS: all running soon ended
    INSTANCE_STATUSES: opening active suspended expired released
    accessPayload: password to 256; smsVerificationCode to 32
    access: validForSeconds >= 0
    instance: orderType ORDER_TYPES; quantity >= 1; status INSTANCE_STATUSES; anchorDay >= 1, <= 31;
        openOrder.orderType ORDER_TYPES; openOrder.status ORDER_STATUSES; refundPending = false
    instanceSummary: orderType ORDER_TYPES; quantity >= 1; status INSTANCE_STATUSES; anchorDay >= 1, <= 31;
        openOrder.orderType ORDER_TYPES; openOrder.status ORDER_STATUSES; refundPending = false
    LATEST_ORDERS: 5
    MAX_MEMBERS: 20
    handOverPayload: userPhone to 64
    instanceDetail: orderType ORDER_TYPES; quantity >= 1; status INSTANCE_STATUSES; anchorDay >= 1, <= 31;
        openOrder.orderType ORDER_TYPES; openOrder.status ORDER_STATUSES; refundPending = false; role
        SERVICE_ROLES
    memberPayload: userPhone to 64; role MEMBER_ROLES
    serviceMember: role MEMBER_ROLES; status MEMBER_STATUSES
    sharedServices: services[].role MEMBER_ROLES
    INSTANCE_ACTIONS: renew upgrade autoRenew access
    INSTANCE_ERROR: actionRefused 43001, changePending 43002, proofRequired 43003, notAnUpgrade 43004,
        limitReached 43005, ownNumber 43006
    INSTANCE_EVENTS: activate suspend resume runOut renew upgrade release
    INSTANCE_TRANSITIONS: opening (activate active, release released), active (suspend suspended, runOut
        expired, renew active, upgrade active, release released), suspended (resume active, runOut expired,
        release released), expired (renew active, release released), released ()
    changePending 43002
    INVITATION_DAYS: 30
    MEMBER_EVENTS: open expire takeNumber closeAccount
    MEMBER_STATUSES: invited active expired numberTaken accountClosed
    MEMBER_TRANSITIONS: invited (open active, expire expired, takeNumber numberTaken, closeAccount
        accountClosed), active (closeAccount accountClosed), expired (), numberTaken (), accountClosed ()
    FORECAST_MONTHS: 12
    renewal: quantity >= 1; openOrder.orderType ORDER_TYPES; openOrder.status ORDER_STATUSES; anchorDay >=
        1, <= 31
    SCHEDULED_KINDS: downgrade end
    changeChoice: 1 of 2; #1.kind downgrade; #2.kind end
    scheduledChange: 1 of 2; #1.kind downgrade; #2.kind end
    MEMBER_ROLES: manager viewer
    SERVICE_ACTIONS: renew (notOwner trial noTerm canceled notReady handOverOpen changeScheduled orderOpen
        refundPending notSold), upgrade (notOwner trial noTerm ended notRunning handOverOpen changeScheduled
        orderOpen refundPending largestPlan), autoRenew (notOwner trial noTerm ended notRunning handOverOpen
        changeScheduled), access (notOwner ended notRunning), downgrade (notOwner trial noTerm ended
        notRunning handOverOpen changeScheduled orderOpen refundPending smallestPlan), end (notOwner trial
        noTerm ended notRunning handOverOpen changeScheduled orderOpen refundPending endsAnyway), keys
        (noKeys viewer ended notRunning), alert (noLimit viewer ended), members (notOwner ended), handOver
        (notOwner trial ended notRunning handOverOpen changeScheduled orderOpen refundPending)
    SERVICE_ROLES: owner manager viewer
    ALERT_PERCENT: min 1, max 100
    ALLOWANCE_KINDS: pack month
    PACE_DAYS: 7
    USAGE_DAYS: 30
    alertPercent: >= 1, <= 100
    allowance: kind ALLOWANCE_KINDS; total >= 1
    `,
  ));
