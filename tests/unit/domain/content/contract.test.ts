import { expectContract } from '../../../support/contractText';

it('the content area promises back ends these codes, limits, choices and refusals', () =>
  expectContract(
    'src/domain/content',
    `
    AGREEMENT_NOTICE_DAYS: 14
    GET agreement/list; public
    GET agreement/:code; public; refused 404
    consentPayload: consents 1 to 20
    consent: code 1 to 64; version 1 to 32
    givenOffer: channel NOTIFICATION_CHANNELS
    ANNOUNCEMENT_SEVERITIES: info maintenance urgent
    GET announcement/list; optional; ?severity ANNOUNCEMENT_SEVERITIES
    POST announcement/read
    GET announcement/:announcementId; optional; refused 404
    GET announcement/:announcementId/attachment/:attachmentId; optional; download of */*
    announcementReadPayload: 1 of 2; #1.announcementIds to 100; #2.all true
    announcement: severity ANNOUNCEMENT_SEVERITIES; expired = false
    announcementSummary: severity ANNOUNCEMENT_SEVERITIES; expired = false
    PLAIN_TEXT_LIMIT: 100000
    ROOT_COLUMN_PARENT_ID: 0
    GET column/list; optional
    column: sequence 1 of 2; sequence = 0
    `,
  ));
