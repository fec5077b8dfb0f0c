import { violations } from '../support/accessibility';
import { journey } from '../support/e2eJourney';
import { holdsEntry, opensHeld } from '../support/heldEntry';
import type { Person } from '../support/person';
import { isPageLoaded } from '../support/waiting';

/** The largest layout shift that is allowed. */
const MAX_SHIFT = 0.02;

/** The boxes of what the first screen consists of, and how it looks. */
const readsScreen = ({ page }: Person) =>
  page.evaluate(() => {
    const parts = 'header, main, h1, input:not([type=checkbox]), section:has(h1), form button, label[for]';
    const shown = [...document.querySelectorAll(parts)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
    return {
      boxes: shown.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        // Data that has arrived may make the page longer.
        return { is: element.localName, x, y, width, height: element.matches('main') ? 0 : height };
      }),
      colour: getComputedStyle(document.querySelector('h1') as Element).color,
      page: getComputedStyle(document.body).backgroundColor,
      texts: shown.filter((element) => element.matches('h1, label')).map(({ textContent }) => textContent),
      lang: document.documentElement.lang,
      dir: document.documentElement.dir,
      title: document.title,
    };
  });

const LOOKS = [
  { language: 'zh-CN', theme: 'light', lang: 'zh-CN', dir: 'ltr' },
  { language: 'en-US', theme: 'dark', lang: 'en-US', dir: 'ltr' },
  { language: 'he', theme: 'dark', dir: 'rtl' },
];
const FIELDS = { '/login': 2, '/register': 4, '/home': 1 };

for (const [index, [path, fields]] of Object.entries(FIELDS).entries())
  for (const [place, { language, theme, ...look }] of LOOKS.entries()) {
    // Each page and each look in both widths, not every combination of them.
    const width = (index + place) % 2 === 0 ? 1440 : 360;
    journey(
      `${path} shows its heading and fields before its code, in ${language}, ${theme}, ${width} px wide`,
      { language, width, isFirstVisit: true },
      async (person) => {
        const release = await opensHeld(person, path, theme);
        const before = await readsScreen(person);
        expect(before).toMatchObject(look);
        expect(before.boxes.filter(({ is }) => is === 'input').length).toBeGreaterThanOrEqual(fields);
        expect(await violations(person)).toEqual([]);
        const heading = await person.page.$('h1');
        await release();
        await person.page.waitForFunction(isPageLoaded);
        // What differs from what the build rendered would be created again.
        expect(await heading?.evaluate(({ isConnected }) => isConnected)).toBe(true);
        const after = await readsScreen(person);
        expect({ ...after, boxes: [] }).toEqual({ ...before, boxes: [] });
        const differences = before.boxes.flatMap((box, index) => {
          const other = after.boxes[index];
          const isSame =
            other?.is === box.is &&
            (['x', 'y', 'width', 'height'] as const).every((side) => Math.abs(other[side] - box[side]) <= 1);
          return isSame ? [] : [{ box, other }];
        });
        expect(differences).toEqual([]);
        const shift = await person.page.evaluate(
          () => (window as unknown as { watched: { shift: number } }).watched.shift,
        );
        expect(shift).toBeLessThanOrEqual(MAX_SHIFT);
      },
    );
  }

/** Runs in the page: whether its code is there, which applies the late style sheet first. */
const takesOver = () => document.querySelector('link[disabled]') === null;

const readsFocus = ({ page }: Person) =>
  page.evaluate(() => {
    const field = document.activeElement as HTMLInputElement;
    return { field: field.id, selection: [field.selectionStart, field.selectionEnd] };
  });

journey(
  'what is typed before the code of /login is kept with focus and caret, and one press signs in one time',
  { language: 'en-US', isFirstVisit: true },
  async (person) => {
    const release = await opensHeld(person, '/login');
    const { keyboard } = person.page;
    await person.page.click('#account_userPhone');
    await keyboard.type('1390013900');
    await keyboard.press('Tab');
    await keyboard.type('Market#2026');
    await person.ticks('Remember this device');
    await person.page.click('#account_userPhone');
    await keyboard.press('Home');
    await keyboard.press('ArrowRight');
    await release();
    await person.page.waitForFunction(isPageLoaded);
    expect(await readsFocus(person)).toEqual({ field: 'account_userPhone', selection: [1, 1] });
    expect(await person.reads('Username or phone number')).toBe('1390013900');
    expect(await person.reads('Password')).toBe('Market#2026');
    expect(await person.page.$eval('[type=checkbox]', (box) => (box as HTMLInputElement).checked)).toBe(true);
  },
);

journey(
  'an input method composes in the first screen while the page takes it over',
  { language: 'en-US', isFirstVisit: true },
  async (person) => {
    const { page } = person;
    const release = await opensHeld(person, '/login');
    await page.click('#account_userPhone');
    const inputMethod = await page.createCDPSession();
    const composes = (text: string) =>
      inputMethod.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    await composes('zhang');
    await release();
    await page.waitForFunction(takesOver);
    await composes('zhangsan');
    expect(await page.$('[data-screen]')).not.toBeNull();
    await inputMethod.send('Input.insertText', { text: '张三' });
    await page.waitForFunction(isPageLoaded);
    expect(await readsFocus(person)).toEqual({ field: 'account_userPhone', selection: [2, 2] });
    expect(await person.reads('Username or phone number')).toBe('张三');
  },
);

journey(
  'a search sent before the code of /home is there opens the market with it',
  { language: 'en-US', isFirstVisit: true },
  async (person) => {
    const release = await opensHeld(person, '/home');
    await person.page.click('main input');
    await person.page.keyboard.type('text');
    await person.page.keyboard.press('Enter');
    await release();
    await person.isAt('/serviceMarket?keyword=text');
  },
);

journey(
  'links of the first screen keep the address to return to',
  { language: 'en-US', isFirstVisit: true },
  async (person) => {
    await opensHeld(person, '/login?redirect=%2Fusercenter%2Forder');
    await person.page.click('main p a');
    await person.isAt('/register?redirect=%2Fusercenter%2Forder');
  },
);

journey(
  'a second visit shows the first screen again, and the tab for phones shows the outline',
  { language: 'en-US', isFirstVisit: true },
  async (person) => {
    const { opens, release } = await holdsEntry(person);
    await opens('/login');
    await release();
    await person.page.waitForFunction(isPageLoaded);
    await opens('/login');
    await person.page.waitForSelector('[data-screen] h1');
    await opens('/login?type=phone');
    expect(await person.page.$('[data-screen]')).toBeNull();
  },
);

journey(
  'a signed-in user of /home never sees the header of visitors',
  { language: 'en-US', isFirstVisit: true },
  async (person) => {
    await person.opens('/favicon.svg');
    await person.isSignedInAs('user');
    await opensHeld(person, '/home');
    expect(await person.page.evaluate(() => document.querySelector('[data-screen], h1'))).toBeNull();
    expect(await person.page.evaluate(() => document.getElementById('shell')?.checkVisibility())).toBe(true);
  },
);
