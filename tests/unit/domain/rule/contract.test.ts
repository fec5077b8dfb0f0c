import { expectContract } from '../../../support/contractText';

it('the rule area promises back ends these codes, limits, choices and refusals', () =>
  expectContract(
    'src/domain/rule',
    `
    GET rule; /list/table-list; ?status[] closed|running|online|abnormal; ?target[]
        service|order|payment|instance|certification; ?template[] threshold|change|anomaly|heartbeat;
        ?type[] strong|weak; ?frequency[] hour|day|week|month; ?failure[] RULE_FAILURES; ?sort
        key|-key|name|-name|status|-status|callNo|-callNo|limit|-limit|region|-region|time|-time|progress|-progress|updatedAt|-updatedAt
    GET rule/changes; /list/table-list
    GET rule/owners; /list/table-list
    GET rule/regions; /list/table-list
    GET rule/export; /list/table-list; ?status[] as above; ?target[] as above; ?template[] as above; ?type[]
        strong|weak; ?frequency[] hour|day|week|month; ?failure[] RULE_FAILURES; ?sort as above; ?columns[]
        key|name|desc|status|callNo|target|template|limit|region|type|time|frequency|owner|progress|updatedAt|failure;
        download of text/csv
    POST rule/export; /list/table-list; keys[] 1 to 32; keys 1 to 1000; columns[]
        key|name|desc|status|callNo|target|template|limit|region|type|time|frequency|owner|progress|updatedAt|failure;
        download of text/csv
    GET rule/bin; /list/table-list
    DELETE rule/bin; /list/table-list
    POST rule/dryRun; /list/table-list
    GET rule/:key; /list/table-list; refused 46001
    POST rule; /list/table-list; refused 46002
    PUT rule/:key; /list/table-list; refused 46001 46002 412
    POST rule/:key/comments; /list/table-list; refused 46001
    POST rule/approve; /list/table-list; refused 46004
    POST rule/stop; /list/table-list; refused 46004
    POST rule/assign; /list/table-list; refused 46004
    POST rule/schedule; /list/table-list; refused 46004
    DELETE rule; /list/table-list; refused 46004
    POST rule/restore; /list/table-list
    RULE_BIN_DAYS: 30
    deletedRule: status 0|1|2|3; target service|order|payment|instance|certification; template
        threshold|change|anomaly|heartbeat; type strong|weak; frequency hour|day|week|month; progress <=
        100; failure RULE_FAILURES
    ruleList: failures = {}; revision = 0
    MAX_LISTED_SKIPS: 50
    RULE_BATCH_ACTIONS: approve stop assign schedule delete restore
    RULE_UNDO_HOURS: 24
    SKIP_REASONS: unreachable abnormal changed nameTaken closed running online unchanged deleted
    GET rule/batches; /list/table-list; ?action RULE_BATCH_ACTIONS
    POST rule/undo; /list/table-list; refused 46005
    POST rule/retry; /list/table-list; refused 46006
    ruleBatch: action RULE_BATCH_ACTIONS; isOwn = false; retriable = 0
    skippedRule: reason SKIP_REASONS
    RULE_ACTIONS: create edit approve stop assign schedule delete restore undo fail
    RULE_COMMENT_MAX: 1000
    RULE_DETAIL_MAX: 50
    RUN_RESULTS: passed triggered failed
    newRuleComment: text Trimmed, 1 to 1000 characters
    ruleComment: isOwn = false
    ruleDetail: status 0|1|2|3; target as above; template as above; type strong|weak; frequency
        hour|day|week|month; progress <= 100; failure RULE_FAILURES; runs = []; history = []; comments = []
    ruleEvent: action RULE_ACTIONS; changes[].field
        name|desc|status|target|template|limit|region|type|time|frequency|owner; changes = []
    ruleMeasurement: value >= 0
    ruleRun: result RUN_RESULTS
    ruleConditions: key 1 to 32; template as above; limit >= 1, <= 1000; regionId 1 to 32; frequency
        hour|day|week|month
    ruleDryRun: triggered[].value >= 0; triggered = []
    RULE_ERROR: gone 46001, duplicateName 46002, selectionChanged 46004, nothingToUndo 46005, nothingToRetry
        46006, limitMissing 46007
    RULE_FAILURES: timeout quota access noData late inconsistent
    RULE_FIELD_GROUPS: template limit
    RULE_LIMIT_UNIT: threshold percent, change percent, anomaly days, heartbeat minutes
    RULE_STATUS: closed 0, running 1, online 2, abnormal 3
    changedRule: name Trimmed, 1 to 80 characters; desc Trimmed, 5 to 300 characters; status 0|1|2|3; target
        as above; template as above; limit >= 1, <= 1000; regionId 1 to 32; type strong|weak; frequency
        hour|day|week|month; ownerId 1 to 32; version >= 0
    ruleContent: name Trimmed, 1 to 80 characters; desc Trimmed, 5 to 300 characters; status 0|1|2|3; target
        as above; template as above; limit >= 1, <= 1000; regionId 1 to 32; type strong|weak; frequency
        hour|day|week|month; ownerId 1 to 32
    ruleLimitUnit: percent|days|minutes
    rule: status 0|1|2|3; target as above; template as above; type strong|weak; frequency
        hour|day|week|month; progress <= 100; failure RULE_FAILURES
    MAX_RULE_BATCH: 1000
    ruleAssignment: 1 of 2; #1.keys[] 1 to 32; #1.keys 1 to 1000; #1.ownerId 1 to 32; #2.query.status[]
        closed|running|online|abnormal; #2.query.target[] service|order|payment|instance|certification;
        #2.query.template[] threshold|change|anomaly|heartbeat; #2.query.type[] strong|weak;
        #2.query.frequency[] hour|day|week|month; #2.query.failure[] RULE_FAILURES; #2.query.sort
        key|-key|name|-name|status|-status|callNo|-callNo|limit|-limit|region|-region|time|-time|progress|-progress|updatedAt|-updatedAt;
        #2.ownerId 1 to 32
    ruleKeys: keys[] 1 to 32; keys 1 to 1000
    ruleSchedule: 1 of 2; #1.keys[] 1 to 32; #1.keys 1 to 1000; #1.frequency hour|day|week|month;
        #2.query.status[] as above; #2.query.target[] as above; #2.query.template[] as above;
        #2.query.type[] strong|weak; #2.query.frequency[] as above; #2.query.failure[] RULE_FAILURES;
        #2.query.sort as above; #2.frequency hour|day|week|month
    ruleSelection: 1 of 2; #1.keys[] 1 to 32; #1.keys 1 to 1000; #2.query.status[] as above;
        #2.query.target[] as above; #2.query.template[] as above; #2.query.type[] strong|weak;
        #2.query.frequency[] as above; #2.query.failure[] RULE_FAILURES; #2.query.sort as above
    selectionChanged 46004
    `,
  ));
