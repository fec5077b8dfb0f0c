import { expectContract } from '../../../support/contractText';

it('the certification area promises back ends these codes, limits, choices and refusals', () =>
  expectContract(
    'src/domain/certification',
    `
    CERTIFICATION_ERROR: transitionRefused 44001, fieldsInvalid 44002, fileRefused 44003, consentOutdated
        44004
    TYPED_MAX_LENGTH: 300
    application: type CERTIFICATION_TYPES; problems[].field
        idType|name|idNumber|companyName|creditCode|address|validFrom|validUntil|legalName|legalIdNumber|applicantRole|contactName|contactPhone|licence|idFront|idBack|authorisation;
        problems[].problem FIELD_PROBLEMS; reasons[].field
        idType|name|idNumber|companyName|creditCode|address|validFrom|validUntil|legalName|legalIdNumber|applicantRole|contactName|contactPhone|licence|idFront|idBack|authorisation
    certificationFieldsInvalid 44002; problems[].field as above; problems[].problem FIELD_PROBLEMS
    certification: status CERTIFICATION_STATUSES; before verified|expired; timeline[].event
        CERTIFICATION_EVENTS; timeline[].type CERTIFICATION_TYPES
    certificationSubmit: smsVerificationCode to 32; consents to 5
    certified: type CERTIFICATION_TYPES
    changePayload: type CERTIFICATION_TYPES
    draftPayload: type CERTIFICATION_TYPES; texts.idType to 300 characters; texts.name to 300 characters;
        texts.idNumber to 300 characters; texts.companyName to 300 characters; texts.creditCode to 300
        characters; texts.address to 300 characters; texts.validFrom to 300 characters; texts.validUntil to
        300 characters; texts.legalName to 300 characters; texts.legalIdNumber to 300 characters;
        texts.applicantRole to 300 characters; texts.contactName to 300 characters; texts.contactPhone to
        300 characters
    identityFileRefused 44003; problem nameUnsafe|nameTooLong|wrongType|empty|tooLarge|contentDiffers|slot
    identityFile: slot FILE_SLOTS; kind FILE_KINDS
    reviewSetting: outcome approve|reject; topics[] name|number|picture; topics to 3
    APPLICANT_ROLES: legalRepresentative agent
    CERTIFICATION_TYPES: personal enterprise
    FIELD_CHOICES: idType (residentId residencePermit), applicantRole (legalRepresentative agent)
    FIELD_PROBLEMS: missing choice personName companyName address phone numberFormat oldNumber numberRegion
        numberDate numberCheck day notYetValid expired order rejected
    FILE_SLOTS: licence idFront idBack authorisation
    TEXT_FIELDS: idType name idNumber companyName creditCode address validFrom validUntil legalName
        legalIdNumber applicantRole contactName contactPhone
    BACK: back
    CERTIFICATION_EVENTS: startDraft submit withdraw beginReview approve reject edit discard change expire
    CERTIFICATION_ROUTES: unverified modal file submit myContext verified
    CERTIFICATION_TRANSITIONS: unverified (startDraft (to draft, by (applicant))), draft (submit (to
        submitted, by (applicant)), discard (to back, by (applicant))), submitted (withdraw (to withdrawn,
        by (applicant)), beginReview (to reviewing, by (reviewer)), expire (to stays, by (system))),
        reviewing (approve (to verified, by (reviewer)), reject (to rejected, by (reviewer)), expire (to
        stays, by (system))), rejected (edit (to editable, by (applicant)), discard (to back, by
        (applicant)), expire (to stays, by (system))), withdrawn (edit (to editable, by (applicant)),
        discard (to back, by (applicant)), expire (to stays, by (system))), verified (change (to changing,
        by (applicant)), expire (to expired, by (system))), changing (submit (to submitted, by (applicant)),
        discard (to back, by (applicant)), expire (to draft, by (system))), expired (startDraft (to draft,
        by (applicant)))
    EDITABLE: editable
    STAYS: stays
    GET certification/current
    PUT certification/draft; refused 44001 44002
    POST certification/reveal; refused 44001
    POST certification/change; refused 44001
    POST certification/edit; refused 44001
    POST certification/discard; refused 44001
    POST certification/withdraw; refused 44001
    POST certification/submit; refused 44001 44002 44004 10005 10006
    POST certification/code; refused 10007 10008
    POST certification/file; slot FILE_SLOTS; upload of image/jpeg image/png application/pdf to 10485760
        bytes; refused 44001 44003
    GET certification/file/:fileId; download of image/jpeg image/png application/pdf
    DELETE certification/file/:fileId; refused 44001
    LONG_TERM: longTerm
    FILE_KINDS: jpg png pdf
    FILE_PROBLEMS: nameUnsafe nameTooLong wrongType empty tooLarge contentDiffers
    IDENTITY_FILE_LIMITS: size 10485760, count 4, nameLength 120
    ID_TYPES: residentId residencePermit
    `,
  ));
