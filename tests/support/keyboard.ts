import type { KeyInput } from 'puppeteer';
import type { Person } from './person';
import { isWhole } from './waiting';

/** More stops than any page has before what a journey looks for. */
const MOST_STOPS = 120;

/** Runs in the page: the accessible name of what has the focus, as far as a keyboard user needs it to find a control. */
function nameOfFocused(): string {
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

/** What has the focus, by name. */
export const focusedName = ({ page }: Person): Promise<string> => page.evaluate(nameOfFocused);

/** Presses Tab until the control whose name begins like this has the focus; fails when the page has none. */
export async function tabsTo(person: Person, words: string): Promise<void> {
  const passed: string[] = [];
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    const name = await focusedName(person);
    if (name.startsWith(words)) return;
    passed.push(name);
    await person.hits('Tab');
  }
  throw new Error(`No stop is called "${words}". Passed: ${passed.join(' | ')}`);
}

/** Goes to a control by Tab, once it is there and ready, and presses a key on it. */
export async function presses(person: Person, words: string, key: KeyInput = 'Enter'): Promise<void> {
  await tabsTo(person, words);
  await person.page.waitForFunction(() => !document.activeElement?.matches(':disabled, [aria-busy=true]'));
  await person.page.keyboard.press(key);
}

/** Moves within a group of radio buttons by the arrows until the one whose name begins like this is chosen. */
export async function choosesByArrows(person: Person, words: string): Promise<void> {
  for (let steps = 0; steps < 10; steps += 1) {
    if ((await focusedName(person)).startsWith(words)) return;
    await person.page.keyboard.press('ArrowDown');
  }
  throw new Error(`No choice is called "${words}"`);
}

/** In a page: the dialog that is open on top, and what has the focus. */
const OPEN_DIALOG = '[role=dialog][aria-modal=true]';

/**
 * Presses the control that this selector finds first, with the keyboard, and sees that a dialog takes the focus, keeps
 * it while Tab goes round, closes on Escape and gives the focus back. Answers the name of the dialog.
 */
export async function opensAndLeaves(person: Person, opener: string): Promise<string> {
  const { page } = person;
  const control = await page.waitForSelector(opener, { visible: true });
  if (!control) throw new Error(`Nothing opens: ${opener}`);
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
  // What it shows first is replaced when its data is there.
  await page.waitForFunction(isWhole, { polling: 'mutation' });
  const name = await page.evaluate((dialogs) => {
    const dialog = document.activeElement?.closest(dialogs);
    const label = document.getElementById(dialog?.getAttribute('aria-labelledby') ?? '');
    return dialog?.getAttribute('aria-label') || (label?.textContent ?? '');
  }, OPEN_DIALOG);
  for (const way of ['Tab', 'Tab', 'Tab', 'Shift', 'Shift', 'Shift', 'Shift', 'Shift'] as const) {
    if (way === 'Shift') await page.keyboard.down('Shift');
    await page.keyboard.press('Tab');
    if (way === 'Shift') await page.keyboard.up('Shift');
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

/** A button by the beginning of its name. */
export const buttonNamed = (words: string) =>
  `::-p-xpath(//button[starts-with(@aria-label, '${words}') or starts-with(normalize-space(.), '${words}')])`;
