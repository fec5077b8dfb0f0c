import { BINDING_PROVIDERS } from '../src/domain/account/accountBinding';
import { withNotification } from '../src/domain/account/notification';
import { consoleAccountEndpoints, isAccountItemKind } from '../src/domain/console/consoleAccount';
import { answerConsent, askConsent, getBindings } from './lib/account/bindings';
import { addTag, toConsoleAccount } from './lib/account/consoleAccounts';
import { accountCenter, accountItems } from './lib/account/items';
import type { ConsoleAccountRecord } from './lib/account/records';
import type { SignedInCall } from './lib/call';
import { MOCK_CODE, MockFailure } from './lib/failure';
import { handlers } from './lib/handlers';

/** Works on what the console keeps of the caller. */
const ofAccount =
  <C extends Pick<SignedInCall, 'user' | 'language'>, R>(
    act: (account: ConsoleAccountRecord, call: C) => R,
  ) =>
  (call: C) =>
    act(toConsoleAccount(call.user, call.language), call);

const unknown = () => new MockFailure(MOCK_CODE.notFound, { zh: '没有这一项', en: 'There is no such thing' });

export default handlers(consoleAccountEndpoints, {
  center: ofAccount(({ tags }, { user, language }) => accountCenter(user, tags, language)),

  items: ({ user, query, language }) => {
    const kind = query('kind') ?? null;
    if (!isAccountItemKind(kind)) throw unknown();
    return { list: accountItems(user, kind, query('teamId'), language) };
  },

  addTag: ofAccount((account, { body }) => {
    addTag(account, body.tag);
    return { tags: account.tags };
  }),

  removeTag: ofAccount((account, { body }) => {
    account.tags = account.tags.filter((other) => other !== body.tag);
    return { tags: account.tags };
  }),

  bindings: ofAccount((account) => getBindings(account)),

  requestConsent: ofAccount((account, { user, body }) => askConsent(user, account, body.provider)),

  answerConsent: ofAccount((account, { user, params, body }) => {
    answerConsent(user, account, params.consentId, body);
    return getBindings(account);
  }),

  // Only what was bound can be undone: phone and password are no bindings, so a way to sign in always stays.
  unbind: ofAccount((account, { params }) => {
    const provider = BINDING_PROVIDERS.find((known) => known === params.provider);
    if (!provider) throw unknown();
    account.bindings = account.bindings.filter((binding) => binding.provider !== provider);
    return getBindings(account);
  }),

  notifications: ofAccount(({ notifications }) => notifications),

  changeNotification: ofAccount((account, { body }) => {
    account.notifications = withNotification(account.notifications, body);
    return account.notifications;
  }),
});
