import { privacyEndpoints } from '../src/domain/account/privacyEndpoints';
import { closingView, requestClosing, takeClosingBack } from './lib/account/closingRequests';
import { dataFile } from './lib/account/dataFile';
import { acceptAgreements, changedAgreements, givenConsents } from './lib/consents';
import { handlers } from './lib/handlers';
import { requireProof } from './lib/instanceAccess';
import { agreedOffers } from './lib/messages/settings';

export default handlers(privacyEndpoints, {
  closing: ({ user }) => closingView(user),

  close: ({ user, session, body }) => {
    requireProof(session);
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
    requireProof(session);
    return dataFile(user, language);
  },
});
