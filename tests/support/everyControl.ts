import type { ElementHandle } from 'puppeteer';
import { siteRoutes } from '../../config/routes';
import {
  type Control,
  countSideEffects,
  hasChanged,
  markControls,
  storeState,
  visibleState,
  waitForRest,
} from './controls';
import { journey } from './e2eJourney';
import type { Person } from './person';
import { opensAs } from './signIn';

/** Timeout for an effect, in milliseconds. */
const PATIENCE_MS = 10_000;
/** Milliseconds between two checks without a change of the document. */
const LOOK_MS = 100;
/** Milliseconds without a change after which a page is at rest, and the timeout for it. */
const STILL_MS = 60;
const RESTLESS_MS = 1_000;
const LINKS_FOLLOWED = 1;
/** Timeout in milliseconds until the page is restored; opening it again takes longer. */
const RETURN_MS = 1_500;
const SEARCHES = ['search', 'searchbox', 'searchbutton'];

const patterns = siteRoutes
  .filter(({ path }) => path !== '/*')
  .map(({ path }) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`));
const isPage = (path: string) => patterns.some((pattern) => pattern.test(path));

/** Uses every control of a page and reports those without an effect. */
export class ControlUser {
  private events = 0;

  private constructor(private readonly person: Person) {}

  /** Starts to count effects outside the window. Call it before the first page is opened. */
  static async starts(person: Person): Promise<ControlUser> {
    const user = new ControlUser(person);
    const count = () => {
      user.events += 1;
    };
    const { page } = person;
    await page.evaluateOnNewDocument(countSideEffects);
    await page.evaluateOnNewDocument(`window.visibleState = ${visibleState}`);
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

  /** Returns the controls of a page without an effect. Fewer than `minimum` controls are an error. */
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
      // Follows only some links, because another journey opens every route.
      if (control.linkPath && links >= LINKS_FOLLOWED) {
        done.add(control.key);
        if (!isPage(control.linkPath)) dead.push(control.key);
        continue;
      }
      if (control.linkPath) links += 1;
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

  /** Waits until the page has loaded and is at rest. */
  private async settles(): Promise<void> {
    const { page } = this.person;
    await page.waitForFunction(
      () =>
        // The skeleton of a chart far below the window is not active.
        document.querySelector('main h1') &&
        !document.querySelector('main [aria-busy=true], .ant-skeleton-active'),
      { polling: 'mutation' },
    );
    // The page may be navigating away.
    await page.evaluate(waitForRest, STILL_MS, RESTLESS_MS).catch(() => {});
  }

  /** Closes dialogs and goes back to the page, or opens it again. */
  private async returns(path: string): Promise<void> {
    const { page } = this.person;
    const { pathname } = new URL(page.url());
    // The entry before the first page is outside the portal.
    if (!isPage(pathname)) return this.opens(path);
    if (pathname !== path) await page.evaluate(() => history.back()).catch(() => {});
    // A page that is being left cannot be evaluated.
    else if (!(await page.evaluate(isRestored, path).catch(() => true))) await page.keyboard.press('Escape');
    const isBack = await page
      .waitForFunction(isRestored, { polling: 'mutation', timeout: RETURN_MS }, path)
      .catch(() => undefined);
    await (isBack ? this.settles() : this.opens(path));
  }

  private async operates(control: Control): Promise<boolean> {
    const { page } = this.person;
    const handle = await page.$(`[data-control="${control.number}"]`);
    if (!handle) return false;
    await handle.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await page.evaluate(storeState, SEARCHES.includes(control.kind));
    const before = this.externalEffects();
    await this.uses(control, handle);
    for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; ) {
      if (this.externalEffects() !== before) return true;
      // A page that is navigating away has changed.
      if (await page.evaluate(hasChanged, LOOK_MS).catch(() => true)) return true;
    }
    return false;
  }

  /** Counts effects outside the document: calls, dialogs and other windows. */
  private externalEffects(): number {
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
    } else if (kind === 'slider') {
      await handle.focus();
      await keyboard.press('ArrowRight');
      await keyboard.press('ArrowLeft');
      await keyboard.press('ArrowLeft');
    } else if (kind === 'radio' || kind === 'checkbox') {
      await handle.evaluate((element) => (element as unknown as HTMLElement).click());
    } else {
      // Falls back to a synthetic click for a control that is covered.
      await handle
        .click()
        .catch(() => handle.evaluate((element) => (element as unknown as HTMLElement).click()));
    }
  }
}

/** Runs in the page: whether it has this path and no open layer. */
function isRestored(path: string): boolean {
  const layers = [...document.querySelectorAll('[role=dialog], [role=menu], [role=listbox]')];
  return (
    location.pathname === path &&
    !layers.some(
      (layer) => !layer.closest('main, nav, aside') && layer.checkVisibility({ visibilityProperty: true }),
    )
  );
}

/** Adds a journey for each console page in one of equal shares that uses all its controls. */
export function checksControls({ shard = 1, shards = 1 }): void {
  const pages = siteRoutes.filter(({ frame }) => frame === 'console').map(({ path }) => path);
  for (const path of pages.filter((_, index) => index % shards === shard - 1)) {
    journey(`every control on ${path} has an effect`, { language: 'en-US' }, async (person) => {
      const user = await ControlUser.starts(person);
      await opensAs(person, 'admin', '/favicon.svg');
      expect(await user.findsDead(path, 1)).toEqual([]);
    });
  }
}
