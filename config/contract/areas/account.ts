import { userEndpoints } from '../../../src/domain/account/endpoints';
import { linkedAccountEndpoints } from '../../../src/domain/account/linkedAccountEndpoints';
import { profileEndpoints } from '../../../src/domain/account/profile';
import { proofEndpoints } from '../../../src/domain/account/proof';
import { registrationEndpoints } from '../../../src/domain/account/registration';
import { secondStepEndpoints } from '../../../src/domain/account/secondStepEndpoints';
import { securityEndpoints } from '../../../src/domain/account/securityEndpoints';
import { signInEndpoints } from '../../../src/domain/account/signInEndpoints';
import { CERTIFICATION_ERROR } from '../../../src/domain/certification/certification';
import { certificationEndpoints } from '../../../src/domain/certification/endpoints';
import { NOT_FOUND } from '../../../src/domain/endpoint';
import { describeEndpoints } from '../endpoint';
import { GENERAL_ERROR } from '../errorCodes';

const AUTHORIZATION = {
  provider: 'harbor',
  code: 'no-code-of-that-name',
  codeVerifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
  redirectUri: 'https://market.example.com/login/linked',
};

export const ACCOUNT_ENDPOINTS = [
  ...describeEndpoints('account', userEndpoints, {
    current: {
      id: 'getCurrentUser',
      summary: 'The signed-in user, with the menus that grant access to pages.',
    },
    logout: {
      id: 'signOut',
      summary: 'Ends the session of the given token. Succeeds for any token, and without one.',
    },
  }),
  ...describeEndpoints('account', signInEndpoints, {
    login: {
      id: 'signIn',
      summary:
        'Signs in by password (loginType 1) or SMS code (loginType 0) and returns the token. An account with a second step gets the code `secondStepRequired` with a challenge for `POST user/login/secondStep` instead, in both ways. By password: the lock is checked first, then the captcha, then the password. By code: the number (10012), the captcha, the code, and only then whether an account has the number (10001); a lock does not matter. What `deviceToken` is for, and how wrong passwords count, says section "Limits".',
      example: { userPhone: 'nobody-of-that-name', loginType: 1, password: 'Harbour#4711' },
    },
    sendSmsCode: {
      id: 'sendSmsCode',
      summary:
        'Sends an SMS code (see "Limits") for one scene. Unknown and known numbers get the same reply. The scenes `changePhone`, `certification` and `access` need a token, by which they go to any number, and are refused with 401 (after 400, before all else) without one; the portal never uses them here, but `sendPhoneChangeCode`, `sendCertificationCode`, `sendProofCode` and `sendAccessCode`. The number is checked first, then the limits, then the captcha.',
      example: { userPhone: '12345', scene: 'login' },
      errors: [GENERAL_ERROR.sessionInvalid],
    },
    captcha: {
      id: 'createCaptcha',
      summary:
        'A captcha image, required after too many wrong passwords or codes. Its first answer uses it up, right or wrong.',
    },
  }),
  ...describeEndpoints('account', registrationEndpoints, {
    register: {
      id: 'signUp',
      summary:
        'Registers an account with a code sent for the scene `register`. Checked are, in this order: the phone number, whether the passwords differ, the password, the consents, the code, and whether the number is taken. The portal then signs in with the password.',
      example: {
        userPhone: '13912345678',
        password: 'Harbour#4711',
        passwordRepeat: 'Harbour#4712',
        smsVerificationCode: '135790',
        consents: [{ code: 'register', version: '3.0' }],
      },
    },
    resetPassword: {
      id: 'resetPassword',
      summary:
        'Sets a new password with a code of the scene `resetPassword`, ends all sessions and a lock, and makes the device a known one (section "Limits"). Phone number and passwords are checked before the code. An unknown number is refused like a wrong code.',
      example: {
        userPhone: '13912345678',
        smsVerificationCode: '135790',
        password: 'Harbour#4711',
        passwordRepeat: 'Harbour#4712',
      },
    },
  }),
  ...describeEndpoints('security', securityEndpoints, {
    summary: { id: 'getSecuritySummary', summary: 'The security status of the account.' },
    setBalanceProof: {
      id: 'setBalanceProof',
      summary:
        'Sets up to which amount orders are paid from the balance without a proof of identity. A higher limit, or none, needs a proof itself. What the system pays, such as automatic renewals, is not concerned.',
      example: { balanceProofLimit: 0 },
    },
    changePassword: {
      id: 'changePassword',
      summary:
        'Sets a new password and ends all other sessions. The new password is checked first, then the lock, the captcha, the old password, and whether the new one differs from it (10010).',
      example: { oldPassword: 'Harbour#4710', password: 'Harbour#4711', passwordRepeat: 'Harbour#4712' },
    },
    phoneChange: {
      id: 'getPhoneChange',
      summary: 'The state of this session’s phone change, so that it can be resumed.',
    },
    abandonPhoneChange: { id: 'abandonPhoneChange', summary: 'Abandons the open phone change, if any.' },
    sendPhoneCode: {
      id: 'sendPhoneChangeCode',
      summary:
        'Sends a code to the account’s phone or, with a proof of identity, to the new one. Only `changePhone` says, after the code, whether a number is taken.',
      example: { target: 'new', proofId: 'nobody-proved-this', userPhone: '13912345678' },
    },
    provePhoneChange: {
      id: 'provePhoneChange',
      summary: 'Proves the user’s identity for a phone change, by code or password.',
      example: { method: 'code', smsVerificationCode: '135790' },
    },
    changePhone: {
      id: 'changePhone',
      summary:
        'Binds the number of the last code and ends all other sessions. Idempotent: with the same proof, while it is valid, it returns the same.',
      example: { proofId: 'nobody-proved-this', smsVerificationCode: '135790' },
    },
    sessions: { id: 'listSessions', summary: 'The user’s sessions, the current one first.' },
    revokeSessions: {
      id: 'revokeSessions',
      summary: 'Ends one session or all others. Succeeds for a session that has already ended.',
      example: { sessionId: 'no-session-of-that-name' },
    },
    loginHistory: { id: 'listSignIns', summary: 'Sign-in attempts to this account, newest first.' },
  }),
  ...describeEndpoints('security', proofEndpoints, {
    prove: {
      id: 'proveAccount',
      summary:
        'Proves the user’s identity by password or code. Sensitive changes of the account need it; it is valid for five minutes, in this session only, for any number of changes.',
      example: { smsVerificationCode: '135790' },
    },
    sendCode: {
      id: 'sendProofCode',
      summary: 'Sends a code of the scene `access` for a proof to the account’s phone number.',
      example: {},
    },
  }),
  ...describeEndpoints('security', secondStepEndpoints, {
    status: { id: 'getSecondStep', summary: 'Whether signing in takes a second step.' },
    setUp: {
      id: 'setUpSecondStep',
      summary:
        'Creates a secret for an authenticator app (RFC 6238: SHA-1, 6 digits, 30 seconds) and replaces an unconfirmed one. It has no effect until a code confirms it. Needs a proof of identity.',
    },
    turnOn: {
      id: 'turnOnSecondStep',
      summary:
        'Turns the second step on with the first code of the secret and returns ten recovery codes, which the server stores hashed. The code counts as used.',
      example: { setupId: 'no-setup-of-that-name', code: '135790' },
    },
    renewCodes: {
      id: 'renewRecoveryCodes',
      summary: 'Replaces all recovery codes. Needs a proof of identity.',
    },
    turnOff: {
      id: 'turnOffSecondStep',
      summary: 'Turns the second step off and deletes its secret and codes. Needs a proof of identity.',
    },
    login: {
      id: 'signInWithSecondStep',
      summary:
        'Completes a sign-in with a code of the app or a recovery code. A challenge is valid for five minutes and one sign-in, and is no token. No code and no recovery code is accepted twice.',
      example: { challenge: 'no-challenge-of-that-name', code: '135790' },
    },
  }),
  ...describeEndpoints('security', linkedAccountEndpoints, {
    providers: {
      id: 'listIdentityProviders',
      summary:
        'The identity providers; an empty list without any. The portal sends the browser to `authorizeUrl` with `state` and a code challenge (RFC 6749 section 4.1, RFC 7636 with S256) and expects it back at `/login/linked` or `/usercenter/security/settings/linked-account`.',
    },
    login: {
      id: 'signInByProvider',
      summary:
        'Signs in by a code of a provider. The back end exchanges it with the code verifier at the provider’s token endpoint. An account that no user has linked gets a ticket instead of a token; one with a second step gets the code `secondStepRequired`.',
      example: AUTHORIZATION,
    },
    list: { id: 'listLinkedAccounts', summary: 'The user’s accounts at identity providers.' },
    link: {
      id: 'linkAccount',
      summary:
        'Links an account by a code, which needs a proof of identity, or by the ticket of a sign-in. A ticket needs that proof too, unless the session is younger. Linking the same account again succeeds.',
      example: { ticket: 'no-ticket-of-that-name' },
    },
    unlink: {
      id: 'unlinkAccount',
      parameterTexts: { provider: 'Key of the provider.' },
      summary: 'Removes the link to a provider, unless the user could not sign in any more.',
    },
  }),
  ...describeEndpoints('security', profileEndpoints, {
    update: {
      id: 'updateProfile',
      summary: 'Changes the given profile fields, keeps the others and returns the whole profile.',
      example: { city: '杭州', version: 1 },
    },
    uploadAvatar: { id: 'uploadAvatar', summary: 'Uploads an avatar and replaces the previous one.' },
    removeAvatar: { id: 'removeAvatar', summary: 'Removes the avatar.' },
    avatar: {
      id: 'getAvatar',
      summary: 'An avatar image. Image elements send no token, so the id must be unguessable.',
    },
  }),
  ...describeEndpoints('certification', certificationEndpoints, {
    current: { id: 'getCertification', summary: 'The current state of the user’s certification.' },
    saveDraft: {
      id: 'saveCertificationDraft',
      summary: 'Saves a draft. The first call starts the application.',
      example: { type: 'personal', texts: { name: '王小明' } },
    },
    reveal: {
      id: 'revealCertificationTexts',
      summary: 'The unmasked texts of the user’s own application, while it can be edited.',
    },
    change: {
      id: 'changeCertification',
      summary: 'Starts a change of the certified data, which stays valid meanwhile.',
      example: { type: 'enterprise' },
    },
    edit: { id: 'editCertification', summary: 'Reopens a rejected or withdrawn application for editing.' },
    discard: { id: 'discardCertification', summary: 'Discards the application and deletes its data.' },
    withdraw: {
      id: 'withdrawCertification',
      summary: 'Withdraws a submitted application before its review has started.',
    },
    submit: {
      id: 'submitCertification',
      summary: 'Submits the application, with a code sent to the account’s phone number. Idempotent.',
      example: {
        applicationId: 'no-application-of-that-name',
        smsVerificationCode: '135790',
        consents: [{ code: 'privacy', version: '1.0' }],
      },
    },
    sendCode: {
      id: 'sendCertificationCode',
      summary: 'Sends a code to the account’s phone number.',
      example: {},
    },
    upload: {
      id: 'uploadCertificationFile',
      summary: 'Uploads a file to a slot of the application and replaces the previous one.',
    },
    file: { id: 'getCertificationFile', summary: 'One of the user’s own files.' },
    removeFile: {
      id: 'removeCertificationFile',
      summary: 'Removes a file from an editable application.',
      unknownId: [NOT_FOUND, CERTIFICATION_ERROR.transitionRefused],
    },
  }),
];
