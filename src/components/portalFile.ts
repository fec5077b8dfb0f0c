declare global {
  interface Window {
    /** Set by public/config.js: the base URL of the portal's files; webpack uses it for lazy chunks. */
    publicPath?: string;
  }
}

/**
 * Resolves the URL of a file. A relative one (`pictures/code.svg`) belongs to the portal and gets its base
 * path; any other one is returned as it is.
 */
export function portalFile(address: string, base = window.publicPath ?? '/'): string {
  if (/^(\/|[a-z][a-z\d+.-]*:)/i.test(address)) return address;
  return base + address;
}
