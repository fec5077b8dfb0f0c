import { FRAMES } from '../../config/shell/frames';
import { violations } from '../support/accessibility';
import { journey } from '../support/e2eJourney';
import { opensHeld } from '../support/heldEntry';
import type { Person } from '../support/person';
import { isPageLoaded } from '../support/waiting';

/** The frame of a page: its heading, the current links of its menus, and where its parts are. */
const readsFrame = ({ page }: Person) =>
  page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      );
    const boxes = shown('header:not(main *), h1').map((element) => {
      const { left, right, y, height } = element.getBoundingClientRect();
      // How wide the box of a heading is depends on what stands beside it.
      const start = document.dir === 'rtl' ? innerWidth - right : left;
      return [element.localName, ...[start, y, height].map(Math.round)].join(' ');
    });
    return {
      boxes: [...new Set(boxes)],
      headings: shown('h1').map(({ textContent }) => textContent),
      current: shown('nav a[aria-current=page]').map((link) => link.textContent?.trim()),
      font: shown('h1').map((heading) => getComputedStyle(heading).font),
    };
  });

const LOOKS = [
  { language: 'zh-CN', theme: 'light', width: 1440 },
  { language: 'he', theme: 'dark', width: 1440 },
  { language: 'en-US', theme: 'light', width: 360 },
];

/** The console's frame is that of a wide window. */
const WIDE = LOOKS.map((look) => ({ ...look, width: 1440 }));

/** That every page has its heading is a part of the journeys over all routes. */
const PAGES = FRAMES.flatMap(({ name, headed, isPrivate }) => {
  const inConsole = name === 'console';
  return (inConsole ? headed.slice(0, WIDE.length) : headed).map((path) => ({ path, isPrivate, inConsole }));
});

for (const [index, { path, isPrivate, inConsole }] of PAGES.entries()) {
  const looks = inConsole ? WIDE : LOOKS;
  const { language, theme, width } = looks[index % looks.length] as (typeof LOOKS)[number];
  journey(
    `${path} shows header, menu and heading before its code, in ${language}, ${width} px wide`,
    { language, width, isFirstVisit: true },
    async (person) => {
      await person.opens('/favicon.svg');
      if (isPrivate) await person.isSignedInAs('admin');
      // The frame contains the menu of the last visit in this tab.
      if (inConsole) await person.opens('/register-result');
      const release = await opensHeld(person, path, theme);
      const before = await readsFrame(person);
      expect(before.headings).toEqual([expect.stringMatching(/./)]);
      expect(await violations(person)).toEqual([]);
      await release();
      await person.page.waitForFunction(isPageLoaded);
      const after = await readsFrame(person);
      // The page may have menus of its own.
      const current = expect.arrayContaining(before.current);
      expect(after).toEqual({ ...before, current });
    },
  );
}

journey(
  'a page with its own heading shows its frame with an outline, and links in it work at once',
  { language: 'en-US', isFirstVisit: true },
  async (person) => {
    await opensHeld(person, '/serviceMarket/detail/tab1?serviceId=live-transcription');
    expect((await readsFrame(person)).headings).toEqual(['']);
    expect((await readsFrame(person)).current).toEqual(['Market']);
    await person.page.click('header nav a[href="/announcement"]');
    await person.isAt('/announcement');
  },
);

journey(
  'a press on a menu button of the frame counts when the page is there',
  { language: 'en-US', width: 360, isFirstVisit: true },
  async (person) => {
    const release = await opensHeld(person, '/serviceMarket');
    await person.page.click('#screen button[aria-label="Open navigation"]');
    await release();
    await person.page.waitForSelector('[role=dialog]');
  },
);

journey(
  'a press on a button that loads after the page counts, too',
  { language: 'en-US', isFirstVisit: true },
  async (person) => {
    await person.opens('/favicon.svg');
    await person.isSignedInAs('user');
    const release = await opensHeld(person, '/usercenter/order');
    await person.page.click('#screen header button[aria-label^=Messages]');
    await release();
    await person.page.waitForSelector('#root header button[aria-label^=Messages][aria-expanded=true]');
  },
);

journey(
  'visitors of a page for users see the outline',
  { language: 'en-US', isFirstVisit: true },
  async (person) => {
    await opensHeld(person, '/usercenter/order');
    expect(await person.page.$('#screen')).toBeNull();
  },
);

journey(
  'the frame of the console contains the pages of this user only, and its menu works when the page is there',
  { language: 'en-US', isFirstVisit: true },
  async (person) => {
    await person.opens('/favicon.svg');
    await person.isSignedInAs('user');
    await person.opens('/account/center');
    const readsMenu = () =>
      person.page.$$eval('nav [role=menu] li', (entries) => entries.map(({ textContent }) => textContent));
    const menu = await readsMenu();
    const release = await opensHeld(person, '/account/center');
    expect(await readsMenu()).toEqual(menu);
    await person.page.click('#screen [role=menuitem][aria-expanded=false]');
    await release();
    await person.page.waitForFunction(
      () =>
        !document.querySelector('#screen') &&
        document.querySelectorAll('nav [role=menuitem][aria-expanded=true]').length === 2,
    );
  },
);

journey(
  'a console in a narrow window opens with the outline',
  { language: 'en-US', width: 900, isFirstVisit: true },
  async (person) => {
    await person.opens('/favicon.svg');
    await person.isSignedInAs('admin');
    await person.opens('/list/table-list');
    await opensHeld(person, '/list/table-list');
    expect(await person.page.$('#screen')).toBeNull();
  },
);
