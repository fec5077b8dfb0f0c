import { linkedAccountEndpoints } from '../src/domain/account/linkedAccountEndpoints';
import { LINKED_LOGIN_TYPE } from '../src/domain/account/security';
import { handlers } from './lib/handlers';
import {
  createTicket,
  findLink,
  identify,
  linkAccount,
  listLinks,
  unlinkAccount,
} from './lib/identity/links';
import { PROVIDER } from './lib/identity/provider';
import { admit } from './lib/security/challenges';
import { toOrigin } from './lib/sessions';
import { localize } from './lib/text';
import { findUserById } from './lib/users';

export default handlers(linkedAccountEndpoints, {
  providers: ({ language }) => ({ list: [localize(PROVIDER, language)] }),

  login: ({ body, userAgent, language }) => {
    const identity = identify(body);
    const user = findUserById(findLink(identity)?.userId ?? '');
    if (user === undefined) return createTicket(identity, language);
    return admit(user, LINKED_LOGIN_TYPE, toOrigin(userAgent), body);
  },

  list: ({ user, language }) => ({ list: listLinks(user, language) }),

  link: ({ user, session, body, language }) => {
    linkAccount(user, session, body);
    return { list: listLinks(user, language) };
  },

  unlink: ({ user, params, language }) => {
    unlinkAccount(user, params.provider);
    return { list: listLinks(user, language) };
  },
});
