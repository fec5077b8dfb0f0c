import { expectContract } from '../../../support/contractText';

it('the console area promises back ends these codes, limits, choices and refusals', () =>
  expectContract(
    'src/domain/console',
    `
    ANALYSIS_METRICS: sales visits payments searchUsers searches
    KEYWORD_SORTS: users change
    RANGE_REFUSED: 40301
    SALES_SOURCES: all online store
    analysis: grain RANGE_GRAINS; points[].gap SLOT_GAPS
    rangeRefused 40301; field from|to; reason DATE_RANGE_ERRORS
    storeFlow: grain RANGE_GRAINS; points[].gap SLOT_GAPS
    POST console/access/request; refused 46201 46202
    GET console/access/request/own
    POST console/access/request/:requestId/withdraw; refused 46203
    GET console/access/request/list; /admin/sub-page; ?status ACCESS_REQUEST_STATUSES
    POST console/access/request/:requestId/decide; /admin/sub-page; refused 46203 46204
    GET console/access/overview; /admin
    GET console/access/people; /admin
    GET console/access/person/:userId; /admin
    GET console/health; /exception/500
    accessOverview: roles[].role admin|user
    accessPeople: people[].role admin|user
    personAccess: role admin|user
    ACCOUNT_ITEM_KINDS: articles applications projects
    TAG_ERROR: refused 45201
    TAG_LIMITS: count 20, length 12
    TAG_PROBLEMS: empty tooLong characters duplicate tooMany
    GET console/account/center; /account/center
    GET console/account/items; /account/center; ?kind ACCOUNT_ITEM_KINDS
    POST console/account/tags; /account/center; refused 45201
    DELETE console/account/tags; /account/center
    GET console/account/bindings; /account/settings
    POST console/account/consents; /account/settings; refused 45304
    POST console/account/consents/:consentId; /account/settings; refused 45301 45302 45303
    DELETE console/account/bindings/:provider; /account/settings
    GET console/account/notifications; /account/settings
    PUT console/account/notifications; /account/settings
    tagRefused 45201; problem TAG_PROBLEMS
    ACTIVITIES: week 7, month 30
    ACTIVITY_NAMES: week month
    APPLICATION_PAGE_SIZE: 8
    ARTICLE_MARKS: star like
    ARTICLE_PAGE_SIZE: 5
    PROJECT_PAGE_SIZE: 8
    RATINGS: excellent 45, good 40
    RATING_NAMES: excellent good
    TOPICS: onboarding pricing billing refunds compliance security quality support growth data integration
        training
    applicationPayload: name Trimmed, 2 to 40 characters; description Trimmed, 4 to 160 characters; topic
        TOPICS
    applicationTexts: name Trimmed, 2 to 40 characters; description as above; topic TOPICS
    commentPayload: text Trimmed, 1 to 300 characters
    consoleApplication: topic TOPICS; rating >= 0, <= 5
    libraryArticle: topics[] TOPICS; rating >= 0, <= 5
    project: topics[] TOPICS; rating >= 0, <= 5
    TASK_PAGE_SIZES: 5 10 20
    TASK_SORTS: newest oldest progress
    TASK_STATUSES: waiting active done
    taskChange: title Trimmed, 2 to 60 characters; description Trimmed, at most 200 characters; progress <=
        100
    GET console/list/tasks; /list/basic-list; ?status TASK_STATUSES; ?sort TASK_SORTS
    POST console/list/tasks; /list/basic-list
    PUT console/list/tasks/:taskId; /list/basic-list; refused 412
    POST console/list/tasks/:taskId/finish; /list/basic-list
    POST console/list/tasks/:taskId/reopen; /list/basic-list
    DELETE console/list/tasks/:taskId; /list/basic-list
    POST console/list/tasks/:taskId/restore; /list/basic-list
    taskPayload: title Trimmed, 2 to 60 characters; description as above; progress <= 100
    task: progress <= 100; status TASK_STATUSES
    GET console/dashboard/analysis; /dashboard/analysis; ?range RANGE_PRESETS; refused 40301
    GET console/dashboard/keywords; /dashboard/analysis; ?range RANGE_PRESETS; ?sort KEYWORD_SORTS; ?order
        ascend|descend; refused 40301
    GET console/dashboard/store/:storeId; /dashboard/analysis; ?range RANGE_PRESETS; refused 40301
    GET console/dashboard/live; /dashboard/monitor; ?channel MONITOR_CHANNELS
    GET console/dashboard/monitor; /dashboard/monitor; ?period MONITOR_PERIODS; ?channel MONITOR_CHANNELS
    GET console/dashboard/workplace; /dashboard/workplace
    GET console/dashboard/activities; /dashboard/workplace
    POST console/dashboard/links; /dashboard/workplace; refused 40311 40312 40313
    DELETE console/dashboard/links/:linkId; /dashboard/workplace
    DATE_RANGE_ERRORS: missing future reversed tooLong
    DEFAULT_PRESET: month
    LONGEST_RANGE_DAYS: 366
    RANGE_GRAINS: hour day month
    RANGE_PRESETS: today week month year
    SLOT_GAPS: running cut
    GOAL_FIELDS: title startOn endOn description metrics client reviewers weight visibility audience
    GOAL_LIMITS: title 50, description 500, metrics 500, client 60
    GOAL_WEIGHT: least 0, most 100
    MAX_REVIEWERS: 5
    VISIBILITIES: public partly private
    goal: visibility VISIBILITIES
    LIVE_EVERY_MS: 5000
    MONITOR_CHANNELS: all web mobile api
    MONITOR_PERIODS: hour day week
    monitor: efficiency >= 0, <= 10000; categories[].share >= 0, <= 10000
    LOG_GROUPS: decisions handling
    PROCESS_ERROR: transitionRefused 46101, stepDone 46102, ownRequest 46103, notReviewer 46104,
        notApplicant 46105
    PROCESS_NOTE_RULE: min 2, max 200
    GET console/profile/return; /profile/basic; refused 404
    GET console/profile/process; /profile/advanced; refused 404
    POST console/profile/process/:processId; /profile/advanced; refused 46101 46102 46103 46104 46105
    processEntry: event create|approve|return|forward|remind|resubmit|close|reopen; status PROCESS_STATUSES
    processEventPayload: event PROCESS_EVENTS; note, trimmed, has at most 200 characters; the events return
        and close need one of at least 2
    process: status PROCESS_STATUSES; actions[].event PROCESS_EVENTS; actions[].refusal PROCESS_REFUSALS;
        steps[].step PROCESS_STEPS
    PROCESS_EVENTS: approve return forward remind resubmit close reopen
    PROCESS_REFUSALS: transitionRefused ownRequest notReviewer notApplicant
    PROCESS_STATUSES: departmentReview financeReview returned completed closed
    PROCESS_STEPS: created departmentReview financeReview completed
    PROCESS_TRANSITIONS: departmentReview (approve (to financeReview, by reviewer), return (to returned, by
        reviewer), forward (to departmentReview, by reviewer), remind (to departmentReview, by anyone)),
        financeReview (approve (to completed, by reviewer), return (to returned, by reviewer), forward (to
        financeReview, by reviewer), remind (to financeReview, by anyone)), returned (resubmit (to
        departmentReview, by applicant), close (to closed, by applicant)), completed (), closed (reopen (to
        returned, by applicant))
    WHOLE_BASIS_POINTS: 10000
    PROVINCE_TILES: code HL, column 9, row 1, code XJ, column 2, row 2, code NM, column 6, row 2, code JL,
        column 9, row 2, code GS, column 3, row 3, code NX, column 4, row 3, code SN, column 5, row 3, code
        SX, column 6, row 3, code HE, column 7, row 3, code BJ, column 8, row 3, code LN, column 9, row 3,
        code XZ, column 2, row 4, code QH, column 3, row 4, code SC, column 4, row 4, code CQ, column 5, row
        4, code HA, column 6, row 4, code SD, column 7, row 4, code TJ, column 8, row 4, code YN, column 4,
        row 5, code GZ, column 5, row 5, code HB, column 6, row 5, code AH, column 7, row 5, code JS, column
        8, row 5, code SH, column 9, row 5, code GX, column 5, row 6, code HN, column 6, row 6, code JX,
        column 7, row 6, code ZJ, column 8, row 6, code GD, column 6, row 7, code FJ, column 8, row 7, code
        TW, column 9, row 7, code HI, column 5, row 8, code MO, column 6, row 8, code HK, column 7, row 8
    SHADES: 5
    TILE_COLUMNS: 9
    TILE_ROWS: 8
    RETURN_CONTACTS: phone email onSite
    RETURN_STATUSES: applied received checked refunded
    returnGood: quantity >= 1
    returnSheet: status RETURN_STATUSES; customer.contact RETURN_CONTACTS; goods from 1; progress from 1
    returnStep: step RETURN_STATUSES; minutes >= 0
    GET console/list/articles; /list/search/articles; ?topic[] TOPICS; ?rating RATING_NAMES; ?activity
        ACTIVITY_NAMES
    POST console/list/articles/:articleId/mark/:mark; /list/search/articles
    GET console/list/articles/:articleId/comments; /list/search/articles
    POST console/list/articles/:articleId/comments; /list/search/articles
    GET console/list/projects; /list/search/projects; ?topic[] TOPICS; ?rating RATING_NAMES; ?activity
        ACTIVITY_NAMES
    GET console/list/applications; /list/search/applications; ?topic[] TOPICS; ?rating RATING_NAMES;
        ?activity ACTIVITY_NAMES
    PUT console/list/applications/:applicationId; /list/search/applications; refused 412
    GET console/list/applications/:applicationId/file; /list/search/applications; download of */*
    TEMPLATE_KINDS: subscription metered project support
    TEMPLATE_PAGE_SIZE: 8
    TEMPLATE_STATES: active archived
    templateChange: name Trimmed, 2 to 40 characters; description Trimmed, 10 to 160 characters; kind
        TEMPLATE_KINDS
    GET console/list/templates; /list/card-list; ?kind TEMPLATE_KINDS; ?state TEMPLATE_STATES
    POST console/list/templates; /list/card-list
    PUT console/list/templates/:templateId; /list/card-list; refused 412
    POST console/list/templates/:templateId/duplicate; /list/card-list
    POST console/list/templates/:templateId/archive; /list/card-list
    POST console/list/templates/:templateId/unarchive; /list/card-list
    templatePayload: name Trimmed, 2 to 40 characters; description as above; kind TEMPLATE_KINDS
    template: kind TEMPLATE_KINDS; state TEMPLATE_STATES
    FORM_ERROR: fieldsInvalid 45001, balanceShort 45002, hostTaken 45003, keyUsed 45004
    FORM_PATHS: goal /form/basic-form, transfer /form/step-form, warehouse /form/advanced-form
    REFUSAL_CODES: weightOver reviewerAway
    SUBMISSION_KINDS: goal transfer warehouse
    SUBMISSION_STATUSES: reviewing done refused
    SUBMISSION_STEPS: goal (submitted checked reviewed published), transfer (submitted checked sent
        arrived), warehouse (submitted checked assigned opened)
    GET console/form/people; /form/basic-form
    GET console/form/payAccounts; /form/step-form
    POST console/form/basic; /form/basic-form; refused 45001 45004
    POST console/form/transfer; /form/step-form; refused 45001 45002 45004 10001 10002 10003 10004
    POST console/form/advanced; /form/advanced-form; refused 45001 45003 45004
    GET console/form/draft/:kind
    POST console/form/draft/:kind; refused 412
    DELETE console/form/draft/:kind
    GET console/form/submission/list; ?kind SUBMISSION_KINDS
    GET console/form/submission/latest; ?outcome success|fail
    GET console/form/submission/byKey/:key
    GET console/form/submission/:submissionId; refused 404
    formFieldsInvalid 45001; errors{} FIELD_ERRORS
    submissionList: list[].status SUBMISSION_STATUSES; list[].kind SUBMISSION_KINDS
    submission: 1 of 3; #1.status SUBMISSION_STATUSES; #1.reasons[].code REFUSAL_CODES; #1.kind goal;
        #2.status SUBMISSION_STATUSES; #2.reasons[].code REFUSAL_CODES; #2.kind transfer; #3.status
        SUBMISSION_STATUSES; #3.reasons[].code REFUSAL_CODES; #3.kind warehouse
    RECEIVER_TYPES: alipay bank
    TRANSFER_FIELDS: payAccountId receiverType receiverAccount receiverName amount
    TRANSFER_LIMITS: least 1, most 5000000, receiverName 40
    transfer: receiverType RECEIVER_TYPES; amount >= 1, <= 5000000
    DEPARTMENTS: operations delivery support finance security
    MEMBER_FIELDS: name employeeNo department
    TASK_CARD: taskName taskSummary executor duty remindAt taskType
    TASK_TYPES: stocktake dispatch inspection
    WAREHOUSE_ACCESS: private public
    WAREHOUSE_CARD: name host owner approver openOn closeOn access
    WAREHOUSE_LIMITS: name 40, summary 200, memberName 20, members 20
    member: department 1 of 2; department#1 DEPARTMENTS; department#2
    warehouse: access WAREHOUSE_ACCESS; taskType TASK_TYPES
    TODAY_NAMES: sales payments visits ruleRuns tasksDone
    TODAY_PATHS: sales /dashboard/analysis, payments /dashboard/analysis, visits /dashboard/analysis,
        ruleRuns /list/table-list, tasksDone /list/basic-list
    TODO_KINDS: abnormalRules requests approvals rejected orders tasks rules
    TODO_PATHS: abnormalRules /list/table-list, requests /admin/sub-page, approvals /profile/advanced,
        rejected /result/fail, orders /serviceMarket/nopay, tasks /list/basic-list, rules /list/table-list
    todayNumber: name TODAY_NAMES
    todo: kind TODO_KINDS
    GET console/welcome; /welcome
    INDEX_OWNERS: me team department
    LINK_ERROR: tooMany 40311, twice 40312, noPage 40313
    TEAM_DIMENSIONS: quality response delivery support growth reputation
    WORKPLACE_LINKS_MAX: 12
    WORKPLACE_LINK_NAME_MAX: 20
    newLink: name to 20 characters
    workplace: indexes[].dimension TEAM_DIMENSIONS; indexes[].me >= 0, <= 100; indexes[].team >= 0, <= 100;
        indexes[].department >= 0, <= 100
    `,
  ));
