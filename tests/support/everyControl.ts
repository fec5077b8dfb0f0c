import type { ElementHandle } from 'puppeteer';
import { siteRoutes } from '../../config/routes';
import {
  becomesDifferent,
  type Control,
  comesToRest,
  countSideEffects,
  markControls,
  remembers,
  whatIsSeen,
} from './controls';
import { journey } from './e2eJourney';
import type { Person } from './person';

/** Milliseconds in which something must have happened. */
const PATIENCE_MS = 10_000;
/** Milliseconds between two looks at what no change of the document tells of. */
const LOOK_MS = 100;
/** Milliseconds without a change after which a page stands still, and how long it is given for that. */
const STILL_MS = 60;
const RESTLESS_MS = 2_500;
const LINKS_FOLLOWED = 1;
/** Milliseconds in which the page is back as it was; opening it anew takes longer. */
const RETURN_MS = 1_500;
const SEARCHES = ['search', 'searchbox', 'searchbutton'];

const patterns = siteRoutes
  .filter(({ path }) => path !== '/*')
  .map(({ path }) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`));
const isPage = (path: string) => patterns.some((pattern) => pattern.test(path));

/** Operates every control of pages and tells which of them had no effect. */
export class ControlUser {
  private events = 0;

  private constructor(private readonly person: Person) {}

  /** Before the first page is opened: from then on, what leaves the window is counted too. */
  static async sits(person: Person): Promise<ControlUser> {
    const user = new ControlUser(person);
    const count = () => {
      user.events += 1;
    };
    const { page } = person;
    await page.evaluateOnNewDocument(countSideEffects);
    await page.evaluateOnNewDocument(`window.whatIsSeen = ${whatIsSeen}`);
    page.on('dialog', (dialog) => {
      count();
      void dialog.accept().catch(() => {});
    });
    page.on('popup', (popup) => {
      count();
      void popup?.close();
    });
    return user;
  }

  /** Names of the controls of a page that did nothing; `minimum` so that a page without any is noticed. */
  async findsDead(path: string, minimum: number): Promise<string[]> {
    const done = new Set<string>();
    let first: string[] | undefined;
    const dead: string[] = [];
    let links = 0;
    await this.opens(path);
    let fresh = true;
    for (;;) {
      const controls = await this.person.page.evaluate(markControls);
      first ??= controls.map(({ key }) => key);
      const control = controls.find(({ key }) => !done.has(key));
      if (!control) {
        if (fresh || first.every((key) => done.has(key))) break;
        await this.opens(path);
        fresh = true;
        continue;
      }
      // Opening each page that is linked would open most of the site from every page; that each route opens is another journey.
      if (control.leadsTo && links >= LINKS_FOLLOWED) {
        done.add(control.key);
        if (!isPage(control.leadsTo)) dead.push(control.key);
        continue;
      }
      if (control.leadsTo) links += 1;
      const worked = await this.operates(control);
      if (worked || fresh) {
        done.add(control.key);
        if (!worked) dead.push(control.key);
        await this.returns(path);
        fresh = false;
      } else {
        await this.opens(path);
        fresh = true;
      }
    }
    if (done.size < minimum) dead.push(`only ${done.size} controls`);
    return dead;
  }

  private async opens(path: string): Promise<void> {
    const { page } = this.person;
    await page.goto(new URL(path, process.env.PORTAL_ORIGIN).href, { waitUntil: 'domcontentloaded' });
    await this.settles();
  }

  /** Waits until the page has its title, shows nothing that waits, and stands still. */
  private async settles(): Promise<void> {
    const { page } = this.person;
    await page.waitForFunction(
      () =>
        document.querySelector('main h1') && !document.querySelector('main [aria-busy=true], .ant-skeleton'),
      { polling: 'mutation' },
    );
    // It may just be left for another one.
    await page.evaluate(comesToRest, STILL_MS, RESTLESS_MS).catch(() => {});
  }

  /** Closes what has opened and goes back to where it led from; opens the page anew when that does not help. */
  private async returns(path: string): Promise<void> {
    const { page } = this.person;
    const { pathname } = new URL(page.url());
    // What came before the first page is none of the portal's.
    if (!isPage(pathname)) return this.opens(path);
    if (pathname !== path) await page.evaluate(() => history.back()).catch(() => {});
    else if (!(await page.evaluate(isAsItWas, path))) await page.keyboard.press('Escape');
    const isBack = await page
      .waitForFunction(isAsItWas, { polling: 'mutation', timeout: RETURN_MS }, path)
      .catch(() => undefined);
    await (isBack ? this.settles() : this.opens(path));
  }

  private async operates(control: Control): Promise<boolean> {
    const { page } = this.person;
    const handle = await page.$(`[data-control="${control.number}"]`);
    if (!handle) return false;
    await handle.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await page.evaluate(remembers, SEARCHES.includes(control.kind));
    const before = this.leftTheWindow();
    await this.uses(control, handle);
    for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; ) {
      if (this.leftTheWindow() !== before) return true;
      // A page that is just being left is another one.
      if (await page.evaluate(becomesDifferent, LOOK_MS).catch(() => true)) return true;
    }
    return false;
  }

  /** How much of what was done so far went out of the window: calls, questions, other windows. */
  private leftTheWindow(): number {
    return this.events + this.person.calls.length;
  }

  private async uses({ kind }: Control, handle: ElementHandle): Promise<void> {
    const { keyboard } = this.person.page;
    if (kind === 'searchbutton') {
      const field = await handle.evaluateHandle((element) =>
        element.closest('search, [role=search]')?.querySelector('input'),
      );
      await (field as ElementHandle<Element>).click({ count: 3 });
      await keyboard.type('b2');
      await handle.click();
    } else if (
      ['text', 'search', 'searchbox', 'textarea', 'email', 'tel', 'url', 'password'].includes(kind)
    ) {
      await handle.click({ count: 3 });
      await keyboard.type('a1');
      if (SEARCHES.includes(kind)) await keyboard.press('Enter');
    } else if (kind === 'number' || kind === 'spinbutton') {
      await handle.click({ count: 3 });
      await keyboard.type('7');
    } else if (['date', 'time', 'month', 'datetime-local'].includes(kind)) {
      await handle.focus();
      // Each part of it, in whatever order the browser's language has them.
      for (let part = 0; part < 5; part += 1) {
        await keyboard.press('ArrowUp');
        await keyboard.press('ArrowRight');
      }
    } else if (kind === 'slider') {
      await handle.focus();
      await keyboard.press('ArrowRight');
      await keyboard.press('ArrowLeft');
      await keyboard.press('ArrowLeft');
    } else if (kind === 'radio' || kind === 'checkbox') {
      await handle.evaluate((element) => (element as unknown as HTMLElement).click());
    } else {
      // What lies under something that floats is reached all the same: by the keyboard, or after scrolling.
      await handle
        .click()
        .catch(() => handle.evaluate((element) => (element as unknown as HTMLElement).click()));
    }
  }
}

/** Runs in the page: whether it is this one, with no layer open; the menu of the site is always open. */
function isAsItWas(path: string): boolean {
  const layers = [...document.querySelectorAll('[role=dialog], [role=menu], [role=listbox]')];
  return (
    location.pathname === path &&
    !layers.some(
      (layer) => !layer.closest('main, nav, aside') && layer.checkVisibility({ visibilityProperty: true }),
    )
  );
}

/** Which of the pages a file walks: every second one, so that two workers share them. */
export type Half = 0 | 1;

/** A journey for each page of this half of the console: none of its controls is dead. */
export function operatesHalf(half: Half): void {
  const pages = siteRoutes.filter(({ frame }) => frame === 'console').map(({ path }) => path);
  for (const path of pages.filter((_, index) => index % 2 === half)) {
    journey(`nothing on ${path} is dead`, { language: 'en-US' }, async (person) => {
      const user = await ControlUser.sits(person);
      await person.opens('/favicon.svg');
      await person.isSignedInAs('admin');
      expect(await user.findsDead(path, 1)).toEqual([]);
    });
  }
}
