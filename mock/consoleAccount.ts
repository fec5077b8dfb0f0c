import {
  BINDING_PROVIDERS,
  consentAnswerSchema,
  providerPayloadSchema,
} from '../src/domain/account/accountBinding';
import { notificationChangeSchema, withNotification } from '../src/domain/account/notification';
import { isAccountItemKind, tagPayloadSchema } from '../src/domain/console/consoleAccount';
import { answerConsent, askConsent, bindingsOf } from './lib/account/bindings';
import { addTag, consoleAccountOf } from './lib/account/consoleAccounts';
import { accountCenter, accountItems } from './lib/account/items';
import type { ConsoleAccountRecord } from './lib/account/records';
import { endpoint, type SignedInCall } from './lib/endpoint';
import { MOCK_CODE, MockFailure } from './lib/failure';
import { mustHave } from './lib/granted';

type Act = (account: ConsoleAccountRecord, call: SignedInCall) => object;

/** An endpoint of one of the two account pages, over what the console keeps of the caller. */
const accountEndpoint = (page: string) => (act: Act) =>
  endpoint(
    (call) => {
      mustHave(call.user, page);
      return act(consoleAccountOf(call.user, call.language), call);
    },
    { auth: true },
  );

const center = accountEndpoint('/account/center');
const settings = accountEndpoint('/account/settings');

const unknown = () => new MockFailure(MOCK_CODE.notFound, { zh: '没有这一项', en: 'There is no such thing' });

export default {
  'GET /api/v1/console/account/center': center(({ tags }, { user, language }) =>
    accountCenter(user, tags, language),
  ),

  'GET /api/v1/console/account/items': center((_account, { user, query, language }) => {
    const kind = query('kind') ?? null;
    if (!isAccountItemKind(kind)) throw unknown();
    return { list: accountItems(user, kind, query('teamId'), language) };
  }),

  'POST /api/v1/console/account/tags': center((account, call) => {
    addTag(account, call.body(tagPayloadSchema).tag);
    return { tags: account.tags };
  }),

  'DELETE /api/v1/console/account/tags': center((account, call) => {
    const { tag } = call.body(tagPayloadSchema);
    account.tags = account.tags.filter((other) => other !== tag);
    return { tags: account.tags };
  }),

  'GET /api/v1/console/account/bindings': settings((account) => bindingsOf(account)),

  'POST /api/v1/console/account/consents': settings((account, call) =>
    askConsent(call.user, account, call.body(providerPayloadSchema).provider),
  ),

  'POST /api/v1/console/account/consents/:consentId': settings((account, call) => {
    answerConsent(call.user, account, call.params.consentId, call.body(consentAnswerSchema));
    return bindingsOf(account);
  }),

  // Only what was bound can be undone: phone and password are no bindings, so a way to sign in always stays.
  'DELETE /api/v1/console/account/bindings/:provider': settings((account, { params }) => {
    const provider = BINDING_PROVIDERS.find((known) => known === params.provider);
    if (!provider) throw unknown();
    account.bindings = account.bindings.filter((binding) => binding.provider !== provider);
    return bindingsOf(account);
  }),

  'GET /api/v1/console/account/notifications': settings(({ notifications }) => notifications),

  'PUT /api/v1/console/account/notifications': settings((account, call) => {
    account.notifications = withNotification(account.notifications, call.body(notificationChangeSchema));
    return account.notifications;
  }),
};
