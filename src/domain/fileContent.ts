/** File types that are detected by content. */
export type ContentKind = 'jpg' | 'png' | 'webp' | 'pdf';

/** Bytes needed to detect the type. */
export const HEAD_LENGTH = 12;

export const CONTENT_TYPE: Record<ContentKind, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  pdf: 'application/pdf',
};

/** `undefined` matches any byte: a WebP contains its length. */
const MAGIC: Record<ContentKind, readonly (number | undefined)[]> = {
  jpg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  webp: [0x52, 0x49, 0x46, 0x46, undefined, undefined, undefined, undefined, 0x57, 0x45, 0x42, 0x50],
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
};

/** Detects the type of a file by its first bytes (`HEAD_LENGTH` are enough). */
export function contentKind<K extends ContentKind>(head: Uint8Array, kinds: readonly K[]): K | undefined {
  return kinds.find((kind) => MAGIC[kind].every((byte, index) => byte === undefined || head[index] === byte));
}

/** Reads the first bytes of a file. Rejects for an unreadable file. */
export async function readHead(file: Blob): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(0, HEAD_LENGTH).arrayBuffer());
}
