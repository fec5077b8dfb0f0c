import { focusedName, presses, tabsTo } from './keyboard';
import type { Person } from './person';
import { isStable, until } from './waiting';

export const ROW = 'tr[data-row-key]';
export const KEYWORD = 'E-signature';
export const FOUND = 250;
export const VIEW = 'Signatures';

/** How a person operates the rule table. */
export interface Operator {
  searches: () => Promise<void>;
  savesView: () => Promise<void>;
  selectsAll: () => Promise<void>;
  /** Approves what is selected, and confirms it. */
  approves: () => Promise<void>;
  /** Presses a button of the results that float over the table. */
  answers: (name: string) => Promise<void>;
  /** Gives these neighbouring rules another frequency in their details. */
  reschedules: (ruleIds: readonly string[]) => Promise<void>;
  /** Deletes these neighbouring rules one by one. */
  deletes: (ruleIds: readonly string[]) => Promise<void>;
  /** Brings back what was deleted. */
  restores: () => Promise<void>;
  /** Exports the visible columns of what is selected. */
  exports: () => Promise<void>;
}

export const row = (ruleId: string) => `tr[data-row-key="${ruleId}"]`;

export const readsKeys = ({ page }: Person) =>
  page.$$eval(ROW, (rows) => rows.map((each) => each.getAttribute('data-row-key') ?? ''));

const showsDetails = ({ page }: Person, ruleId: string) =>
  page.waitForFunction(
    (id) => location.search.includes(`rule=${id}`) && document.querySelector('[role=dialog] h2') !== null,
    {},
    ruleId,
  );

/**
 * Waits until the change of a rule is saved and its editor has closed. The message may be gone before a slow machine
 * has looked.
 */
async function isSaved(person: Person, ruleId: string): Promise<void> {
  await until(`${ruleId} is saved`, () =>
    person.calls.some(
      ({ method, url, outcome }) => method === 'PUT' && url === `rule/${ruleId}` && outcome === 200,
    ),
  );
  await person.page.waitForSelector('[role=dialog] .ant-select', { hidden: true });
}

export function byMouse(person: Person): Operator {
  const { page } = person;
  const clicks = async (selector: string) => {
    const target = await page.waitForSelector(selector, { visible: true });
    // A drawer that is still opening moves its controls.
    await target?.evaluate(isStable);
    await target?.click();
  };
  return {
    async searches() {
      await clicks('input[type=search]');
      await page.keyboard.type(KEYWORD);
    },
    async savesView() {
      await person.presses('Views', 'button');
      await person.fills('View name', VIEW);
      await person.presses('Save view', 'button');
      await clicks('h1');
    },
    async selectsAll() {
      await clicks(`${ROW} input[type=checkbox]`);
      await person.presses(`Select all ${FOUND} that match`, 'button');
    },
    async approves() {
      await person.presses('Approve', 'button');
      await person.presses(`Approve ${FOUND} rules`, 'button');
    },
    answers: (name) => person.presses(name, 'button'),
    async reschedules(ruleIds) {
      for (const ruleId of ruleIds) {
        // At once after the details of the rule before were closed.
        await clicks(`${row(ruleId)} [data-column=limit]`);
        await showsDetails(person, ruleId);
        await person.presses('Edit Frequency', 'button');
        await clicks('[role=dialog] .ant-select');
        await clicks('.ant-select-item-option:not(.ant-select-item-option-selected)');
        await person.presses('Save', 'button');
        await isSaved(person, ruleId);
        await person.presses('Close', 'button');
      }
    },
    async deletes(ruleIds) {
      for (const ruleId of ruleIds) {
        await clicks(`${row(ruleId)} button[aria-haspopup=menu]`);
        await clicks('.ant-dropdown-menu-item-danger');
        await page.waitForSelector(row(ruleId), { hidden: true });
      }
    },
    async restores() {
      await person.presses('More actions', 'button');
      await person.presses('Deleted rules', 'menuitem');
      await person.sees('30 days left');
      for (let left = 2; left > 0; left -= 1) {
        await clicks('[role=dialog] li button[aria-label^=Restore]');
        await page.waitForFunction(
          (count) => document.querySelectorAll('[role=dialog] li button[aria-label^=Restore]').length < count,
          {},
          left,
        );
      }
      await person.presses('Close', 'button');
    },
    async exports() {
      await person.presses('Export', 'button');
      await person.presses('Visible columns', 'menuitem');
    },
  };
}

export function byKeyboard(person: Person): Operator {
  const { keyboard } = person.page;
  const isOn = (ruleId: string) =>
    person.page.waitForFunction(
      (id) => document.activeElement?.getAttribute('data-row-key') === id,
      {},
      ruleId,
    );
  const isOnFirst = async () => {
    await person.page.waitForFunction((selector) => document.activeElement?.matches(selector), {}, ROW);
    const [first = ''] = await readsKeys(person);
    await isOn(first);
  };
  return {
    async searches() {
      await keyboard.press('g');
      await keyboard.press('ArrowDown');
      await keyboard.press('/');
      await keyboard.type(KEYWORD);
    },
    async savesView() {
      await presses(person, 'Views');
      await person.page.waitForSelector('[role=dialog] form');
      await tabsTo(person, 'View name');
      await keyboard.type(VIEW);
      await keyboard.press('Enter');
      await person.hits('Escape');
      // A new search begins at its first row, whichever row was left.
      await keyboard.press('g');
      await isOnFirst();
    },
    async selectsAll() {
      await keyboard.press('A');
    },
    async approves() {
      await keyboard.press('p');
      await person.page.waitForFunction(() => document.activeElement?.closest('[role=dialog]'));
      expect(await focusedName(person)).toBe(`Approve ${FOUND} rules`);
      await keyboard.press('Enter');
      await isOnFirst();
    },
    async answers(name) {
      await keyboard.press('b');
      await presses(person, name);
      await isOnFirst();
    },
    async reschedules(ruleIds) {
      await keyboard.press('Enter');
      for (const ruleId of ruleIds) {
        if (ruleId !== ruleIds[0]) {
          await keyboard.down('Alt');
          await keyboard.press('ArrowDown');
          await keyboard.up('Alt');
        }
        await showsDetails(person, ruleId);
        await presses(person, 'Edit Frequency');
        await person.page.waitForFunction(() => document.activeElement?.matches('[role=combobox]'));
        await keyboard.press('ArrowDown');
        await person.page.waitForSelector('.ant-select-item-option-active');
        await keyboard.press('ArrowDown');
        await keyboard.press('Enter');
        await keyboard.down('Control');
        await keyboard.press('Enter');
        await keyboard.up('Control');
        await isSaved(person, ruleId);
      }
      await person.hits('Escape');
      await isOn(ruleIds.at(-1) ?? '');
      await keyboard.press('Home');
      await isOnFirst();
    },
    async deletes(ruleIds) {
      for (const ruleId of ruleIds) {
        await isOn(ruleId);
        await keyboard.press('Delete');
        await person.page.waitForSelector(row(ruleId), { hidden: true });
      }
    },
    async restores() {
      await keyboard.press('u');
      await keyboard.press('u');
    },
    async exports() {
      await keyboard.press('b');
      await presses(person, 'Export');
      await person.page.waitForFunction(() => document.activeElement?.matches('[role=menuitem]'));
      await keyboard.press('Enter');
    },
  };
}
