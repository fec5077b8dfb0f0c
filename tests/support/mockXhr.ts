/** The part of XMLHttpRequest that the portal uses, over the fetch of the running test. */
export class MockXhr {
  upload: { onprogress: ((event: Partial<ProgressEvent>) => void) | null } = { onprogress: null };
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onabort: (() => void) | null = null;
  onloadend: (() => void) | null = null;
  responseType = '';
  responseText = '';
  status = 0;
  private method = 'GET';
  private url = '';
  private readonly headers: Record<string, string> = {};
  private replyHeaders?: Headers;
  private readonly connection = new AbortController();

  open(method: string, url: string): void {
    Object.assign(this, { method, url });
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }

  getResponseHeader(name: string): string | null {
    return this.replyHeaders?.get(name) ?? null;
  }

  abort(): void {
    this.connection.abort();
  }

  async send(body: BodyInit): Promise<void> {
    const { method, headers } = this;
    const { signal } = this.connection;
    try {
      await Promise.resolve();
      this.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 2 });
      const reply = await fetch(this.url, { method, headers, body, signal });
      this.upload.onprogress?.({ lengthComputable: true, loaded: 2, total: 2 });
      this.status = reply.status;
      this.replyHeaders = reply.headers;
      this.responseText = await reply.text();
      this.onload?.();
    } catch {
      if (signal.aborted) this.onabort?.();
      else this.onerror?.();
    } finally {
      this.onloadend?.();
    }
  }
}
