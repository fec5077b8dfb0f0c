import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { accountLocked, ACCOUNT_ERROR as E, SMS_SEND_REFUSALS, wrongCredentials } from './accountError';
import { secretSchema, smsCodeSchema } from './login';
import { ownCodePayloadSchema, smsSendResultSchema } from './smsCode';

/** A proof of identity: the password, or a code sent to the account's phone number. */
export const proofPayloadSchema = v.union([
  v.strictObject({ password: secretSchema }),
  v.strictObject({ smsVerificationCode: smsCodeSchema }),
]);

/** How long the proof of identity is valid. */
export const proofSchema = v.object({
  /** Seconds until it has to be proved again. */
  validForSeconds: v.pipe(v.number(), v.minValue(0)),
});

/** The proof of identity that sensitive changes of the account need. It is valid for a while, in its session only. */
export const proofEndpoints = {
  prove: endpoint('POST user/proof', {
    whileClosing: true,
    body: proofPayloadSchema,
    result: proofSchema,
    refusals: [wrongCredentials, accountLocked, E.smsCodeWrong, E.smsCodeVoid],
  }),
  sendCode: endpoint('POST user/proof/code', {
    whileClosing: true,
    body: ownCodePayloadSchema,
    result: smsSendResultSchema,
    refusals: SMS_SEND_REFUSALS,
  }),
};

export type ProofPayload = v.InferOutput<typeof proofPayloadSchema>;
