import { privacyEndpoints } from '../../../src/domain/account/privacyEndpoints';
import { describeEndpoints } from '../endpoint';

export const PRIVACY_ENDPOINTS = describeEndpoints('privacy', privacyEndpoints, {
  closing: {
    id: 'getClosing',
    summary: 'Whether the account is being closed, and its blockers.',
  },
  close: {
    id: 'closeAccount',
    summary:
      'Requests the closing of the account, after a proof of identity, and ends all other sessions. Idempotent. Until `closesAt` the user can take it back; then all sessions end, the phone number is free again, and everything is deleted that no law demands to keep.',
    example: { givenUpBalance: 0 },
  },
  takeBack: { id: 'keepAccount', summary: 'Takes the request to close the account back. Idempotent.' },
  consents: { id: 'listConsents', summary: 'The agreement versions that the user accepted, latest first.' },
  accept: {
    id: 'acceptAgreements',
    summary:
      'Accepts the current versions of `changedAgreements` of `getCurrentUser`, which the portal shows before anything else. Idempotent.',
    example: { consents: [{ code: 'privacy', version: '1.0' }] },
  },
  data: {
    id: 'downloadUserData',
    summary:
      'A copy of everything that is stored about the user, as one archive, after a proof of identity. It contains no passwords, tokens and codes.',
  },
});
