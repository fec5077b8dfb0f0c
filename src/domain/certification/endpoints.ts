import * as v from 'valibot';
import { ACCOUNT_ERROR, SMS_SEND_REFUSALS } from '../account/accountError';
import { ownCodePayloadSchema, smsSendResultSchema } from '../account/smsCode';
import { endpoint } from '../endpoint';
import { CONTENT_TYPE } from '../fileContent';
import {
  certificationFieldsInvalid,
  certificationSchema,
  certificationSubmitSchema,
  changePayloadSchema,
  draftPayloadSchema,
  CERTIFICATION_ERROR as E,
  identityFileRefused,
  revealedTextsSchema,
} from './certification';
import { FILE_SLOTS } from './certificationForm';
import { FILE_KINDS, IDENTITY_FILE_LIMITS } from './identityFile';

const types = FILE_KINDS.map((kind) => CONTENT_TYPE[kind]);
const step = { result: certificationSchema, refusals: [E.transitionRefused] };

export const certificationEndpoints = {
  current: endpoint('GET certification/current', { result: certificationSchema }),
  saveDraft: endpoint('PUT certification/draft', {
    body: draftPayloadSchema,
    result: certificationSchema,
    refusals: [E.transitionRefused, certificationFieldsInvalid],
  }),
  reveal: endpoint('POST certification/reveal', {
    result: revealedTextsSchema,
    refusals: [E.transitionRefused],
  }),
  change: endpoint('POST certification/change', { body: changePayloadSchema, ...step }),
  edit: endpoint('POST certification/edit', step),
  discard: endpoint('POST certification/discard', step),
  withdraw: endpoint('POST certification/withdraw', step),
  submit: endpoint('POST certification/submit', {
    body: certificationSubmitSchema,
    result: certificationSchema,
    refusals: [
      E.transitionRefused,
      certificationFieldsInvalid,
      E.consentOutdated,
      ACCOUNT_ERROR.smsCodeWrong,
      ACCOUNT_ERROR.smsCodeVoid,
    ],
  }),
  sendCode: endpoint('POST certification/code', {
    body: ownCodePayloadSchema,
    result: smsSendResultSchema,
    refusals: SMS_SEND_REFUSALS,
  }),
  upload: endpoint('POST certification/file', {
    body: v.object({
      /** What the file shows. */
      slot: v.picklist(FILE_SLOTS),
    }),
    upload: { types, maxBytes: IDENTITY_FILE_LIMITS.size },
    result: certificationSchema,
    refusals: [E.transitionRefused, identityFileRefused],
  }),
  file: endpoint('GET certification/file/:fileId', { download: types }),
  removeFile: endpoint('DELETE certification/file/:fileId', step),
};
