import * as v from 'valibot';
import { maskPhone } from '../src/domain/account/phone';
import {
  certificationSubmitSchema,
  changePayloadSchema,
  draftPayloadSchema,
  reviewSettingSchema,
} from '../src/domain/certification/certification';
import { FILE_SLOTS } from '../src/domain/certification/certificationForm';
import { CONTENT_TYPE } from '../src/domain/fileContent';
import { beginApplication, discardApplication, editApplication, saveDraft } from './lib/certification/drafts';
import { fileRefused } from './lib/certification/failures';
import { ownFile, removeFile, takeFile } from './lib/certification/files';
import type { CertificationRecord } from './lib/certification/records';
import { settledCertification } from './lib/certification/review';
import { advance } from './lib/certification/store';
import { submitApplication } from './lib/certification/submission';
import { certificationView } from './lib/certification/views';
import { db } from './lib/db';
import { endpoint, type SignedInCall } from './lib/endpoint';
import { MockFile } from './lib/file';
import { sendSmsCode } from './lib/smsMessages';

const slotSchema = v.object({ slot: v.picklist(FILE_SLOTS) });

/** An endpoint that does something with the caller's own certification and answers it as it is then. */
const certification = (act: (record: CertificationRecord, call: SignedInCall) => void) =>
  endpoint(
    (call) => {
      const record = settledCertification(call.user);
      act(record, call);
      return certificationView(call.user, record, call.language);
    },
    { auth: true },
  );

export default {
  'GET /api/v1/certification/current': certification(() => {}),

  'PUT /api/v1/certification/draft': certification((record, call) =>
    saveDraft(call.user, record, call.body(draftPayloadSchema)),
  ),

  'POST /api/v1/certification/change': certification((record, call) =>
    beginApplication(call.user, record, call.body(changePayloadSchema).type, 'change'),
  ),

  'POST /api/v1/certification/edit': certification((record, { user }) => editApplication(user, record)),

  'POST /api/v1/certification/discard': certification((record, { user }) => discardApplication(user, record)),

  'POST /api/v1/certification/withdraw': certification((record, { user }) =>
    advance(user, record, { event: 'withdraw', by: 'applicant' }),
  ),

  'POST /api/v1/certification/submit': certification((record, call) =>
    submitApplication(call.user, record, call.body(certificationSubmitSchema)),
  ),

  // The code goes to the account's own number, which the portal itself only knows masked.
  'POST /api/v1/certification/code': endpoint(
    ({ user }) => ({
      ...sendSmsCode(user.userPhone, 'certification'),
      userPhone: maskPhone(user.userPhone),
    }),
    { auth: true },
  ),

  'POST /api/v1/certification/file': certification((record, call) => {
    const { slot } = call.body(slotSchema);
    const file = call.file('file');
    if (!file) throw fileRefused('empty');
    takeFile(record, slot, file);
  }),

  'GET /api/v1/certification/file/:fileId': endpoint(
    ({ user, params }) => {
      const { kind, data } = ownFile(user, params.fileId);
      return new MockFile(`${params.fileId}.${kind}`, CONTENT_TYPE[kind], Buffer.from(data, 'base64'));
    },
    { auth: true },
  ),

  'DELETE /api/v1/certification/file/:fileId': certification((record, { params }) =>
    removeFile(record, params.fileId ?? ''),
  ),

  // How the reviewer decides, for the demo page; everybody's, like the clock.
  'GET /api/v1/demo/certification': endpoint(() => db().certificationReview),

  'POST /api/v1/demo/certification': endpoint((call) => {
    db().certificationReview = call.body(reviewSettingSchema);
    return db().certificationReview;
  }),
};
