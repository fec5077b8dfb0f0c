/** What a person can operate on a page. Everything here runs in the page. */

export interface Control {
  /** Stands on the element as `data-control` until the page is looked at again. */
  number: number;
  kind: string;
  name: string;
  /** The same for controls that do the same: those of another row, whose subject they quote, or with another count. */
  key: string;
  /** The path of another page of this host that a link leads to. */
  leadsTo?: string;
}

/** Looks the page's own area over, marks what can be operated, and answers it in the order of the page. */
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
  /** One row of many stands for all. */
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
    // What is chosen already stays as it is.
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
      const leadsTo = link && link.pathname !== location.pathname ? link.pathname : undefined;
      const cell = element.closest('td');
      // In a table, the same place in another row.
      const place = cell && `${cell.cellIndex}.${[...cell.querySelectorAll(candidates)].indexOf(element)}`;
      const subject = place ?? name.replace(/“[^”]*”/g, '“…”').replace(/\d+/g, '#');
      return { number, kind, name, key: `${kind} ${subject}`, leadsTo };
    });
}

interface Watched {
  whatIsSeen: () => string;
  seenBefore?: () => boolean;
}

/** Notes what is there to be noticed; of a search only the words count: that it took what was typed is not enough. */
export function remembers(wordsOnly: boolean): void {
  const watched = window as unknown as Watched;
  const look = wordsOnly ? () => `${location.href}\n${document.body.innerText}` : watched.whatIsSeen;
  const before = look();
  watched.seenBefore = () => look() === before;
}

/** Resolves with whether something else is to be noticed than what was noted, as soon as it is or after so many milliseconds. */
export function becomesDifferent(patienceMs: number): Promise<boolean> {
  const { seenBefore } = window as unknown as Watched;
  // A document that remembers nothing is another one.
  const isDifferent = () => !seenBefore?.();
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
    // What a field holds changes without a mutation.
    const last = setTimeout(() => end(isDifferent()), patienceMs);
    if (isDifferent()) end(true);
  });
}

/** Resolves once nothing in the document has changed for so many milliseconds, or after `patienceMs`: some never rest. */
export function comesToRest(stillMs: number, patienceMs: number): Promise<void> {
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

/** All that a person could notice: words, values, states, what is open, where things are drawn. Tooltips do not count. */
export function whatIsSeen(): string {
  const tooltips = [...document.querySelectorAll<HTMLElement>('[role=tooltip], .ant-tooltip')].map(
    (tooltip) => tooltip.innerText,
  );
  const words = tooltips.reduce(
    (text, tooltip) => (tooltip ? text.replace(tooltip, '') : text),
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
  const telling = [...states.map((state) => `[aria-${state}]`), 'input, textarea, [open], [role=dialog]'];
  const parts = [...document.querySelectorAll<HTMLElement>(`${telling.join()}, [style*=transform]`)].flatMap(
    (element) => {
      const said = states.flatMap((state) => element.getAttribute(`aria-${state}`) ?? []);
      if (element instanceof HTMLInputElement) said.push(element.value, String(element.checked));
      if (element instanceof HTMLTextAreaElement) said.push(element.value);
      if (element.hasAttribute('open') || element.role === 'dialog')
        said.push('open', String(element.checkVisibility()));
      if (element.style.transform && !element.closest('[role=tooltip], .ant-tooltip'))
        said.push(element.style.transform);
      return said;
    },
  );
  const { sideEffects = 0 } = window as { sideEffects?: number };
  return [location.href, sideEffects, words, ...parts].join('\n');
}

/** Counts what leaves the page without a trace in it: printing, copying, full screen. Runs before the page's own code. */
export function countSideEffects(): void {
  const counted = window as unknown as { sideEffects: number };
  counted.sideEffects = 0;
  const count = async () => {
    counted.sideEffects += 1;
  };
  window.print = count;
  Element.prototype.requestFullscreen = count;
  const press = HTMLInputElement.prototype.click;
  // Choosing a file is done in a window of the browser's own.
  HTMLInputElement.prototype.click = function () {
    if (this.type === 'file') void count();
    else press.call(this);
  };
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: count, write: count } });
}
