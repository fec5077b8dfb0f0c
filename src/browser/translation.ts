/** Whether the browser's translator has changed the page. */
export const isPageTranslated = (): boolean =>
  document.querySelector('html[class*="translated-"], font') !== null;

/** What a translator put into the page, and what that replaces: one text, or neighbors that it joined. */
type Replacement = [font: ChildNode, ...replaced: Node[]];

/**
 * Makes pages survive the browser's translator, which replaces texts with `<font>` elements. React keeps the replaced text: it
 * fails to remove it or to insert something before it, and writes to it out of sight. So a replaced text returns to its place
 * when React uses it, and the translator translates it again. The translator's calls cannot be intercepted, since it runs in a
 * world of its own, but its changes are observed.
 */
export function keepTranslatedTexts(): void {
  const { prototype } = Node;
  const replacements = new WeakMap<Node, Replacement>();

  function putBack(node: Node): void {
    const [font, ...replaced] = replacements.get(node) ?? [];
    // A translation into another language may have replaced the first one.
    if (font?.parentNode === null) putBack(font);
    if (font?.parentNode) font.replaceWith(...replaced);
  }

  const observer = new MutationObserver((changes) => {
    let latest: Replacement | undefined;
    for (const { target, addedNodes, removedNodes } of changes) {
      if (!target.parentNode) putBack(target);
      for (const node of addedNodes) if (node.nodeName === 'FONT') latest = [node as ChildNode];
      if (latest?.[0].parentNode !== target) continue;
      for (const node of removedNodes) {
        latest.push(node);
        replacements.set(node, latest);
        observer.observe(node, { characterData: true });
      }
    }
  });
  observer.observe(document, { childList: true, subtree: true });

  for (const name of ['appendChild', 'insertBefore', 'removeChild'] as const) {
    const native: (...nodes: Node[]) => Node = prototype[name];
    Object.assign(prototype, {
      [name](this: Node, ...nodes: Node[]) {
        nodes.forEach(putBack);
        return native.apply(this, nodes);
      },
    });
  }
}
