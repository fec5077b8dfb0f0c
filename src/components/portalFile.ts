declare global {
  interface Window {
    /** public/config.js: where this deployment keeps the portal's files; webpack reads it for lazily loaded code. */
    publicPath?: string;
  }
}

/**
 * Address of a picture or other file. A relative one (`pictures/code.svg`) is a file of the portal itself and stands
 * below its base path; one with a host, a scheme or a leading slash is the server's word and stays as it is.
 */
export function portalFile(address: string, base = window.publicPath ?? '/'): string {
  if (/^(\/|[a-z][a-z\d+.-]*:)/i.test(address)) return address;
  return base + address;
}
