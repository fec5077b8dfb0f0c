import { endpoint } from '../endpoint';
import { INSTANCE_ERROR } from '../instance/instanceMachine';
import {
  LINKED_ERROR as E,
  identityProvidersSchema,
  linkedAccountsSchema,
  linkedLoginPayloadSchema,
  linkedLoginResultSchema,
  linkPayloadSchema,
} from './linkedAccount';
import { secondStepRequired } from './login';

const EXCHANGE = [E.codeRefused, E.providerUnreachable];

/** Sign-in by an account at an identity provider, and the user's linked accounts. */
export const linkedAccountEndpoints = {
  /** Settings of the deployment. */
  providers: endpoint('GET user/linked/provider', {
    access: 'public',
    result: identityProvidersSchema,
    maxAgeSeconds: 300,
  }),
  login: endpoint('POST user/login/linked', {
    access: 'public',
    body: linkedLoginPayloadSchema,
    result: linkedLoginResultSchema,
    refusals: [...EXCHANGE, secondStepRequired],
  }),
  list: endpoint('GET user/linked', { result: linkedAccountsSchema }),
  link: endpoint('POST user/linked', {
    body: linkPayloadSchema,
    result: linkedAccountsSchema,
    refusals: [...EXCHANGE, INSTANCE_ERROR.proofRequired, E.linkedElsewhere, E.alreadyLinked, E.ticketOver],
  }),
  unlink: endpoint('DELETE user/linked/:provider', {
    result: linkedAccountsSchema,
    refusals: [E.lastWay],
  }),
};
