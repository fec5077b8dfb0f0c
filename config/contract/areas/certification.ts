import * as v from 'valibot';
import { ACCOUNT_ERROR } from '../../../src/domain/account/accountError';
import { smsSendResultSchema } from '../../../src/domain/account/smsCode';
import {
  certificationSchema,
  certificationSubmitSchema,
  changePayloadSchema,
  draftPayloadSchema,
} from '../../../src/domain/certification/certification';
import { CERTIFICATION_ERROR as E } from '../../../src/domain/certification/certificationError';
import { FILE_SLOTS } from '../../../src/domain/certification/certificationForm';
import { FILE_KINDS, IDENTITY_FILE_LIMITS } from '../../../src/domain/certification/identityFile';
import { CONTENT_TYPE } from '../../../src/domain/fileContent';
import type { EndpointFacts, EndpointTable } from '../endpoint';
import { GENERAL_ERROR } from '../errorCodes';

const FILE_TYPES = FILE_KINDS.map((kind) => CONTENT_TYPE[kind]);

/** Something that is done with the person's own certification, which is answered as it is then. */
const step = (facts: Omit<EndpointFacts, 'result'>): EndpointFacts => ({
  errors: [E.transitionRefused],
  ...facts,
  result: certificationSchema,
});

/** Certifying who somebody is (domain.md "Certification"). */
export const CERTIFICATION_ENDPOINTS: EndpointTable = {
  'GET certification/current': step({ summary: 'The person’s certification as it is now.', errors: [] }),
  'PUT certification/draft': step({
    summary: 'Keeps what is filled in; the first time it begins the application.',
    body: draftPayloadSchema,
    example: { type: 'personal', texts: { name: '王小明' } },
    errors: [E.transitionRefused, E.fieldsInvalid],
  }),
  'POST certification/change': step({
    summary: 'Begins a change of what is certified; that stays valid meanwhile.',
    body: changePayloadSchema,
    example: { type: 'enterprise' },
  }),
  'POST certification/edit': step({ summary: 'Takes a rejected or withdrawn application up again.' }),
  'POST certification/discard': step({ summary: 'Gives the application up; what it held is deleted.' }),
  'POST certification/withdraw': step({
    summary: 'Takes back what has been handed in, as long as the review has not begun.',
  }),
  'POST certification/submit': step({
    summary:
      'Hands the application in, with a code sent to the account’s number; sent again it changes nothing.',
    body: certificationSubmitSchema,
    example: {
      applicationId: 'no-application-of-that-name',
      smsVerificationCode: '135790',
      consents: [{ code: 'privacy', version: '1.0' }],
    },
    errors: [
      E.transitionRefused,
      E.fieldsInvalid,
      E.consentOutdated,
      ACCOUNT_ERROR.smsCodeWrong,
      ACCOUNT_ERROR.smsCodeVoid,
    ],
  }),
  'POST certification/code': {
    summary: 'Sends a code to the account’s own number.',
    result: smsSendResultSchema,
    errors: [ACCOUNT_ERROR.smsTooSoon, ACCOUNT_ERROR.smsDailyLimit],
  },
  'POST certification/file': step({
    summary: 'Puts a file into a slot of the application, in place of the one before.',
    upload: {
      file: 'file',
      fields: v.object({ slot: v.picklist(FILE_SLOTS) }),
      types: FILE_TYPES,
      maxBytes: IDENTITY_FILE_LIMITS.size,
    },
    errors: [E.transitionRefused, E.fileRefused],
  }),
  'GET certification/file/{fileId}': {
    summary: 'One of the person’s own files.',
    download: FILE_TYPES,
  },
  'DELETE certification/file/{fileId}': step({
    summary: 'Takes a file out of the application, as long as that can be edited.',
    unknownId: [GENERAL_ERROR.notFound, E.transitionRefused],
  }),
};
