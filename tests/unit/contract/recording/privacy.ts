import { currentConsents } from '../../../../mock/lib/consents';
import { db } from '../../../../mock/lib/db';
import type { Recorder } from './recorder';

/** Records the operations on an account as a whole, which owns nothing. */
export async function recordPrivacy({ call, as, client }: Recorder, userPhone: string): Promise<void> {
  as(userPhone);
  client.advance(61);
  await call('sendProofCode', { body: {} });
  const smsVerificationCode = db().smsMessages.at(-1)?.code ?? '';
  await call('proveAccount', { body: { smsVerificationCode } });
  await call('downloadUserData');
  await call('listConsents');
  await call('acceptAgreements', { body: { consents: currentConsents(['privacy']) } });
  await call('getClosing', { by: 'user' });
  await call('closeAccount', { body: { givenUpBalance: 0 } });
  await call('keepAccount');
  as('user');
}
