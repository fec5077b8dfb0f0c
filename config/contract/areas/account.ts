import { userEndpoints } from '../../../src/domain/account/endpoints';
import { registrationEndpoints } from '../../../src/domain/account/registration';
import { describeEndpoints } from '../endpoint';

export const ACCOUNT_ENDPOINTS = [
  ...describeEndpoints('account', userEndpoints, {
    current: { summary: 'The signed-in person, with the menus that grant them their pages.' },
    login: {
      summary: 'Signs in by password (loginType 1) or SMS code (loginType 0) and answers the token.',
      example: { userPhone: 'nobody-of-that-name', loginType: 1, password: 'Harbour#4711' },
    },
    logout: {
      summary: 'Ends the session of the token that comes along. Succeeds for any token, and without one.',
    },
    sendSmsCode: {
      summary:
        'Sends an SMS code for one scene. An unknown number and a known one are answered alike. The scenes `changePhone`, `certification` and `access` need a token.',
      example: { userPhone: '12345', scene: 'login' },
    },
    captcha: { summary: 'A picture to read off, asked for after too many wrong passwords.' },
  }),
  ...describeEndpoints('account', registrationEndpoints, {
    register: {
      summary: 'Opens an account with a code that was sent for the scene `register`.',
      example: {
        userPhone: '13912345678',
        password: 'Harbour#4711',
        passwordRepeat: 'Harbour#4712',
        smsVerificationCode: '135790',
        consents: [{ code: 'register', version: '3.0' }],
      },
    },
    resetPassword: {
      summary: 'Sets a new password with a code of the scene `resetPassword` and ends all sessions.',
      example: {
        userPhone: '13912345678',
        smsVerificationCode: '135790',
        password: 'Harbour#4711',
        passwordRepeat: 'Harbour#4712',
      },
    },
  }),
];
