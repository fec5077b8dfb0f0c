import { endpoint } from '../endpoint';
import { ACCOUNT_ERROR as E, SMS_CODE_REFUSALS } from './accountError';
import { registerPayloadSchema, registerResultSchema, resetPasswordPayloadSchema } from './registration';

const NEW_PASSWORD = [E.passwordRefused, E.passwordsDiffer];

/** Registration, and a new password for one that is forgotten (spec section 3). */
export const registrationEndpoints = {
  register: endpoint('POST user/register', {
    access: 'public',
    body: registerPayloadSchema,
    result: registerResultSchema,
    refusals: [...SMS_CODE_REFUSALS, ...NEW_PASSWORD, E.consentOutdated, E.phoneTaken],
  }),
  resetPassword: endpoint('POST user/password/reset', {
    access: 'public',
    body: resetPasswordPayloadSchema,
    refusals: [...SMS_CODE_REFUSALS, ...NEW_PASSWORD],
  }),
};
