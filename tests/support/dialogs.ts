import { isWhole } from './pageState';
import type { Person } from './person';

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
