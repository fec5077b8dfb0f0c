import { proofEndpoints } from '@/domain/account/proof';
import { service } from './call';

/** Stores a proof of identity in this session and returns the seconds of its validity. */
export const proveAccount = service(proofEndpoints.prove);

/** Sends a code to the account's phone and returns the seconds until the next one. */
export const sendProofCode = service(proofEndpoints.sendCode);
