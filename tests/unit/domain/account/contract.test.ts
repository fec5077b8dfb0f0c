import { expectContract } from '../../../support/contractText';

it('the account area promises back ends these codes, limits, choices and refusals', () =>
  expectContract(
    'src/domain/account',
    `
    ACCESS_ERROR: alreadyGranted 46201, notRequestable 46202, transitionRefused 46203, ownRequest 46204
    ACCESS_REQUEST_STATUSES: open granted declined withdrawn revoked
    REASON_LIMIT: 200
    accessDecision: 1 of 2; #1.event grant; #2.event decline|revoke; #2.note Trimmed, at most 200
        characters; #2.note from 1
    accessRequestPayload: path starts with /, to 100; reason Trimmed, at most 200 characters
    accessRequest: status ACCESS_REQUEST_STATUSES
    accessTransitionRefused 46203
    ownAccessRequest 46204
    CERTIFICATION_STATUSES: unverified draft submitted reviewing rejected withdrawn verified changing
        expired
    currentUser: version = 0; certification.status CERTIFICATION_STATUSES; certification.status =
        "unverified"; certification.before verified|expired; certification.type personal|enterprise;
        certification = {"status":"unverified"}; unreadAnnouncementCount >= 0; unreadAnnouncementCount = 0;
        menus = []; changedAgreements = []
    BINDING_ERROR: codeWrong 45301, consentOver 45302, boundElsewhere 45303, alreadyBound 45304
    BINDING_PROVIDERS: taobao alipay dingtalk
    CONSENT_SECONDS: 300
    CONSENT_TRIES: 3
    bindingCodeWrong 45301
    bindings: list[].provider BINDING_PROVIDERS
    consentAnswer: 1 of 2; #1.answer refuse; #2.answer allow
    providerPayload: provider BINDING_PROVIDERS
    ACCOUNT_ERROR: wrongCredentials 10001, captchaRequired 10002, captchaWrong 10003, accountLocked 10004,
        smsCodeWrong 10005, smsCodeVoid 10006, smsTooSoon 10007, smsDailyLimit 10008, phoneTaken 10009,
        passwordRefused 10010, passwordsDiffer 10011, phoneInvalid 10012, consentOutdated 10013,
        phoneProofInvalid 10014, phoneUnchanged 10015
    SMS_CODE_REFUSALS: 10012 10005 10006
    smsTooSoon 10007
    wrongCredentials 10001
    CLOSING_BLOCKERS: services orders refunds invoices topUps withdrawals balance
    CLOSING_DAYS: 15
    CLOSING_ERROR: blocked 45401, beingClosed 45402
    CLOSING_EVENTS: request takeBack complete
    CLOSING_REMINDER_DAYS: 3
    CLOSING_STATES: active closing closed
    KEPT_YEARS: 3
    closingBlocked 45401
    closing: state CLOSING_STATES; blockers[].kind CLOSING_BLOCKERS
    GET user/query/current/userInfo; while closing
    POST user/login; public; refused 10001 10002 10003 10004 10012 10005 10006 10016
    POST user/logout; optional
    POST user/sms/send; public; refused 10012 10003 10007 10008
    GET user/captcha; public
    LINKED_ACCOUNT: stateSeconds 600, ticketSeconds 900, verifierLength 64
    LINKED_ERROR: codeRefused 10201, providerUnreachable 10202, linkedElsewhere 10203, alreadyLinked 10204,
        ticketOver 10205, lastWay 10206
    RETURN_ERRORS: access_denied temporarily_unavailable wrongState refused
    linkPayload: 1 of 2; #1.provider 1 to 128; #1.code 1 to 512; #1.redirectUri to 1024; #2.ticket 1 to 128
    linkTicket: expiresInSeconds >= 0
    linkedLoginPayload: provider 1 to 128; code 1 to 512; redirectUri to 1024
    linkedLoginResult: 1 of 2
    pendingAuthorization: state from 32
    GET user/linked/provider; public
    POST user/login/linked; public; refused 10201 10202 10016
    GET user/linked
    POST user/linked; refused 10201 10202 43003 10203 10204 10205
    DELETE user/linked/:provider; refused 10206
    LOGIN_LIMITS: captchaAfterFailures 5, lockAfterFailures 10, lockForMs 900000
    LOGIN_TYPE: sms 0, password 1
    SECOND_STEP_REQUIRED: 10016
    accountName: 1 to 128
    captchaAnswer: captchaId to 128; answer to 32
    captcha: image starts with data:image/svg+xml; expiresInSeconds >= 0
    loginChallenge: challenge from 1; expiresInSeconds >= 0
    loginPayload: 1 of 2; #1.loginType 1; #2.loginType 0
    secondStepRequired 10016
    secret: 1 to 1024
    smsCode: 1 to 32
    NOTIFICATION_CHANNELS: site mail sms
    NOTIFICATION_TOPICS: account system todo
    notificationChange: topic NOTIFICATION_TOPICS; channel NOTIFICATION_CHANNELS
    PASSWORD_LIMITS: min 8, max 64
    PHONE_CHANGE_EVENTS: prove sendCode chooseAnother change expire abandon
    PHONE_CHANGE_STATES: proving choosing confirming done
    PHONE_PROOF_FOR_MS: 600000
    PROOF_METHODS: code password
    phoneChangePayload: proofId 1 to 128; smsVerificationCode 1 to 32
    phoneChangeResult: endedSessions >= 0
    phoneChange: state PHONE_CHANGE_STATES; proof.proofId 1 to 128; proof.method PROOF_METHODS;
        code.resendAfterSeconds >= 0
    phoneCodePayload: 1 of 2; #1.target current; #2.target new; #2.proofId 1 to 128; #2.userPhone to 64
    phoneProofPayload: 1 of 2; #1.method code; #1.smsVerificationCode 1 to 32; #2.method password;
        #2.password 1 to 1024
    DATA_FILE_TYPE: application/zip
    GET user/closing; while closing
    POST user/closing; while closing; refused 43003 45401
    DELETE user/closing; while closing
    GET user/consent/list
    POST user/consent; refused 10013
    POST user/data; while closing; download of application/zip; refused 43003
    AVATAR_ERROR: refused 45101
    AVATAR_KINDS: jpg png webp
    AVATAR_LIMITS: size 2097152, side 320
    AVATAR_PROBLEMS: empty tooLarge wrongType
    CHINA: CN
    COUNTRY_CODES: CN HK MO TW AE AU BR CA CH DE ES FR GB ID IN IT JP KR MX MY NL NZ PH RU SA SE SG TH TR US
        VN ZA
    PROFILE_FIELDS: nickname email profile country province city street
    PROFILE_GROUPS: country province city
    PROFILE_LIMITS: nickname 30, email 254, profile 200, province 50, city 50, street 120
    avatarRefused 45101; problem AVATAR_PROBLEMS
    keptProfile: version = 0
    PUT user/profile; refused 412
    POST user/avatar; upload of image/jpeg image/png image/webp to 2097152 bytes; refused 45101
    DELETE user/avatar
    GET user/avatar/:pictureId; public; download of image/jpeg image/png image/webp
    profilePayload: nickname At most 30 characters; nickname from 1; email At most 254 characters; profile
        At most 200 characters; country Empty or one of CN, HK, MO, TW, AE, AU, BR, CA, CH, DE, ES, FR, GB,
        ID, IN, IT, JP, KR, MX, MY, NL, NZ, PH, RU, SA, SE, SG, TH, TR, US, VN, ZA (ISO 3166-1); province At
        most 50 characters; city At most 50 characters; street At most 120 characters
    profile: nickname At most 30 characters; nickname from 1; email At most 254 characters; profile At most
        200 characters; country as above; province At most 50 characters; city At most 50 characters; street
        At most 120 characters
    POST user/proof; while closing; refused 10001 10004 10005 10006
    POST user/proof/code; while closing; refused 10007 10008
    proofPayload: 1 of 2
    proof: validForSeconds >= 0
    REGISTRATION_AGREEMENTS: register privacy
    registerPayload: userPhone 1 to 128; consents to 20
    POST user/register; public; refused 10012 10005 10006 10010 10011 10013 10009
    POST user/password/reset; public; refused 10012 10005 10006 10010 10011
    resetPasswordPayload: userPhone 1 to 128
    RECOVERY_ALPHABET: 23456789ABCDEFGHJKMNPQRSTUVWXYZ
    SECOND_STEP: codeDigits 6, periodSeconds 30, driftSteps 1, secretBytes 20, recoveryCodes 10,
        recoveryCodeLength 10, setupSeconds 600, challengeSeconds 300, triesPerChallenge 5,
        lockAfterFailures 10, lockForMs 900000
    SECOND_STEP_ERROR: codeWrong 10101, codeUsed 10102, challengeOver 10103, locked 10104, setupOver 10105,
        alreadyOn 10106, notOn 10107
    recoveryCodes: recoveryCodes from 1
    secondStepLoginPayload: 1 of 2; #1.challenge 1 to 128; #1.code 1 to 32; #2.challenge 1 to 128;
        #2.recoveryCode 1 to 32
    setupConfirmPayload: setupId 1 to 128; code 1 to 32
    GET user/secondStep
    POST user/secondStep/setup; refused 43003 10106
    POST user/secondStep; refused 10101 10105 10106
    POST user/secondStep/recoveryCodes; refused 43003 10107
    DELETE user/secondStep; refused 43003 10107
    POST user/login/secondStep; public; refused 10101 10102 10103 10104
    LINKED_LOGIN_TYPE: 2
    LOGIN_HISTORY_DAYS: 90
    LOGIN_OUTCOMES: success wrongPassword wrongCode wrongCaptcha wrongSecondStep locked
    OLD_PASSWORD_DAYS: 180
    loginRecord: loginType 0|1|2; outcome LOGIN_OUTCOMES
    passwordChangePayload: oldPassword 1 to 1024; password 1 to 1024; passwordRepeat 1 to 1024
    sessionRevokePayload: 1 of 2; #2.others true
    userSession: loginType 0|1|2
    GET user/security/summary
    POST user/password/change; refused 10001 10002 10003 10004 10010 10011
    GET user/phone/change
    DELETE user/phone/change
    POST user/phone/code; refused 10012 10015 10014 10007 10008
    POST user/phone/verify; refused 10005 10006 10001 10002 10003 10004
    POST user/phone/change; refused 10005 10006 10014 10009
    GET user/session/list
    POST user/session/revoke
    GET user/login/history
    SMS_LIMITS: codeLength 6, validForMs 600000, resendAfterSeconds 60, wrongTries 5, messagesPerDay 10
    SMS_SCENES: login register resetPassword changePhone certification access
    smsSendPayload: userPhone to 64; scene SMS_SCENES
    smsSendResult: resendAfterSeconds >= 0; expiresInSeconds >= 0
    TOKEN_KEY: token
    `,
  ));
