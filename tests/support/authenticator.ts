import { codeOfStep, fromBase32 } from '../../mock/lib/security/totp';
import { getTimeStep } from '../../src/domain/account/secondStep';

/** The code that an authenticator app shows at a time (milliseconds since 1970). The key may contain spaces. */
export const appCode = (key: string, at: number): string =>
  codeOfStep(fromBase32(key.replace(/\s/g, '')), getTimeStep(at));
