import { violations } from '../support/accessibility';
import { journey } from '../support/e2eJourney';
import { opensHeld } from '../support/heldEntry';
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

for (const width of [1440, 360])
  for (const { language, theme, ...look } of LOOKS)
    for (const [path, fields] of Object.entries(FIELDS))
      journey(
        `${path} shows its heading and fields before its code, in ${language}, ${theme}, ${width} px wide`,
        { language, width, isFirstVisit: true },
        async (person) => {
          const release = await opensHeld(person, path, theme);
          const before = await readsScreen(person);
          expect(before).toMatchObject(look);
          expect(before.boxes.filter(({ is }) => is === 'input').length).toBeGreaterThanOrEqual(fields);
          expect(await violations(person)).toEqual([]);
          await release();
          await person.page.waitForFunction(isPageLoaded);
          const after = await readsScreen(person);
          expect({ ...after, boxes: [] }).toEqual({ ...before, boxes: [] });
          const differences = before.boxes.flatMap((box, index) => {
            const other = after.boxes[index];
            const isSame =
              other?.is === box.is &&
              (['x', 'y', 'width', 'height'] as const).every(
                (side) => Math.abs(other[side] - box[side]) <= 1,
              );
            return isSame ? [] : [{ box, other }];
          });
          expect(differences).toEqual([]);
          const shift = await person.page.evaluate(
            () => (window as unknown as { watched: { shift: number } }).watched.shift,
          );
          expect(shift).toBeLessThanOrEqual(MAX_SHIFT);
        },
      );

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
    await person.ticks('Remember me');
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
  'a press on "Sign in" before the code is there signs in one time',
  { language: 'en-US', isFirstVisit: true },
  async (person) => {
    const release = await opensHeld(person, '/login');
    await person.page.click('#account_userPhone');
    await person.page.keyboard.type('13900139000');
    await person.page.click('#account_password');
    await person.page.keyboard.type('Market#2026');
    await person.page.click('#account button[type=submit]');
    await person.page.keyboard.press('Enter');
    await release();
    await person.isAt('/home');
    expect(person.calls.filter(({ url }) => url.includes('user/login')).length).toBe(1);
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
  'a reload shows the first screen again, and the tab for phones shows the outline',
  { language: 'en-US', isFirstVisit: true },
  async (person) => {
    const release = await opensHeld(person, '/login');
    await release({ holdsNext: true });
    await person.page.waitForFunction(isPageLoaded);
    void person.page.reload().catch(() => {});
    await person.page.waitForSelector('#screen h1');
    void person.page.goto(`${process.env.PORTAL_ORIGIN}/login?type=phone`).catch(() => {});
    await person.page.waitForFunction(() => /phone/.test(location.search) && document.querySelector('.auth'));
    expect(await person.page.$('#screen')).toBeNull();
  },
);

journey(
  'a signed-in user of /home never sees the header of visitors',
  { language: 'en-US', isFirstVisit: true },
  async (person) => {
    await person.opens('/favicon.svg');
    await person.isSignedInAs('user');
    await opensHeld(person, '/home');
    expect(await person.page.evaluate(() => document.querySelector('#screen, h1'))).toBeNull();
    expect(await person.page.evaluate(() => document.getElementById('shell')?.checkVisibility())).toBe(true);
  },
);
