import type { KeyInput } from 'puppeteer';
import type { Person } from './person';

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
