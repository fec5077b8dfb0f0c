/** The controls of a page. Every function here runs in the page. */

export interface Control {
  /** Value of the element's `data-control` until the next marking. */
  number: number;
  kind: string;
  name: string;
  /** Equal for controls with the same function, such as those of other rows or with another count. */
  key: string;
  /** The path of a link to another page of this host. */
  linkPath?: string;
}

/** Marks the usable controls of the main area and returns them in document order. */
export function markControls(): Control[] {
  const candidates =
    'a[href], button, summary, textarea, select, input:not([type=hidden], [type=file]), [role=button], [role=tab], [role=switch], [role=menuitem], [role=slider], [role=treeitem], [role=searchbox]';
  const main = document.querySelector('main');
  const getName = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = (element as HTMLInputElement).labels;
    return (
      element.getAttribute('aria-label') ??
      (ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ') ||
        (labels?.[0]?.textContent ?? element.textContent) ||
        element.getAttribute('placeholder') ||
        element.getAttribute('title') ||
        element.querySelector('[aria-label]')?.getAttribute('aria-label') ||
        '')
    ).trim();
  };
  const getKind = (element: Element): string => {
    const type = element.getAttribute('type');
    const role = element.getAttribute('role');
    if (role) return role;
    if (element.tagName === 'BUTTON' && element.closest('search, [role=search]')) return 'searchbutton';
    if (element.tagName === 'INPUT') return type ?? 'text';
    return element.tagName.toLowerCase();
  };
  /** Only the first rows of a list are used. */
  const isOfLaterRow = (element: Element): boolean => {
    for (
      let row = element.closest('tr, li, article');
      row;
      row = row.parentElement?.closest('tr, li, article') ?? null
    ) {
      let before = 0;
      for (let sibling = row.previousElementSibling; sibling; sibling = sibling.previousElementSibling)
        if (sibling.tagName === row.tagName && sibling.querySelector(candidates)) before += 1;
      if (before >= 2) return true;
    }
    return false;
  };
  const isReady = (element: Element): boolean => {
    const kind = getKind(element);
    const shown = (
      kind === 'radio' || kind === 'checkbox' ? (element.closest('label') ?? element) : element
    ) as HTMLElement;
    const is = (name: string) => element.getAttribute(`aria-${name}`) === 'true';
    if (!shown.checkVisibility({ visibilityProperty: true }) || shown.getClientRects().length === 0)
      return false;
    if (
      is('disabled') ||
      is('hidden') ||
      element.closest('[aria-hidden=true], [inert]') ||
      element.matches(':disabled')
    )
      return false;
    // Selecting the selected option has no effect.
    if ((kind === 'tab' || kind === 'radio') && (is('selected') || (element as HTMLInputElement).checked))
      return false;
    if (is('pressed') && element.closest('[role=group], fieldset')) return false;
    if (
      element instanceof HTMLInputElement &&
      element.readOnly &&
      kind !== 'combobox' &&
      !element.closest('.ant-picker')
    )
      return false;
    return !(element instanceof HTMLAnchorElement) || element.href !== location.href;
  };
  for (const old of document.querySelectorAll('[data-control]')) old.removeAttribute('data-control');
  return [...(main?.querySelectorAll(candidates) ?? [])]
    .filter((element) => isReady(element) && !isOfLaterRow(element))
    .map((element, number) => {
      element.setAttribute('data-control', String(number));
      const [kind, name] = [getKind(element), getName(element)];
      const link =
        element instanceof HTMLAnchorElement && element.origin === location.origin ? element : undefined;
      const linkPath = link && link.pathname !== location.pathname ? link.pathname : undefined;
      const cell = element.closest('td');
      // In a table, the position within the row.
      const place = cell && `${cell.cellIndex}.${[...cell.querySelectorAll(candidates)].indexOf(element)}`;
      const subject = place ?? name.replace(/“[^”]*”/g, '“…”').replace(/\d+/g, '#');
      return { number, kind, name, key: `${kind} ${subject}`, linkPath };
    });
}

