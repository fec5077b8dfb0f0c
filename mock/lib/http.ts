export interface UploadedFile {
  /** The name of the form's field. */
  fieldname: string;
  /** As the browser wrote it, each byte of its UTF-8 a character. */
  originalname: string;
  /** Bytes. */
  size: number;
  buffer: Buffer;
}

/**
 * The part of Express that the handlers use. Named here so that tests/support/mockFetch.ts can offer exactly
 * this much without a server.
 */
export interface MockRequest {
  method: string;
  path: string;
  params: Record<string, string>;
  /** As `qs` reads it: text, lists for repeated keys, objects for bracketed ones. */
  query: Record<string, unknown>;
  headers: Record<string, string | string[] | undefined>;
  body?: unknown;
  /** The files of a multipart form, as multer reads them. */
  files?: readonly UploadedFile[];
  socket: { destroy(): unknown };
}

export interface MockResponse {
  status(code: number): MockResponse;
  setHeader(name: string, value: string): unknown;
  json(body: unknown): unknown;
  /** Text, or the bytes of a file. */
  send(body: string | Buffer): unknown;
  end(): unknown;
}

/** Umi passes the next middleware as well; no handler needs it. */
export type MockHandler = (request: MockRequest, response: MockResponse) => void | Promise<void>;

/** A file in place of an envelope: what an endpoint returns when a call asks for a download (spec section 7). */
export class MockFile {
  constructor(
    /** As it should be saved; any characters. */
    readonly name: string,
    /** Content type, with its charset where it is text. */
    readonly type: string,
    readonly content: Buffer,
  ) {}

  /** RFC 6266: a plain name for old clients, the real one as UTF-8. */
  get disposition(): string {
    const plain = this.name.replace(/[^\w.-]+/g, '_').replace(/^_+(?=\.)/, 'file');
    const encoded = encodeURIComponent(this.name).replace(
      /['()*]/g,
      (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
    );
    return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
  }
}
