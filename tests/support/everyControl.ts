import type { ElementHandle } from 'puppeteer';
import { siteRoutes } from '../../config/routes';
import { type Control, countSideEffects, markControls, whatIsSeen } from './controls';
import type { Person } from './person';

/** Milliseconds in which something must have happened. */
const PATIENCE_MS = 5_000;
/** Milliseconds that a page is given to stand still; some never do. */
const STILL_MS = 2_500;
const STEP_MS = 40;
const LINKS_FOLLOWED = 1;
/** Milliseconds in which the page is back as it was; opening it anew takes longer. */
const RETURN_MS = 600;
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
    // Nothing fades: what has closed is gone at once.
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
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
    const dead: string[] = [];
    let links = 0;
    await this.opens(path);
    let fresh = true;
    for (;;) {
      const control = (await this.person.page.evaluate(markControls)).find(({ key }) => !done.has(key));
      if (!control) {
        if (fresh) break;
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

  /** Waits until the page has its title, shows nothing that waits, and stays as it is for two looks. */
  private async settles(): Promise<void> {
    await this.person.page.waitForFunction(
      () =>
        document.querySelector('main h1') && !document.querySelector('main [aria-busy=true], .ant-skeleton'),
    );
    const look = () => this.person.page.evaluate(whatIsSeen).catch(() => 'leaving');
    const deadline = Date.now() + STILL_MS;
    for (let before = '', now = await look(); before !== now && Date.now() < deadline; ) {
      before = now;
      await new Promise((resolve) => setTimeout(resolve, 2 * STEP_MS));
      now = await look();
    }
  }

  /** Closes what has opened and goes back to where it led from; opens the page anew when that does not help. */
  private async returns(path: string): Promise<void> {
    const { page } = this.person;
    const isThere = () =>
      page
        .evaluate(
          (pathname) =>
            location.pathname === pathname &&
            // The menu of the site is always open.
            ![...document.querySelectorAll('[role=dialog], [role=menu], [role=listbox]')].some(
              (layer) =>
                !layer.closest('main, nav, aside') && layer.checkVisibility({ visibilityProperty: true }),
            ),
          path,
        )
        // It is just being left.
        .catch(() => false);
    const { pathname } = new URL(page.url());
    // What came before the first page is none of the portal's.
    if (!isPage(pathname)) return this.opens(path);
    if (pathname !== path) await page.evaluate(() => history.back()).catch(() => {});
    else if (!(await isThere())) await page.keyboard.press('Escape');
    for (let waited = 0; waited < RETURN_MS; waited += STEP_MS) {
      if (await isThere()) return this.settles();
      await new Promise((resolve) => setTimeout(resolve, STEP_MS));
    }
    await this.opens(path);
  }

  private async operates(control: Control): Promise<boolean> {
    const { page } = this.person;
    const handle = await page.$(`[data-control="${control.number}"]`);
    if (!handle) return false;
    await handle.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const before = await this.notices(control);
    await this.uses(control, handle);
    for (let waited = 0; waited < PATIENCE_MS; waited += STEP_MS) {
      if ((await this.notices(control)) !== before) return true;
      await new Promise((resolve) => setTimeout(resolve, STEP_MS));
    }
    return false;
  }

  /**
   * What can be noticed in the window and around it; a page that is just being left counts as another. A search must lead
   * somewhere or say something: that it took what was typed is not enough.
   */
  private async notices({ kind }: Control): Promise<string> {
    const { page } = this.person;
    const looks = SEARCHES.includes(kind) ? () => `${location.href}\n${document.body.innerText}` : whatIsSeen;
    const seen = await page.evaluate(looks).catch(() => 'leaving');
    return [seen, this.events, this.person.calls.length].join('\n');
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
