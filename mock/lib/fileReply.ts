/** What a handler returns to answer with a file instead of an envelope. No browser keeps it, nor takes it for another type. */
export class FileReply {
  constructor(
    readonly contentType: string,
    readonly content: Buffer,
  ) {}
}
