import { toMark } from '@/domain/mark';

/** A text that was kept for a user, and when, in milliseconds since 1970. */
interface Kept {
  at: number;
  text: string;
}

interface Owner {
  userId: string;
  /** Id and key from the server: without it, trying ids and names finds no entry. */
  secret: string;
  /** Missing without a key from the server, and where the browser does not encrypt (HTTP): texts last until the page is left. */
  key: CryptoKey | undefined;
}

let owner: Owner | undefined;

/** The texts of the user by their storage keys. Storage holds them encrypted. */
const texts = new Map<string, Kept>();

/** How often each was written, so that an earlier encryption cannot overtake a later one. */
const turns = new Map<string, number>();

const ALGORITHM = 'AES-GCM';
const IV_BYTES = 12;

const toBytes = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
const toBase64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

/** What is encrypted is valid at its place and time only. */
const parameters = (iv: Uint8Array<ArrayBuffer>, key: string, at: number) => ({
  name: ALGORITHM,
  iv,
  additionalData: new TextEncoder().encode(`${key} ${at}`),
});

async function encrypt(by: CryptoKey, key: string, { at, text }: Kept): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const sealed = await crypto.subtle.encrypt(parameters(iv, key, at), by, new TextEncoder().encode(text));
  return `${at} ${toBase64(iv)} ${toBase64(new Uint8Array(sealed))}`;
}

/** The text under a key of storage; undefined when somebody else or another key has encrypted it, or nobody. */
async function decrypt(by: CryptoKey, key: string, stored: string): Promise<Kept | undefined> {
  try {
    const [time, iv = '', sealed = ''] = stored.split(' ');
    const at = Number(time);
    const bytes = await crypto.subtle.decrypt(parameters(toBytes(iv), key, at), by, toBytes(sealed));
    return { at, text: new TextDecoder().decode(bytes) };
  } catch {
    return undefined;
  }
}

/** The user's storage keys of a kind: `<kind>:<mark of the owner>:<mark of the name>`. Names contain ids of records. */
const prefixOf = (kind: string, secret: string) => `${kind}:${toMark(secret)}:`;
const toKey = (kind: string, name: string, secret = owner?.secret ?? '') =>
  prefixOf(kind, secret) + toMark(name + secret);

/** Storages by kind: what a tab remembers is not shared with others. */
const STORAGES = {
  portal_draft: () => localStorage,
  portal_tab: () => sessionStorage,
};

export type OwnKind = keyof typeof STORAGES;
const KINDS = Object.keys(STORAGES) as OwnKind[];

/** Returns the entries of a kind in storage. */
export function storedEntries(kind: OwnKind): [key: string, stored: string][] {
  try {
    return Object.entries<string>({ ...STORAGES[kind]() }).filter(([key]) => key.startsWith(`${kind}:`));
  } catch {
    // Nothing is stored where storage is blocked.
    return [];
  }
}

/** Removes an entry, or sets it. Where storage is full or blocked, the text lasts until the page is left. */
export function store(kind: OwnKind, key: string, stored: string | undefined): void {
  try {
    if (stored === undefined) STORAGES[kind]().removeItem(key);
    else STORAGES[kind]().setItem(key, stored);
  } catch {
    // It is still known in memory.
  }
}

async function importKey(draftKey: string): Promise<CryptoKey | undefined> {
  try {
    return await crypto.subtle.importKey('raw', toBytes(draftKey), ALGORITHM, false, ['encrypt', 'decrypt']);
  } catch {
    return undefined;
  }
}

interface Opening {
  userId: string;
  done?: Promise<void>;
}

let opening: Opening | undefined;

/**
 * Opens what is kept for a user, before anything of it is read, and removes what the tab remembers of others.
 * @param draftKey the user's key from the server (`currentUserSchema`): 32 bytes in Base64
 */
export async function openOwnStorage(userId: string, draftKey: string | undefined): Promise<void> {
  if (opening?.userId !== userId) {
    opening = { userId };
    opening.done = open(opening, draftKey);
  }
  await opening.done;
}

async function open(current: Opening, draftKey: string | undefined): Promise<void> {
  const { userId } = current;
  const secret = userId + (draftKey ?? '');
  const isOwn = ([key]: [key: string, ...rest: unknown[]]) =>
    KINDS.some((kind) => key.startsWith(prefixOf(kind, secret)));
  for (const entry of [...texts]) if (!isOwn(entry)) texts.delete(entry[0]);
  for (const entry of storedEntries('portal_tab'))
    if (!isOwn(entry)) store('portal_tab', entry[0], undefined);
  const key = draftKey === undefined ? undefined : await importKey(draftKey);
  for (const [name, stored] of key ? KINDS.flatMap(storedEntries).filter(isOwn) : []) {
    const kept = key && (await decrypt(key, name, stored));
    if (kept) texts.set(name, kept);
  }
  // The session may have ended, and another one begun.
  if (opening !== current) return;
  owner = { userId, secret, key };
  window.addEventListener('storage', followOtherTabs);
}

/** Forgets the key and what it has opened, at the end of a session. Only the next session of its owner reads it again. */
export function closeOwnStorage(): void {
  if (!owner || owner.key) texts.clear();
  owner = undefined;
  opening = undefined;
  window.removeEventListener('storage', followOtherTabs);
}

async function followOtherTabs({ key, newValue }: StorageEvent): Promise<void> {
  if (!key || !owner?.key || !key.startsWith(prefixOf('portal_draft', owner.secret))) return;
  const kept = newValue === null ? undefined : await decrypt(owner.key, key, newValue);
  if (kept) texts.set(key, kept);
  else texts.delete(key);
}

/** Visitors have no key. */
const isOwner = (userId: string) => (owner?.userId ?? '') === userId;

/** Returns what is kept for a user under a name (of a visitor: `''`); undefined when it is not this user's session. */
export const readOwn = (kind: OwnKind, userId: string, name: string): Kept | undefined =>
  isOwner(userId) ? texts.get(toKey(kind, name)) : undefined;

/** Keeps a text for the user of the session, or removes it. */
export function writeOwn(kind: OwnKind, userId: string, name: string, text: string | undefined): void {
  if (!isOwner(userId)) return;
  const key = toKey(kind, name);
  const turn = (turns.get(key) ?? 0) + 1;
  turns.set(key, turn);
  if (text === undefined) {
    texts.delete(key);
    store(kind, key, undefined);
    return;
  }
  const kept = { at: Date.now(), text };
  texts.set(key, kept);
  if (!owner?.key) return;
  void encrypt(owner.key, key, kept).then((stored) => {
    if (turns.get(key) === turn) store(kind, key, stored);
  });
}
