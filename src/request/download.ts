import { RequestError } from '@/domain/requestError';
import type { Text } from './callContext';
import { judge, type Reply } from './judgement';

const MAX_LENGTH = 120;

// Invalid in file systems, path separators, and bidirectional marks.
const UNSAFE = /[\p{Cc}<>:"|?*\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/gu;

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Returns the last path segment as a safe file name. */
function sanitize(name: string): string | undefined {
  const last = name.split(/[\\/]/).pop() ?? '';
  const safe = last.replace(UNSAFE, '_').replace(/^[.\s]+|[.\s]+$/g, '');
  return [...safe].slice(-MAX_LENGTH).join('') || undefined;
}

/**
 * Returns the file name of a Content-Disposition header: RFC 5987's `filename*` before `filename`, which many servers
 * percent-encode, too.
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

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\b/i;

export interface FileResult {
  code: 200;
  result: Blob;
  /** Sanitized name from the server. */
  fileName?: string;
}

/** Result of a download (spec section 7): a file, or the `result` of a JSON envelope. */
export type DownloadResult = FileResult | { code: 200; result: unknown; fileName?: undefined };

/** Whether a download gave a file. */
export function isFileResult(answer: DownloadResult): answer is FileResult {
  // instanceof fails for the Blob of another realm.
  return Object.prototype.toString.call(answer.result) === '[object Blob]';
}

/** Reads a 2xx response as a file or as JSON; validating it is a separate step. */
export async function readDownload(response: Response) {
  const { status, headers } = response;
  const isJson = JSON_TYPE.test(headers.get('content-type') ?? '');
  const content = isJson ? await response.text() : await response.blob();

  return {
    /** @throws RequestError like `judge`, and `parse` with code 500 for invalid JSON */
    judge(reply: Pick<Reply, 'judgesSession'>, text: Text): DownloadResult {
      if (typeof content !== 'string') {
        return { code: 200, result: content, fileName: readFileName(headers.get('content-disposition')) };
      }
      try {
        JSON.parse(content);
      } catch (cause) {
        throw new RequestError('parse', text('request.parse.data'), { code: 500, httpStatus: status, cause });
      }
      return { code: 200, result: judge({ ...reply, status, body: content }, text) };
    },
  };
}
