import * as v from 'valibot';
import { endpoint } from './endpoint';

const access = 'anyToken';
const field = v.optional(v.pipe(v.string(), v.maxLength(2048)));

/** A request for a code (RFC 6749 section 4.1.1, RFC 7636 section 4.3). */
const authorizationRequest = {
  response_type: field,
  client_id: field,
  redirect_uri: field,
  scope: field,
  state: field,
  code_challenge: field,
  code_challenge_method: field,
  ui_locales: field,
};

export const authorizationRequestSchema = v.object(authorizationRequest);
export type AuthorizationRequest = v.InferOutput<typeof authorizationRequestSchema>;

/** The answer of the user on the provider's page. */
const decisionSchema = v.object({ ...authorizationRequest, account: field, decision: field });

/** An exchange of a code (RFC 6749 section 4.1.3, RFC 7636 section 4.5). */
const tokenRequestSchema = v.object({
  grant_type: field,
  code: field,
  redirect_uri: field,
  client_id: field,
  code_verifier: field,
});
export type TokenRequest = v.InferOutput<typeof tokenRequestSchema>;

/** The identity provider of the mocks: an OAuth 2 server with a page of its own. Its replies are no envelopes. */
export const demoIdentityEndpoints = {
  authorize: endpoint('GET demo/identity/authorize', { access, query: authorizationRequestSchema }),
  decide: endpoint('POST demo/identity/authorize', { access, body: decisionSchema }),
  token: endpoint('POST demo/identity/token', { access, body: tokenRequestSchema }),
};
