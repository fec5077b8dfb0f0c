import type { KeyInput } from 'puppeteer';
import type { Person } from './person';
import { isPageLoaded } from './waiting';

/** Maximum tab stops before the wanted control. */
const MOST_STOPS = 120;

/** Runs in the page: the approximate accessible name of the focused control. */
export function nameOfFocused(): string {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return '';
  const labelledBy = focused.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const [label] = (focused as HTMLInputElement).labels ?? [];
  const name =
    focused.getAttribute('aria-label') ||
    labelledBy.map((id) => document.getElementById(id)?.textContent ?? '').join(' ') ||
    (label ?? focused).textContent;
  return (name ?? '').replace(/\s+/g, ' ').trim();
}

export const focusedName = ({ page }: Person): Promise<string> => page.evaluate(nameOfFocused);

/** Presses Tab until a control whose name starts with this text has the focus. Throws when there is none. */
export async function tabsTo(person: Person, name: string): Promise<void> {
  const passed: string[] = [];
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    const focused = await focusedName(person);
    if (focused.startsWith(name)) return;
    passed.push(focused);
    await person.hits('Tab');
  }
  throw new Error(`No tab stop is named "${name}". Passed: ${passed.join(' | ')}`);
}

/** Tabs to a control, waits until it is enabled and presses a key. */
export async function presses(person: Person, name: string, key: KeyInput = 'Enter'): Promise<void> {
  await tabsTo(person, name);
  await person.page.waitForFunction(() => !document.activeElement?.matches(':disabled, [aria-busy=true]'));
  await person.page.keyboard.press(key);
}

/** Moves through radio buttons by arrow keys to the one whose name starts with this text. */
export async function choosesByArrows(person: Person, name: string): Promise<void> {
  for (let steps = 0; steps < 10; steps += 1) {
    if ((await focusedName(person)).startsWith(name)) return;
    await person.page.keyboard.press('ArrowDown');
  }
  throw new Error(`No choice is named "${name}"`);
}

const OPEN_DIALOG = '[role=dialog][aria-modal=true]';

/**
 * Presses the control that this selector finds first, with the keyboard, and sees that a dialog takes the focus, keeps
 * it while Tab goes round, closes on Escape and gives the focus back. Answers the name of the dialog.
 */
export async function opensAndLeaves(person: Person, opener: string): Promise<string> {
  const { page } = person;
  const control = await page.waitForSelector(opener, { visible: true });
  if (!control) throw new Error(`No opener: ${opener}`);
  await control.focus();
  await page.keyboard.press('Enter');
  const takesFocus = () =>
    page.waitForFunction(
      (dialogs) =>
        [...document.querySelectorAll(dialogs)].some(
          (dialog) =>
            dialog.checkVisibility({ visibilityProperty: true }) && dialog.contains(document.activeElement),
        ),
      {},
      OPEN_DIALOG,
    );
  await takesFocus();
  // A loading state is replaced when the data arrives.
  await page.waitForFunction(isPageLoaded, { polling: 'mutation' });
  const name = await page.evaluate((dialogs) => {
    const dialog = document.activeElement?.closest(dialogs);
    const label = document.getElementById(dialog?.getAttribute('aria-labelledby') ?? '');
    return dialog?.getAttribute('aria-label') || (label?.textContent ?? '');
  }, OPEN_DIALOG);
  for (const key of ['Tab', 'Tab', 'Tab', 'Shift', 'Shift', 'Shift', 'Shift', 'Shift'] as const) {
    if (key === 'Shift') await page.keyboard.down('Shift');
    await page.keyboard.press('Tab');
    if (key === 'Shift') await page.keyboard.up('Shift');
    await takesFocus();
  }
  await page.keyboard.press('Escape');
  await page.waitForFunction(
    (dialogs, pressed) =>
      document.activeElement === pressed &&
      [...document.querySelectorAll(dialogs)].every(
        (dialog) => !dialog.checkVisibility({ visibilityProperty: true }),
      ),
    {},
    OPEN_DIALOG,
    control,
  );
  return name;
}

/** A button by the start of its name. */
export const buttonNamed = (name: string) =>
  `::-p-xpath(//button[starts-with(@aria-label, '${name}') or starts-with(normalize-space(.), '${name}')])`;
