import crypto from 'node:crypto';

const { randomUUID, randomInt, randomBytes } = crypto;

let count = 0;

/** A number below 2^32 that is different at every call, and the same in every run. */
function nextNumber(): number {
  count += 1;
  return Math.imul(count, 2_654_435_761) >>> 0;
}

const toHex = (length: number): string => nextNumber().toString(16).padStart(8, '0').padEnd(length, '0');

function nextInt(first: number, second?: number): number {
  const [from, to] = second === undefined ? [0, first] : [first, second];
  return from + (nextNumber() % (to - from));
}

/** Lets the mock make the same ids and codes in every run of a history, so that a failure can be repeated. */
export function makeIdsRepeatable(): void {
  Object.assign(crypto, {
    randomUUID: () => `${toHex(8)}-${String(count).padStart(12, '0')}`,
    randomInt: nextInt,
    randomBytes: (size: number) => Buffer.from(toHex(size * 2), 'hex'),
  });
}

export function restoreIds(): void {
  Object.assign(crypto, { randomUUID, randomInt, randomBytes });
}

/** Starts again with the first id. */
export function restartIds(): void {
  count = 0;
}
