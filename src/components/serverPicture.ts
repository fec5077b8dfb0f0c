import { portalFile } from './portalFile';

/** Origins besides the portal's own whose pictures are shown. */
let allowedOrigins: readonly string[] = [];

/** Sets the origins that this deployment lists (`pictureHosts` in config.js). */
export function allowPictureOrigins(origins: readonly string[]): void {
  allowedOrigins = origins;
}

/**
 * Returns the address of a picture that the server names: one of the portal's own host, a data URL or one of an allowed
 * host; undefined for any other, because loading it would reveal the reader to that host.
 */
export function serverPicture(
  address: string | undefined,
  page = window.location.href,
  allowed = allowedOrigins,
): string | undefined {
  if (!address) return undefined;
  try {
    const url = new URL(portalFile(address), page);
    if (url.protocol === 'data:') return url.pathname.startsWith('image/') ? url.href : undefined;
    if (!/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
    if (url.origin === new URL(page).origin)
      return url.pathname.startsWith('//') ? undefined : url.pathname + url.search;
    return allowed.includes(url.origin) ? url.href : undefined;
  } catch {
    return undefined;
  }
}
