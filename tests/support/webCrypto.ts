/** Encryption for jsdom, which has none: that of Node, ready in the same turn, so that tests wait for no thread. */
import { createCipheriv, createDecipheriv } from 'node:crypto';
import { runInThisContext } from 'node:vm';

interface Parameters {
  iv: Uint8Array;
  additionalData: Uint8Array;
}

const TAG_BYTES = 16;

async function importKey(_format: string, bytes: Uint8Array): Promise<Uint8Array> {
  if (bytes.length !== 32) throw new DOMException('Not a key', 'DataError');
  return bytes;
}

async function encrypt({ iv, additionalData }: Parameters, key: Uint8Array, data: Uint8Array) {
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(additionalData);
  return Uint8Array.from(Buffer.concat([cipher.update(data), cipher.final(), cipher.getAuthTag()])).buffer;
}

async function decrypt({ iv, additionalData }: Parameters, key: Uint8Array, data: Uint8Array) {
  const decipher = createDecipheriv('aes-256-gcm', key, iv).setAAD(additionalData);
  decipher.setAuthTag(data.subarray(-TAG_BYTES));
  return Uint8Array.from(Buffer.concat([decipher.update(data.subarray(0, -TAG_BYTES)), decipher.final()]))
    .buffer;
}

const subtle = { importKey, encrypt, decrypt };
Object.defineProperty(window.crypto, 'subtle', { value: subtle, writable: true, configurable: true });

for (const name of ['TextEncoder', 'TextDecoder'])
  if (!(name in window))
    Object.defineProperty(window, name, { value: runInThisContext(name), configurable: true });

/** Lets the page of a test be one without HTTPS, where browsers encrypt nothing. */
export function withoutEncryption(): void {
  jest.replaceProperty(window.crypto as { subtle: unknown }, 'subtle', undefined);
}

/** More steps than any encryption has. */
const STEPS = 20;

/** Resolves when what was encrypted before is stored. */
export async function encrypted(): Promise<void> {
  for (let step = 0; step < STEPS; step += 1) await Promise.resolve();
}
