import { userEndpoints } from '@/domain/account/endpoints';
import { type Facts, outlivesSession, type Story, sends } from '../story';
import { confirmPage, looksAt, readsAgreements, signsIn } from './purchase';

const SESSION_INVALID = 401;
const page = (facts: Facts) => confirmPage(facts, 'standard');
const readsUser = (fails?: number) => sends(userEndpoints.current, () => ({}), fails ? { fails } : {});

/** A session ends while the customer types. */
export const session: Story = {
  id: 'session',
  startsAt: '2026-03-02T01:00:00.000Z',
  steps: [
    { id: 'session-signIn', acts: [signsIn, readsUser()], page: () => '/usercenter/overview' },
    { id: 'session-type', acts: [looksAt('live-transcription'), readsAgreements], page },
    { id: 'session-expire', acts: [outlivesSession], page },
    { id: 'session-refused', acts: [readsUser(SESSION_INVALID)], page },
    { id: 'session-again', acts: [signsIn, readsUser()], page },
  ],
};
