import { randomUUID } from 'node:crypto';
import type { EndpointKey } from '../../../config/contract/endpoint';
import { ACCOUNT_ERROR } from '../../../src/domain/account/accountError';
import { SMS_LIMITS } from '../../../src/domain/account/smsCode';
import { LIMITS_OF_CALLS } from '../limits';
import { getEndpoint, type Walk } from '../walk';

const { smsTooSoon, smsDailyLimit, smsCodeWrong, smsCodeVoid, captchaRequired } = ACCOUNT_ERROR;
const [AT_ONCE, , WRONG_CODES] = LIMITS_OF_CALLS;

/** Sends a text message, again with the same key, which sends no other, and at once with another key, which is too soon. Returns whether one was sent. */
export async function sendCodeTwice(walk: Walk, key: EndpointKey, call: object = {}): Promise<boolean> {
  const sent = getEndpoint(key).body ? { body: {}, ...call } : call;
  const withKey = () => (walk.keepsReplies ? { ...sent, idempotencyKey: randomUUID() } : sent);
  const first = withKey();
  const isSent = await walk.try(
    key,
    'a text message',
    [200, smsTooSoon, smsDailyLimit, captchaRequired],
    first,
  );
  if (isSent && walk.keepsReplies) {
    await walk.refuse(key, 'sent again with its key (section "Repeated calls")', [200], first);
    walk.repeated.add(key);
  }
  await walk.refuse(key, AT_ONCE.name, [smsTooSoon, smsDailyLimit, captchaRequired], withKey());
  return isSent;
}

/** Enters wrong codes until the one that was sent is void. */
export async function enterWrongCodes(walk: Walk, key: EndpointKey): Promise<void> {
  const call = { body: { smsVerificationCode: '000000' } };
  for (let tries = 0; tries < SMS_LIMITS.wrongTries; tries += 1)
    await walk.refuse(key, 'a wrong code', [smsCodeWrong, smsCodeVoid], call);
  await walk.refuse(key, WRONG_CODES.name, [smsCodeVoid, captchaRequired], call);
}
