const CONTROLS = [
  'a[href]',
  'button',
  'summary',
  ...['button', 'link', 'tab', 'switch', 'checkbox', 'radio', 'menuitem', 'option', 'treeitem'].map(
    (role) => `[role=${role}]`,
  ),
].join();

const words = new Intl.Segmenter(undefined, { granularity: 'word' });

/** The words of a text, as axe's rule label-content-name-mismatch compares them. */
function toWords(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\([^()]*\)/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ');
  return [...words.segment(plain)].map(({ segment }) => segment.trim()).filter(Boolean);
}

/** Whether the name contains the words of the visible text, one after the other. */
export function containsText(name: string, text: string): boolean {
  const wanted = toWords(text);
  const given = toWords(name);
  return given.some((_, start) => wanted.every((word, index) => word === given[start + index]));
}

/** Whoever speaks to the computer says what stands on the control (WCAG 2.5.3). Controls without text have any name. */
export function controlsWithOtherNames(): string[] {
  return [...document.querySelectorAll(CONTROLS)].flatMap((control) => {
    const labels = control.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
    const labelledBy = labels.map((id) => document.getElementById(id)?.textContent).join(' ');
    const name = labelledBy.trim() || control.getAttribute('aria-label');
    const text = control.textContent ?? '';
    return name && toWords(text).length > 0 && !containsText(name, text)
      ? [`“${text}” is named “${name}”`]
      : [];
  });
}

/** Ids that `aria-labelledby` and `aria-describedby` cannot refer to. */
export const idsWithSpaces = (): string[] =>
  [...document.querySelectorAll('[id]')].map(({ id }) => id).filter((id) => /\s|^$/.test(id));

/** Names of icons and of controls without text that have nothing but Latin words: antd names its icons so in every language. */
export const latinNames = (): string[] =>
  [...document.querySelectorAll('[aria-label]')]
    // What is inside a control with a name is not read.
    .filter((element) => !element.closest('[aria-hidden=true], :is(a, button, [role=button])[aria-label] *'))
    .filter((element) => element.matches('[role=img], a, button, [role=button], [role=link]'))
    .map((element) => element.getAttribute('aria-label') ?? '')
    .filter((name) => /^[\p{Script=Latin}\s-]+$/u.test(name));

/** Links that open a new tab without saying so. */
export const silentNewTabs = (): string[] =>
  [...document.querySelectorAll('a[target=_blank]')]
    .filter(
      (link) => !/new tab|新标签页/.test(`${link.getAttribute('title')} ${link.getAttribute('aria-label')}`),
    )
    .map(({ textContent }) => textContent ?? '');
