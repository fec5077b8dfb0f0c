import { type AuthorizationRequest, demoIdentityEndpoints } from '../src/domain/demoIdentity';
import { handlers } from './lib/handlers';
import { MockReply } from './lib/http';
import { consentPage, refusedPage } from './lib/identity/page';
import {
  exchangeCode,
  IDENTITIES,
  isReturnAddress,
  issueCode,
  PROVIDER,
  requestError,
  returnAddress,
} from './lib/identity/provider';
import { pickLanguage } from './lib/text';

interface Asked {
  header(name: string): string | undefined;
}

/** Sends the browser back to the portal. */
const redirect = (address: string): MockReply =>
  new MockReply(303, { Location: address, 'Cache-Control': 'no-store' });

/** Whether the request comes from the portal: nothing else is ever sent to its address. */
const isTrusted = (request: AuthorizationRequest, { header }: Asked): boolean =>
  request.client_id === PROVIDER.clientId && isReturnAddress(request.redirect_uri, header('host'));

const languageOf = ({ ui_locales }: AuthorizationRequest) => pickLanguage(ui_locales);

export default handlers(demoIdentityEndpoints, {
  authorize: (call) => {
    const { query: request } = call;
    if (!isTrusted(request, call)) return refusedPage(languageOf(request));
    const error = requestError(request);
    return error ? redirect(returnAddress(request, { error })) : consentPage(request, languageOf(request));
  },

  decide: (call) => {
    const { account, decision, ...request } = call.body;
    if (!isTrusted(request, call)) return refusedPage(languageOf(request));
    const error = requestError(request);
    if (error) return redirect(returnAddress(request, { error }));
    const identity = IDENTITIES.find(({ subject }) => subject === account);
    if (decision !== 'allow' || !identity)
      return redirect(returnAddress(request, { error: 'access_denied' }));
    return redirect(returnAddress(request, { code: issueCode(request, identity) }));
  },

  token: ({ body }) => {
    const reply = exchangeCode(body);
    const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' };
    if ('error' in reply) return new MockReply(400, headers, JSON.stringify(reply));
    const { identity, ...token } = reply;
    const { subject, account } = identity;
    return new MockReply(
      200,
      headers,
      JSON.stringify({ ...token, sub: subject, preferred_username: account }),
    );
  },
});
