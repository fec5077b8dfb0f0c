import { privacyEndpoints } from '../src/domain/account/privacyEndpoints';
import { closingView, requestClosing, takeClosingBack } from './lib/account/closing';
import { dataFile } from './lib/account/dataFile';
import { handlers } from './lib/handlers';
import { requireProof } from './lib/instanceAccess';

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

  data: ({ user, session, language }) => {
    requireProof(session);
    return dataFile(user, language);
  },
});
