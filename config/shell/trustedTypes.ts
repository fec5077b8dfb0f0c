/** What a policy of the browser's Trusted Types decides about a text: the text, or null to refuse it. */
interface PolicyRules {
  createHTML(html: string): string | null;
  createScriptURL(address: string): string | null;
}

declare global {
  /** Missing in browsers without Trusted Types. */
  var trustedTypes: { createPolicy(name: 'default', rules: PolicyRules): unknown } | undefined;
}

/** The start of any tag but the plain ones of the mind map, which have no attribute but a class. */
const OTHER_TAG = /<(?!\/?(?:span|div)(?: class="[\w -]*")?>)[a-z/!?]/i;

/** In XML, whose names may start with any letter, an element is of HTML or SVG only by a namespace. */
const NAMESPACE = /<[^<]*xmlns/i;

/** Whether markup that a library inserts can run no code and load nothing: text, a style sheet, or plain elements. */
export const isHarmless = (html: string): boolean => !OTHER_TAG.test(html) && !NAMESPACE.test(html);

/**
 * Whether an address is that of a script of the portal itself; the API's files are none. Scripts of the portal need no escapes,
 * and a web server would read `/%61pi/` as `/api/`.
 * @param address absolute, or relative to `page`
 */
export function isOwnScript(address: string, page: string): boolean {
  try {
    const { href, pathname } = new URL(address, page);
    const isOfHost = href.startsWith(`${new URL(page).origin}/`);
    return isOfHost && /^[^%]*\.js$/.test(pathname) && !/\/api\//i.test(pathname);
  } catch {
    return false;
  }
}

/** Sets the only policy that the Content-Security-Policy allows. It decides about the texts of all libraries. */
export function setTrustedTypes(): void {
  globalThis.trustedTypes?.createPolicy('default', {
    createHTML: (html) => (isHarmless(html) ? html : null),
    createScriptURL: (address) => (isOwnScript(address, document.baseURI) ? address : null),
  });
}
