import { createHash, createHmac } from 'node:crypto';

/** The SHA-256 digest of a text, in hexadecimal digits. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A real server keeps its key apart from the database. */
const PERSON_KEY = 'the key of the mock';

/** A digest of a phone or document number, keyed because whoever knows the digests alone could try all numbers. */
export const personDigest = (text: string): string =>
  createHmac('sha256', PERSON_KEY).update(text).digest('hex');
