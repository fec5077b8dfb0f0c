const MAX_LENGTH = 120;

// What no file system takes, what separates folders, and what turns a name's visible ending around.
const UNSAFE = /[\p{Cc}<>:"|?*\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/gu;

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** The last part of a path, without what could lead out of a folder or hide the real ending. */
function sanitize(name: string): string | undefined {
  const last = name.split(/[\\/]/).pop() ?? '';
  const safe = last
    .replace(UNSAFE, '_')
    .replace(/^[.\s]+|[.\s]+$/g, '')
    .slice(-MAX_LENGTH);
  return safe || undefined;
}

/**
 * The file name of a Content-Disposition header: RFC 5987's `filename*` before `filename`, which many servers percent-encode too.
 * @returns `undefined` when there is none that could be used.
 */
export function readFileName(disposition: string | null): string | undefined {
  if (!disposition) return undefined;
  const extended = /(?:^|;)\s*filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i.exec(disposition)?.[1];
  if (extended !== undefined) return sanitize(decode(extended));
  const plain = /(?:^|;)\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]+))/i.exec(disposition);
  const quoted = plain?.[1]?.replace(/\\(["\\])/g, '$1');
  const name = quoted ?? plain?.[2]?.trim();
  return name === undefined ? undefined : sanitize(decode(name));
}
