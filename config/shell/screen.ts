import type { ResolvedLocale } from '../../src/browser/locale';
import type { ThemeChoice, ThemeMode } from '../../src/browser/theme';
import { turnRightToLeft } from './screenDirections';
import { isSignedIn } from './signedIn';

/** antd's classes for a button whose action is pending, and for a ticked checkbox. */
export const PENDING = 'ant-btn-loading';
export const CHECKED = 'ant-checkbox-checked';

interface Look extends ResolvedLocale {
  mode: ThemeMode;
  choice: ThemeChoice;
}

/** Whether the page opens as the build rendered it: for a visitor, without a message, and with its first tab. */
const isPlainVisit = () =>
  !isSignedIn() &&
  !history.state?.usr &&
  !/\.html$/.test(location.pathname) &&
  !/[?&]type=/.test(location.search);

/** Creates the screen of the page from a template in the document. */
function createScreen({ language, direction, mode, choice }: Look): HTMLElement | undefined {
  const template = document.querySelector<HTMLTemplateElement>(`template[lang="${language}"]`);
  if (!template || !isPlainVisit()) return undefined;
  const screen = document.createElement('div');
  screen.id = 'screen';
  screen.append(template.content);
  document.title = template.title;
  if (direction === 'rtl') turnRightToLeft(screen);
  document.documentElement.classList.add(`portal-${mode}`);
  for (const element of screen.querySelectorAll('.ant-light'))
    element.classList.replace('ant-light', `ant-${mode}`);
  for (const button of screen.querySelectorAll<HTMLElement>('[data-choice]'))
    if (button.dataset.choice !== choice) button.remove();

  // The sign-in pages link to each other with the address to return to.
  const redirect = new URLSearchParams(location.search).get('redirect');
  if (redirect)
    for (const link of screen.querySelectorAll<HTMLAnchorElement>('main form a, main > div > p a'))
      link.search = String(new URLSearchParams({ redirect }));
  return screen;
}

/** The name by which an element is found again: generated ids differ between the screen and the page. */
const getName = (element: Element) =>
  element.getAttribute('aria-label') ?? (element.matches('input, form') ? element.id : element.textContent);

/** Returns the element of `root` that an element of `screen` stands for: the one of its kind, name and position among these. */
export function findCounterpart(element: Element, screen: Element, root: Element): HTMLElement | undefined {
  const list = (scope: Element) =>
    [...scope.querySelectorAll<HTMLElement>(element.localName)].filter(
      (other) => getName(other) === getName(element),
    );
  return list(root)[list(screen).indexOf(element as HTMLElement)];
}

const isInput = (element: unknown): element is HTMLInputElement => element instanceof HTMLInputElement;

/** Writes a value as if it was typed: React overrides the setter of the element. */
function write(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Replaces the screen by the rendered page, with what was typed, the focus, the scroll position and the last press. */
function replaceScreen(
  screen: HTMLElement,
  root: HTMLElement,
  pressed: Element | undefined,
  top: number,
): void {
  const find = (element: Element) => findCounterpart(element, screen, root);
  const inputs = [...screen.querySelectorAll('input')].map((input) => ({ input, target: find(input) }));
  const focused = document.activeElement;
  const focusTarget = focused && screen.contains(focused) ? find(focused) : undefined;
  const pressTarget = pressed && find(pressed);

  screen.remove();
  root.inert = false;
  if (top > 0) window.scrollTo({ top, behavior: 'instant' });
  for (const { input, target } of inputs) {
    if (!isInput(target)) continue;
    if (input.checked !== input.defaultChecked && input.checked !== target.checked) target.click();
    if (input.type !== 'checkbox' && input.value !== input.defaultValue) write(target, input.value);
  }
  focusTarget?.focus({ preventScroll: true });
  if (isInput(focused) && isInput(focusTarget) && focused.selectionStart !== null)
    focusTarget.setSelectionRange(focused.selectionStart, focused.selectionEnd);
  if (pressTarget instanceof HTMLFormElement) pressTarget.requestSubmit();
  else pressTarget?.click();
}

/**
 * Shows the first screen of the page, which the document contains, while `root` renders unseen. Returns a function that
 * replaces it by the rendered page as soon as the user is not in the middle of an input, or undefined when this visit
 * needs another screen.
 */
export function showScreen(root: HTMLElement, look: Look): ((done: () => void) => void) | undefined {
  const screen = createScreen(look);
  if (!screen) return undefined;
  root.inert = true;
  root.before(screen);

  /** The button or form to press again on the page. */
  let pressed: Element | undefined;
  /** Between the start and the end of a press or of a composed character. */
  let isBusy = false;
  /** The scroll position: asking for it when the page has been rendered would lay everything out one time more. */
  let top = 0;
  let replace: (() => void) | undefined;
  const stop = new AbortController();
  const listen = (types: string[], listener: (event: Event) => void) => {
    for (const type of types) window.addEventListener(type, listener, { capture: true, signal: stop.signal });
  };

  listen(['pointerdown', 'compositionstart'], () => {
    isBusy = true;
  });
  listen(['keydown'], ({ target }) => {
    isBusy ||= target instanceof HTMLButtonElement;
  });
  listen(['pointerup', 'pointercancel', 'compositionend', 'keyup', 'blur'], (event) => {
    if (event.type === 'blur' && event.target !== window) return;
    isBusy = event.type === 'keyup' && (event as KeyboardEvent).isComposing;
    // After the click that follows.
    setTimeout(() => replace?.());
  });
  listen(['click'], (event) => {
    const button = event.target instanceof Element && event.target.closest('#screen button');
    if (!button) return;
    event.preventDefault();
    pressed?.classList.remove(PENDING);
    pressed = button;
    pressed.classList.add(PENDING);
  });
  listen(['scroll'], () => {
    top = window.scrollY;
  });
  listen(['submit'], (event) => {
    event.preventDefault();
    pressed = event.target as Element;
  });
  const isChanged = ({ checked, defaultChecked, value, defaultValue }: HTMLInputElement) =>
    checked !== defaultChecked || value !== defaultValue;
  const isTouched = () =>
    pressed !== undefined ||
    screen.contains(document.activeElement) ||
    [...screen.querySelectorAll('input')].some(isChanged);
  listen(['change'], ({ target }) => {
    if (isInput(target)) target.parentElement?.classList.toggle(CHECKED, target.checked);
  });

  return (done) => {
    replace = () => {
      if (isBusy || !screen.isConnected) return;
      stop.abort();
      replaceScreen(screen, root, pressed, top);
      done();
    };
    // What the user did is repeated after the effects of the page's first rendering, which may set its fields.
    if (isTouched()) setTimeout(() => setTimeout(() => replace?.()));
    else replace();
  };
}
