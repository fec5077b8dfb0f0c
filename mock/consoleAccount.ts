import { BINDING_PROVIDERS } from '../src/domain/account/accountBinding';
import { withNotification } from '../src/domain/account/notification';
import { consoleAccountEndpoints, isAccountItemKind } from '../src/domain/console/consoleAccount';
import { answerConsent, getBindings, requestConsent } from './lib/account/bindings';
import { addTag, type ConsoleAccountRecord, getConsoleAccount } from './lib/account/consoleAccounts';
import { accountCenter, accountItems } from './lib/account/items';
import type { SignedInCall } from './lib/call';
import { getOrThrow, MOCK_CODE, MockFailure } from './lib/failure';
import { handlers } from './lib/handlers';

/** Passes the caller's console settings to a handler. */
const withAccount =
  <C extends Pick<SignedInCall, 'user' | 'language'>, R>(
    act: (account: ConsoleAccountRecord, call: C) => R,
  ) =>
  (call: C) =>
    act(getConsoleAccount(call.user, call.language), call);

const UNKNOWN = { zh: '没有这一项', en: 'There is no such thing' };

export default handlers(consoleAccountEndpoints, {
  center: withAccount(({ tags }, { user, language }) => accountCenter(user, tags, language)),

  items: ({ user, query, language }) => {
    const { kind = null } = query;
    if (!isAccountItemKind(kind)) throw new MockFailure(MOCK_CODE.notFound, UNKNOWN);
    return { list: accountItems(user, kind, query.teamId, language) };
  },

  addTag: withAccount((account, { body }) => {
    addTag(account, body.tag);
    return { tags: account.tags };
  }),

  removeTag: withAccount((account, { body }) => {
    account.tags = account.tags.filter((other) => other !== body.tag);
    return { tags: account.tags };
  }),

  bindings: withAccount((account) => getBindings(account)),

  requestConsent: withAccount((account, { user, body }) => requestConsent(user, account, body.provider)),

  answerConsent: withAccount((account, { user, params, body }) => {
    answerConsent(user, account, params.consentId, body);
    return getBindings(account);
  }),

  // Phone and password are not bindings, so a way to sign in always remains.
  unbind: withAccount((account, { params }) => {
    const known = BINDING_PROVIDERS.find((name) => name === params.provider);
    const provider = getOrThrow(known, UNKNOWN);
    account.bindings = account.bindings.filter((binding) => binding.provider !== provider);
    return getBindings(account);
  }),

  notifications: withAccount(({ notifications }) => notifications),

  changeNotification: withAccount((account, { body }) => {
    account.notifications = withNotification(account.notifications, body);
    return account.notifications;
  }),
});
