/** A combining accent, which no text of the portal contains. */
export const ACCENT = '\u0301';

/** A text in the language of the translator: each letter has an accent. */
export const translated = (text: string): string => text.replace(/\p{L}/gu, `$&${ACCENT}`);

/** The text before its translation. */
export const untranslated = (text: string | null | undefined): string => text?.replaceAll(ACCENT, '') ?? '';

/**
 * Runs in the page: translates it like Chrome, now and whenever it changes, until its root element loses the class. Chrome
 * replaces each text by two font elements with the translation.
 */
export function startTranslator(accent: string): void {
  const page = document.documentElement;
  const createFont = () => {
    const font = document.createElement('font');
    font.style.verticalAlign = 'inherit';
    return font;
  };

  function translate(text: Text): void {
    const isLeftOut = text.parentElement?.closest('font, script, style, textarea, [translate="no"]');
    if (isLeftOut || !document.body.contains(text) || text.data.trim() === '') return;
    const [outer, inner] = [createFont(), createFont()];
    inner.append(text.data.replace(/\p{L}/gu, `$&${accent}`));
    outer.append(inner);
    text.before(outer);
    text.remove();
  }

  function translateAll(node: Node): void {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts = [node];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) if (text instanceof Text) translate(text);
  }

  const observer = new MutationObserver((changes) => {
    if (!page.classList.contains('translated-ltr')) observer.disconnect();
    else for (const { addedNodes } of changes) addedNodes.forEach(translateAll);
  });
  observer.observe(page, { attributes: true, attributeFilter: ['class'], childList: true, subtree: true });
  page.lang = 'fr';
  page.classList.add('translated-ltr');
  translateAll(document.body);
}

/** Ends the translation of new texts. */
export const stopTranslator = (): void => document.documentElement.classList.remove('translated-ltr');