interface Watched {
  visibleState: () => string;
  isUnchanged?: () => boolean;
}

/** Stores the visible state. For a search only the text counts, so that typed input alone is no effect. */
export function storeState(textOnly: boolean): void {
  const watched = window as unknown as Watched;
  const read = textOnly ? () => `${location.href}\n${document.body.innerText}` : watched.visibleState;
  const before = read();
  watched.isUnchanged = () => read() === before;
}

/** Resolves with whether something else is to be noticed than what was noted, as soon as it is or after so many milliseconds. */
export function hasChanged(patienceMs: number): Promise<boolean> {
  const { isUnchanged } = window as unknown as Watched;
  // A document that storeState nothing is another one.
  const isDifferent = () => !isUnchanged?.();
  return new Promise((resolve) => {
    const end = (found: boolean) => {
      observer.disconnect();
      clearTimeout(last);
      resolve(found);
    };
    // Once for all that changes together: each look has the page laid out.
    let looksSoon = false;
    const observer = new MutationObserver(() => {
      if (looksSoon) return;
      looksSoon = true;
      setTimeout(() => {
        looksSoon = false;
        if (isDifferent()) end(true);
      }, 20);
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    // The value of a field changes without a mutation.
    const last = setTimeout(() => end(isDifferent()), patienceMs);
    if (isDifferent()) end(true);
  });
}

/** Resolves when the document has not changed for `stillMs`, at the latest after `patienceMs`. */
export function waitForRest(stillMs: number, patienceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      observer.disconnect();
      clearTimeout(last);
      clearTimeout(still);
      resolve();
    };
    const observer = new MutationObserver(() => {
      clearTimeout(still);
      still = setTimeout(end, stillMs);
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    let still = setTimeout(end, stillMs);
    const last = setTimeout(end, patienceMs);
  });
}

/** The visible state: texts, values, ARIA states, open elements and positions, without tooltips. */
export function visibleState(): string {
  const tooltips = [...document.querySelectorAll<HTMLElement>('[role=tooltip], .ant-tooltip')].map(
    (tooltip) => tooltip.innerText,
  );
  const text = tooltips.reduce(
    (rest, tooltip) => (tooltip ? rest.replace(tooltip, '') : rest),
    document.body.innerText,
  );
  const states = [
    'expanded',
    'selected',
    'checked',
    'pressed',
    'sort',
    'current',
    'busy',
    'valuenow',
    'invalid',
  ];
  const selectors = [...states.map((state) => `[aria-${state}]`), 'input, textarea, [open], [role=dialog]'];
  const parts = [
    ...document.querySelectorAll<HTMLElement>(`${selectors.join()}, [style*=transform]`),
  ].flatMap((element) => {
    const values = states.flatMap((state) => element.getAttribute(`aria-${state}`) ?? []);
    if (element instanceof HTMLInputElement) values.push(element.value, String(element.checked));
    if (element instanceof HTMLTextAreaElement) values.push(element.value);
    if (element.hasAttribute('open') || element.role === 'dialog')
      values.push('open', String(element.checkVisibility()));
    if (element.style.transform && !element.closest('[role=tooltip], .ant-tooltip'))
      values.push(element.style.transform);
    return values;
  });
  const { sideEffects = 0 } = window as { sideEffects?: number };
  return [location.href, sideEffects, text, ...parts].join('\n');
}

/** Counts effects outside the document: printing, copying, full screen. Runs before the page's own code. */
export function countSideEffects(): void {
  const counted = window as unknown as { sideEffects: number };
  counted.sideEffects = 0;
  const count = async () => {
    counted.sideEffects += 1;
  };
  window.print = count;
  Element.prototype.requestFullscreen = count;
  const press = HTMLInputElement.prototype.click;
  // The file chooser is a window of the browser.
  HTMLInputElement.prototype.click = function () {
    if (this.type === 'file') void count();
    else press.call(this);
  };
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: count, write: count } });
}
