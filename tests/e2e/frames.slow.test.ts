import { FRAMES } from '../../config/shell/frames';
import { violations } from '../support/accessibility';
import { journey } from '../support/e2eJourney';
import { holdsEntry, opensHeld } from '../support/heldEntry';
import type { Person } from '../support/person';
import { opensAs } from '../support/signIn';
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

/** That every page of the console has its heading is a part of the journeys over all routes. */
const PAGES = FRAMES.flatMap(({ name, headed }) =>
  (name === 'console' ? headed.slice(0, LOOKS.length) : headed).map((path) => ({ name, path })),
);

/** The pages of each frame, each in one of the looks. The console's frame is that of a wide window. */
const WALKS = FRAMES.flatMap(({ name, isPrivate }) =>
  LOOKS.map((look, place) => ({
    ...look,
    name,
    isPrivate,
    width: name === 'console' ? 1440 : look.width,
    paths: PAGES.flatMap((page, index) =>
      page.name === name && index % LOOKS.length === place ? page.path : [],
    ),
  })),
).filter(({ paths }) => paths.length > 0);

for (const { name, isPrivate, paths, language, theme, width } of WALKS) {
  journey(
    `pages of the ${name} show header, menu and heading before their code, in ${language}, ${width} px wide`,
    { language, width, isFirstVisit: true },
    async (person) => {
      await person.opens('/favicon.svg');
      if (isPrivate) await person.isSignedInAs('admin');
      // The frame contains the menu of the last visit in this tab.
      if (name === 'console') await person.opens('/register-result');
      const { opens, release } = await holdsEntry(person, theme);
      for (const path of paths) {
        await opens(path);
        const before = await readsFrame(person);
        expect([path, ...before.headings]).toEqual([path, expect.stringMatching(/./)]);
        // The frame is the same on each of its pages.
        if (path === paths[0]) expect(await violations(person)).toEqual([]);
        await release();
        await person.page.waitForFunction(isPageLoaded);
        // The page may have menus of its own.
        const current = expect.arrayContaining(before.current);
        expect({ path, ...(await readsFrame(person)) }).toEqual({ path, ...before, current });
      }
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
  'the frame of the console contains the pages of this user only, and its menu works when the page is there',
  { language: 'en-US', isFirstVisit: true },
  async (person) => {
    await opensAs(person, 'user', '/account/center');
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
