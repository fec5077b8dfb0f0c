import { profileEndpoints } from '../../../src/domain/account/profile';
import { securityEndpoints } from '../../../src/domain/account/securityEndpoints';
import { describeEndpoints } from '../endpoint';

export const SECURITY_ENDPOINTS = [
  ...describeEndpoints('security', securityEndpoints, {
    summary: { summary: 'What there is to know of the account’s protection beyond the current user.' },
    changePassword: {
      summary:
        'Sets a new password and ends all other sessions. The new one is looked at before the old one.',
      example: { oldPassword: 'Harbour#4710', password: 'Harbour#4711', passwordRepeat: 'Harbour#4712' },
    },
    phoneChange: { summary: 'Where this session’s change of phone stands, so that it can be resumed.' },
    abandonPhoneChange: {
      summary: 'Gives an open change of phone up; without one it changes nothing.',
    },
    sendPhoneCode: {
      summary: 'Sends a code to the account’s phone or, with a proof of identity, to the new one.',
      example: { target: 'new', proofId: 'nobody-proved-this', userPhone: '13912345678' },
    },
    provePhoneChange: {
      summary: 'Proves who asks for a change of phone, by a code or the password.',
      example: { method: 'code', smsVerificationCode: '135790' },
    },
    changePhone: {
      summary:
        'Binds the number that the last code went to and ends all other sessions; sent again it answers the same.',
      example: { proofId: 'nobody-proved-this', smsVerificationCode: '135790' },
    },
    sessions: { summary: 'Where the person is signed in, this session first.' },
    revokeSessions: {
      summary: 'Ends one session or all others; one that is over already is no mistake.',
      example: { sessionId: 'no-session-of-that-name' },
    },
    loginHistory: { summary: 'The tries to sign in to this account, the latest first.' },
  }),
  ...describeEndpoints('security', profileEndpoints, {
    update: {
      summary: 'Changes what the person says of themselves; what is left out stays. Answers all of it.',
      example: { city: '杭州' },
    },
    uploadAvatar: { summary: 'Keeps a picture of the person, in place of the one before.' },
    removeAvatar: { summary: 'Takes the picture away.' },
    avatar: {
      summary:
        'A picture. Asked for by an image element, which sends no token: the id is as good as a secret.',
    },
  }),
];
