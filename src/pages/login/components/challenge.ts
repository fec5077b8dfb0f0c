import * as v from 'valibot';
import { loginChallengeSchema, SECOND_STEP_REQUIRED } from '@/domain/account/login';
import { hasErrorCode, isRequestError } from '@/domain/requestError';

/** Returns the challenge of a sign-in that needs a second step; undefined for any other error. */
export function getChallenge(error: unknown): string | undefined {
  if (!isRequestError(error) || !hasErrorCode(error, SECOND_STEP_REQUIRED)) return undefined;
  const parsed = v.safeParse(loginChallengeSchema, error.result);
  return parsed.success ? parsed.output.challenge : undefined;
}
