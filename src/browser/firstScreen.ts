import { isPurchasePath } from '../domain/purchasePath';
import { isSignedIn } from './isSignedIn';
import type { ResolvedLocale } from './locale';
import type { ThemeChoice, ThemeMode } from './theme';

declare global {
  /** The first screen of the page, which the document contains, until the page has taken it over. */
  var __FIRST_SCREEN__: FirstScreen | undefined;
}

/** What the page needs to take over a first screen, in which a person may have begun. */
export interface FirstScreen {
  /** Gives the page, which is rendered, what was typed and pressed before. Resolves when a character that is being composed is complete. */
  replay: () => Promise<void>;
}

/** antd's classes for a button whose action is pending, and for a ticked checkbox. */
export const PENDING = 'ant-btn-loading';
export const CHECKED = 'ant-checkbox-checked';

interface Look extends ResolvedLocale {
  mode: ThemeMode;
  choice: ThemeChoice;
}

/** The address to return to after a sign-in. */
const getRedirect = () => new URLSearchParams(location.search).get('redirect');

/** Whether the page opens as the build rendered it: for a visitor, without a message or a reason, and with its first tab. */
const isPlainVisit = () =>
  !isSignedIn() &&
  !history.state?.usr &&
  !/\.html$/.test(location.pathname) &&
  !/[?&]type=/.test(location.search) &&
  !isPurchasePath(getRedirect() ?? '');

/** Fills `root` with the screen of the page from a template in the document. Returns whether there is one. */
function fill(root: HTMLElement, { language, direction, mode, choice }: Look): boolean {
  const template = document.querySelector<HTMLTemplateElement>(
    `template[lang="${language}"][dir="${direction}"]`,
  );
  if (!template || !isPlainVisit()) return false;
  root.dataset.screen = '';
  root.append(template.content);
  document.title = template.title;
  document.documentElement.classList.add(`portal-${mode}`);
  for (const element of root.querySelectorAll('.ant-light'))
    element.classList.replace('ant-light', `ant-${mode}`);
  for (const button of root.querySelectorAll<HTMLElement>('[data-choice]'))
    if (button.dataset.choice !== choice) button.remove();

  // The sign-in pages link to each other with the address to return to.
  const redirect = getRedirect();
  if (redirect)
    for (const link of root.querySelectorAll<HTMLAnchorElement>('main form a, main > div > p a'))
      link.search = String(new URLSearchParams({ redirect }));
  return true;
}

const isInput = (element: unknown): element is HTMLInputElement => element instanceof HTMLInputElement;

type Entry = Pick<HTMLInputElement, 'value' | 'checked'>;

const read = ({ value, checked }: Entry): Entry => ({ value, checked });

/** Enters a value as if it was typed now. React takes no notice of a value that was there when it took over. */
function enter(input: HTMLInputElement, text: string): void {
  const { selectionStart, selectionEnd } = input;
  input.value = input.defaultValue;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  if (input === document.activeElement && selectionStart !== null)
    input.setSelectionRange(selectionStart, selectionEnd);
}

function tick(input: HTMLInputElement): void {
  input.checked = input.defaultChecked;
  input.click();
}

/**
 * Shows the first screen of the page, which the document contains, in `root`. Returns what the page needs to take it over, after
 * which `done` is called; undefined when this visit needs another screen.
 */
export function showScreen(root: HTMLElement, look: Look, done: () => void): FirstScreen | undefined {
  if (!fill(root, look)) return undefined;

  /** The button or form to press again on the page. */
  let pressed: HTMLElement | undefined;
  /** What was typed and ticked, by the position of its field: React writes what it knows when it renders again. */
  const entered = new Map<number, Entry>();
  let composing = false;
  let end: (() => void) | undefined;
  const stop = new AbortController();
  const listen = (types: string[], listener: (event: Event) => void) => {
    for (const type of types) window.addEventListener(type, listener, { capture: true, signal: stop.signal });
  };

  listen(['compositionstart', 'compositionend'], ({ type }) => {
    composing = type === 'compositionstart';
    if (!composing) setTimeout(() => end?.());
  });
  /** The field with the focus. The page may have to create it again, because translation and password managers change the first screen. */
  let focused: { input: HTMLInputElement; index: number } | undefined;
  const inputs = () => [...root.querySelectorAll('input')];
  listen(['focusin', 'focusout'], ({ type, target }) => {
    if (!isInput(target) || !target.isConnected) return;
    focused = type === 'focusin' ? { input: target, index: inputs().indexOf(target) } : undefined;
  });
  listen(['input', 'compositionend'], ({ target }) => {
    if (isInput(target)) entered.set(inputs().indexOf(target), read(target));
  });
  listen(['click', 'submit'], (event) => {
    const target = event.target as HTMLElement;
    const next = event.type === 'submit' ? target : target.closest<HTMLElement>('button');
    if (!next || !root.contains(next)) return;
    event.preventDefault();
    event.stopPropagation();
    pressed?.classList.remove(PENDING);
    pressed = next;
    if (event.type === 'click') pressed.classList.add(PENDING);
  });
  listen(['change'], ({ target }) => {
    if (isInput(target)) target.parentElement?.classList.toggle(CHECKED, target.checked);
  });

  function repeat(): void {
    delete root.dataset.screen;
    const entries = inputs().map((input, index) => ({ input, ...read(input), ...entered.get(index) }));
    for (const { input, value, checked } of entries) {
      if (checked !== input.defaultChecked) tick(input);
      if (input.type !== 'checkbox' && value !== input.defaultValue) enter(input, value);
    }
    if (focused && !focused.input.isConnected) inputs()[focused.index]?.focus({ preventScroll: true });
    pressed?.classList.remove(PENDING);
    if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
    else pressed?.click();
  }

  return {
    replay: () =>
      new Promise((resolve) => {
        end = () => {
          if (composing || stop.signal.aborted) return;
          stop.abort();
          repeat();
          done();
          resolve();
        };
        // After the effects of the page's first rendering, which may set its fields.
        setTimeout(end);
      }),
  };
}
