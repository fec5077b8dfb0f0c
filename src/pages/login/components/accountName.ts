import { isPhone, normalizePhone } from '@/domain/account/phone';

/**
 * What a person typed to say who they are, ready to be sent as `userPhone`: a phone number in any writing becomes the
 * plain number, a user name loses full-width forms and the spaces around it.
 */
export function normalizeAccountName(input: string): string {
  return isPhone(input) ? normalizePhone(input) : input.normalize('NFKC').trim();
}
