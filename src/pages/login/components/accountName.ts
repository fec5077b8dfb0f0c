import { isPhone, normalizePhone } from '@/domain/account/phone';

/** Normalizes an account name for `userPhone`: a phone number to its digits, a user name to half-width and trimmed. */
export function normalizeAccountName(input: string): string {
  return isPhone(input) ? normalizePhone(input) : input.normalize('NFKC').trim();
}
