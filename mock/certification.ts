import { certificationEndpoints } from '../src/domain/certification/endpoints';
import { reviewEndpoints } from '../src/domain/demoEndpoints';
import { CONTENT_TYPE } from '../src/domain/fileContent';
import type { SignedInCall } from './lib/call';
import {
  discardApplication,
  editApplication,
  saveDraft,
  startApplication,
  submitApplication,
} from './lib/certification/drafts';
import { getOwnFile, removeFile, saveFile } from './lib/certification/files';
import type { CertificationRecord } from './lib/certification/records';
import { settledCertification } from './lib/certification/review';
import { advance, fileRefused, getEditableApplication } from './lib/certification/store';
import { certificationView } from './lib/certification/views';
import { db } from './lib/db';
import { handlers } from './lib/handlers';
import { MockFile } from './lib/http';
import { sendSmsCode } from './lib/smsMessages';

/** Acts on the caller's own certification and returns its view. */
const withCertification =
  <C extends Pick<SignedInCall, 'user' | 'language'>>(act: (record: CertificationRecord, call: C) => void) =>
  (call: C) => {
    const record = settledCertification(call.user);
    act(record, call);
    return certificationView(call.user, record, call.language);
  };

export default {
  ...handlers(certificationEndpoints, {
    current: withCertification(() => {}),
    saveDraft: withCertification((record, { user, body }) => saveDraft(user, record, body)),
    reveal: ({ user }) => ({ texts: getEditableApplication(settledCertification(user)).texts }),
    change: withCertification((record, { user, body }) =>
      startApplication(user, record, body.type, 'change'),
    ),
    edit: withCertification((record, { user }) => editApplication(user, record)),
    discard: withCertification((record, { user }) => discardApplication(user, record)),
    withdraw: withCertification((record, { user }) =>
      advance(user, record, { event: 'withdraw', by: 'applicant' }),
    ),
    submit: withCertification((record, { user, body }) => submitApplication(user, record, body)),

    // The portal knows the account's phone number only masked.
    sendCode: ({ user, caller, body: { captcha } }) =>
      sendSmsCode({ userPhone: user.userPhone, scene: 'certification', user, caller, captcha }),

    upload: withCertification((record, { body, file }) => {
      if (!file) throw fileRefused('empty');
      saveFile(record, body.slot, file);
    }),

    file: ({ user, params }) => {
      const { kind, data } = getOwnFile(user, params.fileId);
      return new MockFile(`${params.fileId}.${kind}`, CONTENT_TYPE[kind], Buffer.from(data, 'base64'));
    },

    removeFile: withCertification((record, { params }) => removeFile(record, params.fileId)),
  }),

  ...handlers(reviewEndpoints, {
    get: () => db().certificationReview,

    set: ({ body }) => {
      db().certificationReview = body;
      return body;
    },
  }),
};
