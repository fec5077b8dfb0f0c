import { maskPhone } from '../src/domain/account/phone';
import { certificationEndpoints } from '../src/domain/certification/endpoints';
import { reviewEndpoints } from '../src/domain/demoEndpoints';
import { CONTENT_TYPE } from '../src/domain/fileContent';
import type { SignedInCall } from './lib/call';
import { beginApplication, discardApplication, editApplication, saveDraft } from './lib/certification/drafts';
import { fileRefused } from './lib/certification/failures';
import { ownFile, removeFile, takeFile } from './lib/certification/files';
import type { CertificationRecord } from './lib/certification/records';
import { settledCertification } from './lib/certification/review';
import { advance } from './lib/certification/store';
import { submitApplication } from './lib/certification/submission';
import { certificationView } from './lib/certification/views';
import { db } from './lib/db';
import { MockFile } from './lib/file';
import { handlers } from './lib/handlers';
import { sendSmsCode } from './lib/smsMessages';

/** Does something with the caller's own certification and returns it as it is then. */
const certification =
  <C extends Pick<SignedInCall, 'user' | 'language'>>(act: (record: CertificationRecord, call: C) => void) =>
  (call: C) => {
    const record = settledCertification(call.user);
    act(record, call);
    return certificationView(call.user, record, call.language);
  };

export default {
  ...handlers(certificationEndpoints, {
    current: certification(() => {}),
    saveDraft: certification((record, { user, body }) => saveDraft(user, record, body)),
    change: certification((record, { user, body }) => beginApplication(user, record, body.type, 'change')),
    edit: certification((record, { user }) => editApplication(user, record)),
    discard: certification((record, { user }) => discardApplication(user, record)),
    withdraw: certification((record, { user }) =>
      advance(user, record, { event: 'withdraw', by: 'applicant' }),
    ),
    submit: certification((record, { user, body }) => submitApplication(user, record, body)),

    // The code goes to the account's own number, which the portal itself only knows masked.
    sendCode: ({ user }) => ({
      ...sendSmsCode(user.userPhone, 'certification'),
      userPhone: maskPhone(user.userPhone),
    }),

    upload: certification((record, { body, file }) => {
      if (!file) throw fileRefused('empty');
      takeFile(record, body.slot, file);
    }),

    file: ({ user, params }) => {
      const { kind, data } = ownFile(user, params.fileId);
      return new MockFile(`${params.fileId}.${kind}`, CONTENT_TYPE[kind], Buffer.from(data, 'base64'));
    },

    removeFile: certification((record, { params }) => removeFile(record, params.fileId)),
  }),

  // Everybody's, like the clock.
  ...handlers(reviewEndpoints, {
    get: () => db().certificationReview,

    set: ({ body }) => {
      db().certificationReview = body;
      return db().certificationReview;
    },
  }),
};
