import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { SECOND_STEP } from '../../../src/domain/account/secondStep';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const BITS = 5;

/** Base32 without padding (RFC 4648). */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((part) => ALPHABET[Number.parseInt(part.padEnd(BITS, '0'), 2)])
    .join('');
}

/** The bytes of a base32 text; bits beyond the last whole byte are dropped. */
export function fromBase32(text: string): Buffer {
  const bits = [...text].map((sign) => ALPHABET.indexOf(sign).toString(2).padStart(BITS, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

export const createSecret = (): string => toBase32(randomBytes(SECOND_STEP.secretBytes));

/** The one-time code of a time step: HOTP of RFC 4226 over the step, as RFC 6238 says. */
export function codeOfStep(
  secret: Uint8Array,
  step: number,
  digits: number = SECOND_STEP.codeDigits,
): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 0x0f;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The step among `steps` to which a code belongs; undefined for a wrong code. */
export function findStep(secret: string, code: string, steps: readonly number[]): number | undefined {
  const key = fromBase32(secret);
  const typed = Buffer.from(code);
  return steps.find((step) => {
    const expected = Buffer.from(codeOfStep(key, step));
    return expected.length === typed.length && timingSafeEqual(expected, typed);
  });
}
