import { type ProofPayload, proofEndpoints } from '@/domain/account/proof';
import { type CallOptions, call } from './call';

/** Stores a proof of identity in this session and returns the seconds of its validity. Throws a `RequestError`. */
export function proveAccount(body: ProofPayload, options?: CallOptions) {
  return call(proofEndpoints.prove, { body }, options);
}

/** Sends a code to the account's phone and returns the seconds until the next one. Throws a `RequestError`. */
export function sendProofCode(options?: CallOptions) {
  return call(proofEndpoints.sendCode, {}, options);
}
