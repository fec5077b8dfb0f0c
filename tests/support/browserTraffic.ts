import type { HTTPRequest } from 'puppeteer';

/**
 * What the browser itself says: of a failed download, which a journey that takes the network away expects, and of code
 * that was fetched ahead of a page whose server keeps it waiting.
 */
export const isBrowsersOwn = (text: string) =>
  text.startsWith('Failed to load resource') || /^The resource \S+ was preloaded/.test(text);

export interface SentCall {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: unknown;
  /** The status of the reply, or what kept it from coming; none while it is awaited. */
  outcome?: number | string;
}

/** A call to the API, or nothing for any other request. */
export function readSentCall(request: HTTPRequest): SentCall | undefined {
  if (!request.url().includes('/api/v1/')) return undefined;
  // A form with files is no text.
  const isJson = request.headers()['content-type']?.includes('json') ?? false;
  const body = isJson ? request.postData() : undefined;
  return {
    method: request.method(),
    url: new URL(request.url()).pathname.replace('/api/v1/', ''),
    headers: request.headers(),
    body: body ? JSON.parse(body) : undefined,
  };
}
