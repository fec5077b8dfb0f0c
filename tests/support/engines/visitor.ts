import { PATIENCE_MS } from '../browserWindow';
import { startSession } from '../signIn';
import { hasNoText, isPageLoaded, shows } from '../waiting';
import type { Engine, NamedKey, Point } from './engine';
import { type ControlRole, type Location, locate, type Target, toTarget } from './locate';
import { EMPTY_PATH, type PortalProxy } from './proxy';

const LOOK_AGAIN_MS = 50;

/** A user in the window of any engine, with the verbs of `Person`. Steps wait for what they need. */
export class Visitor {
  constructor(
    readonly engine: Engine,
    readonly proxy: PortalProxy,
  ) {}

  /** Runs a function in the page with arguments that can be written as JSON, and resolves with its result. */
  async evaluate<Arguments extends unknown[], Result>(
    code: (...given: Arguments) => Result,
    ...given: Arguments
  ): Promise<Awaited<Result>> {
    return (await this.engine.run(`(${code})(...${JSON.stringify(given)})`)) as Awaited<Result>;
  }

  /** Waits until a function returns something in the page, and resolves with that. A document may be left meanwhile. */
  async until<Arguments extends unknown[], Result>(
    description: string,
    code: (...given: Arguments) => Result,
    ...given: Arguments
  ): Promise<NonNullable<Awaited<Result>>> {
    let problem: unknown = '';
    for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; ) {
      try {
        const result = await this.evaluate(code, ...given);
        if (result) return result;
      } catch (error) {
        problem = error;
      }
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    }
    throw new Error(`Timeout of ${PATIENCE_MS} ms: ${description} ${problem}`.trim());
  }

  /** Opens a page whose files may be held back, and waits for its document only. */
  async opensWithoutWaiting(path: string): Promise<void> {
    await this.leavesFor(path);
    await this.until(`the document of ${path}`, () => document.body !== null);
  }

  /** Opens a page and waits until it has loaded. */
  async opens(path: string): Promise<void> {
    await this.leavesFor(path);
    await this.until(`${path} has loaded`, isPageLoaded);
  }

  async reloads(): Promise<void> {
    await this.leavesFor();
    await this.until('the page has loaded again', isPageLoaded);
  }

  /**
   * Leaves the document for another one, or for the same again, and waits until that has replaced it. The proxy knows when: WebKit
   * never answers what a document is asked while it is left.
   */
  private async leavesFor(path?: string): Promise<void> {
    const before = this.proxy.countDocuments();
    await this.evaluate(
      (url) => {
        setTimeout(() => (url ? location.assign(url) : location.reload()));
      },
      path ? new URL(path, this.proxy.origin).href : '',
    );
    for (const deadline = Date.now() + PATIENCE_MS; this.proxy.countDocuments() === before; ) {
      if (Date.now() > deadline) throw new Error(`The document of ${path} has not arrived`);
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    }
  }

  /** Opens a document without the portal, at its host. */
  async opensNothing(): Promise<void> {
    await this.opensWithoutWaiting(EMPTY_PATH);
  }

  async goesBack(): Promise<void> {
    await this.evaluate(() => history.back());
  }

  /** Signs in with a sample account without the login page, and opens a page. */
  async opensAs(account: string, path: string): Promise<void> {
    await this.opensNothing();
    await this.evaluate(startSession, account);
    await this.opens(path);
  }

  /** Finds where a pointer reaches a target, once it is at rest. */
  async finds(target: Target): Promise<Point> {
    let before = '';
    let location: Location = { problem: 'was not looked for' };
    for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; ) {
      location = await this.evaluate(locate, target, true).catch((error) => ({ problem: String(error) }));
      const now = JSON.stringify(location);
      if ('point' in location && now === before) return location.point;
      before = now;
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    }
    throw new Error(`"${target.name}" (${target.selector}): ${JSON.stringify(location)}`);
  }

  /** Clicks the control of this role whose name begins with a text. */
  async presses(name: string, role: ControlRole = 'button'): Promise<void> {
    await this.engine.click(await this.finds(toTarget(role, name)));
  }

  /** Clicks what a selector finds first. */
  async clicks(selector: string): Promise<void> {
    await this.engine.click(await this.finds({ selector, name: '' }));
  }

  /** Replaces the text of the field with this label, key by key. */
  async fills(label: string, text: string): Promise<void> {
    await this.presses(label, 'textbox');
    await this.engine.press('a', 'Control');
    await this.engine.type(text);
  }

  async hits(key: NamedKey, modifier?: 'Control' | 'Shift'): Promise<void> {
    await this.engine.press(key, modifier);
  }

  async sees(text: string): Promise<void> {
    await this.until(`"${text}" is shown`, shows, text);
  }

  async seesNo(text: string): Promise<void> {
    await this.until(`"${text}" is not shown`, hasNoText, text);
  }

  /** Waits until the URL has this path, including its query if given. */
  async isAt(path: string): Promise<void> {
    await this.until(
      `the path is ${path}`,
      (wanted) => (wanted.includes('?') ? location.pathname + location.search : location.pathname) === wanted,
      path,
    );
  }

  /** Leaves the pages of the portal when everything that they have reported has arrived. It stays at the host (webkit.ts). */
  async leaves(): Promise<void> {
    await this.evaluate(() =>
      (window as unknown as { reports?: Promise<unknown> }).reports?.then(() => true),
    );
    await this.opensNothing();
  }
}
