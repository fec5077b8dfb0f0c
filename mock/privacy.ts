import { privacyEndpoints } from '../src/domain/account/privacyEndpoints';
import { closingView, requestClosing, takeClosingBack } from './lib/account/closing';
import { dataFile } from './lib/account/dataFile';
import { acceptAgreements, changedAgreements, givenConsents } from './lib/consents';
import { handlers } from './lib/handlers';
import { proveIdentity } from './lib/instanceAccess';
import { agreedOffers } from './lib/messages/settings';
import { sendSmsCode } from './lib/smsMessages';

export default handlers(privacyEndpoints, {
  sendProofCode: ({ user }) => sendSmsCode(user.userPhone, 'access'),

  prove: ({ user, session, body }) => proveIdentity(user, session, body),

  closing: ({ user }) => closingView(user),

  close: ({ user, session, body }) => {
    proveIdentity(user, session, {});
    requestClosing(user, session, body.givenUpBalance);
    return closingView(user);
  },

  takeBack: ({ user }) => {
    takeClosingBack(user);
    return closingView(user);
  },

  consents: ({ user, language }) => ({ list: givenConsents(user, language), offers: agreedOffers(user) }),

  accept: ({ user, body }) => {
    acceptAgreements(user, body.consents);
    return { changedAgreements: changedAgreements(user) };
  },

  data: ({ user, session, language }) => {
    proveIdentity(user, session, {});
    return dataFile(user, language);
  },
});
