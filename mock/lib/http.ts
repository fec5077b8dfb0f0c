export interface UploadedFile {
  /** The name of the form's field. */
  fieldname: string;
  /** UTF-8 bytes, read as one character each. */
  originalname: string;
  /** Bytes. */
  size: number;
  buffer: Buffer;
}

/** The name of an uploaded file, decoded as UTF-8, which multer reads byte by byte. */
export function uploadedName({ originalname }: UploadedFile): string {
  if (/[^\0-\xff]/.test(originalname)) return originalname;
  const decoded = Buffer.from(originalname, 'latin1').toString('utf8');
  return decoded.includes('\ufffd') ? originalname : decoded;
}

/** The part of Express that the handlers use, which tests/support/mockFetch.ts provides without a server. */
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
  socket: { remoteAddress?: string | undefined; destroy(): unknown };
}

export interface MockResponse {
  status(code: number): MockResponse;
  setHeader(name: string, value: string): unknown;
  json(body: unknown): unknown;
  /** Text, or the bytes of a file. */
  send(body: string | Buffer): unknown;
  end(): unknown;
}

export type MockHandler = (request: MockRequest, response: MockResponse) => void | Promise<void>;

/** A reply that is no envelope, such as a page of the identity provider. */
export class MockReply {
  constructor(
    readonly status: number,
    readonly headers: Readonly<Record<string, string>>,
    readonly body: string = '',
  ) {}
}

/** A download, which is sent instead of an envelope (spec section 7). */
export class MockFile {
  constructor(
    /** The suggested file name; any characters. */
    readonly name: string,
    /** Content type, with a charset for text. */
    readonly type: string,
    readonly content: Buffer,
  ) {}

  /** RFC 6266: an ASCII name for old clients and the real one in UTF-8. */
  get disposition(): string {
    const plain = this.name.replace(/[^\w.-]+/g, '_').replace(/^_+(?=\.)/, 'file');
    const encoded = encodeURIComponent(this.name).replace(
      /['()*]/g,
      (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
    );
    return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
  }
}
