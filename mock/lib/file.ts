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
