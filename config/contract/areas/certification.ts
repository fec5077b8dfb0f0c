import { CERTIFICATION_ERROR } from '../../../src/domain/certification/certification';
import { certificationEndpoints } from '../../../src/domain/certification/endpoints';
import { NOT_FOUND } from '../../../src/domain/endpoint';
import { describeEndpoints } from '../endpoint';

export const CERTIFICATION_ENDPOINTS = describeEndpoints('certification', certificationEndpoints, {
  current: { summary: 'The person’s certification as it is now.' },
  saveDraft: {
    summary: 'Keeps what is filled in; the first time it begins the application.',
    example: { type: 'personal', texts: { name: '王小明' } },
  },
  change: {
    summary: 'Begins a change of what is certified; that stays valid meanwhile.',
    example: { type: 'enterprise' },
  },
  edit: { summary: 'Takes a rejected or withdrawn application up again.' },
  discard: { summary: 'Gives the application up; what it held is deleted.' },
  withdraw: { summary: 'Takes back what has been handed in, as long as the review has not begun.' },
  submit: {
    summary:
      'Hands the application in, with a code sent to the account’s number; sent again it changes nothing.',
    example: {
      applicationId: 'no-application-of-that-name',
      smsVerificationCode: '135790',
      consents: [{ code: 'privacy', version: '1.0' }],
    },
  },
  sendCode: { summary: 'Sends a code to the account’s own number.' },
  upload: { summary: 'Puts a file into a slot of the application, in place of the one before.' },
  file: { summary: 'One of the person’s own files.' },
  removeFile: {
    summary: 'Takes a file out of the application, as long as that can be edited.',
    unknownId: [NOT_FOUND, CERTIFICATION_ERROR.transitionRefused],
  },
});
