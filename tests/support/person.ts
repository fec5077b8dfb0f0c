import type { BrowserContext, HTTPRequest, Page } from 'puppeteer';
import { copiesSession, openWindow, PATIENCE_MS, type PersonOptions, preparesTab } from './browserWindow';
import { isBrowserMessage, readSentCall, receivesCode, type SentCall } from './mockCalls';
import { startSession } from './signIn';
import { findControl, hasNoText, isIdle, isPageLoaded, press, shows, until } from './waiting';

/** In milliseconds. Puppeteer's default of every frame takes a tenth of a core. */
const LOOKING = { polling: 50 };
const WATCHING = { polling: 'mutation' } as const;
const LOADED = { waitUntil: 'domcontentloaded' } as const;
/** Slightly more than the second in which the portal shows at most one popup. */
const QUIET_MS = 1_050;

/** A user with a browser window. Verbs act on the page; `sees` and similar verbs wait. */
export class Person {
  /** Every console error and warning, and every uncaught exception. */
  readonly complaints: string[] = [];
  /** Calls to the API, in order. */
  readonly calls: SentCall[] = [];
  /** Paths the window has navigated to, in order. */
  readonly navigations: string[] = [];

  private readonly sent = new WeakMap<HTTPRequest, SentCall>();
  private lastTraffic = Date.now();
  /** Between the request for another document and its arrival. */
  private isLeaving = false;

  private constructor(
    private readonly context: BrowserContext,
    readonly page: Page,
    /** Pages that were open before and stay open. */
    private readonly others: Page[],
  ) {
    page.on('console', (message) => {
      const loud = message.type() === 'error' || message.type() === 'warn';
      if (loud && !isBrowserMessage(message.text())) this.complaints.push(message.text());
    });
    page.on('pageerror', (error) => this.complaints.push(String(error)));
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) this.isLeaving = true;
      const call = readSentCall(request);
      if (!call) return;
      this.calls.push(call);
      this.sent.set(request, call);
      this.lastTraffic = Date.now();
    });
    page.on('requestfinished', (request) => this.setOutcome(request, request.response()?.status()));
    page.on('requestfailed', (request) => this.setOutcome(request, request.failure()?.errorText));
    page.on('framenavigated', (frame) => {
      if (frame !== page.mainFrame()) return;
      this.navigations.push(new URL(frame.url()).pathname);
      if (!this.isLeaving) return;
      this.isLeaving = false;
      // The browser does not report every call that ends with its page.
      for (const call of this.calls) call.outcome ??= 'left';
    });
  }

  static async arrives(options: PersonOptions = {}): Promise<Person> {
    const { context, page, others } = await openWindow(options);
    return new Person(context, page, others);
  }

  private setOutcome(request: HTTPRequest, outcome: number | string | undefined): void {
    const call = this.sent.get(request);
    if (!call) return;
    call.outcome = outcome;
    this.lastTraffic = Date.now();
  }

  /** Waits until the page is idle and no call is pending or was sent in the last `quietMs`. */
  async rests(quietMs = QUIET_MS): Promise<void> {
    const isQuiet = () =>
      Date.now() - this.lastTraffic > quietMs && this.calls.every(({ outcome }) => outcome !== undefined);
    do {
      await isIdle(this.page);
      await until('no more calls', isQuiet);
      await isIdle(this.page);
    } while (!isQuiet());
  }

  /** Opens another tab of the same window. It shares the local storage, not the session. */
  async opensTab(path: string): Promise<Page> {
    const tab = await this.context.newPage();
    tab.setDefaultTimeout(PATIENCE_MS);
    await tab.goto(this.address(path));
    return tab;
  }

  /** Duplicates the tab with its URL and session. */
  async opensSameTab(): Promise<Person> {
    // In a separate window, because the browser suspends background tabs.
    const page = await this.context.newPage({ type: 'window' });
    await preparesTab(page, true);
    await page.setViewport(this.page.viewport());
    await page.goto(this.address('/favicon.svg'));
    await copiesSession(this.page, page);
    const person = new Person(this.context, page, this.others);
    await person.opens(this.page.url());
    return person;
  }

  /** Opens a page and waits until it has loaded. */
  async opens(path: string): Promise<void> {
    await this.opensWithoutWaiting(path);
    await this.page.waitForFunction(isPageLoaded, WATCHING);
  }

  /** Opens a page whose calls may stay pending. */
  async opensWithoutWaiting(path: string): Promise<void> {
    await this.page.goto(this.address(path), LOADED);
  }

  private address(path: string): string {
    return new URL(path, process.env.PORTAL_ORIGIN).href;
  }

  /** Clicks the control with this accessible name. */
  async presses(name: string, role?: string): Promise<void> {
    await press(() => findControl(this.page, name, role));
  }

  async opensAccountMenu(): Promise<void> {
    await this.page.locator('[aria-label^="Account menu of"]').click();
  }

  /** Replaces the text of the field with this label in one step, like a password manager. */
  async fills(label: string, text: string, role = 'textbox'): Promise<void> {
    const field = await findControl(this.page, label, role);
    await field.click({ count: 3 });
    await this.page.keyboard.sendCharacter(text);
  }

  /** Returns the value of the field with this label. */
  async reads(label: string, role = 'textbox'): Promise<string> {
    const field = await findControl(this.page, label, role);
    return field.evaluate((element) => (element as unknown as HTMLInputElement).value);
  }

  /** Ticks the checkbox whose label contains this text. */
  async ticks(text: string): Promise<void> {
    const box = `::-p-xpath(//label[contains(., '${text}')]//input[@type='checkbox'])`;
    await press(() => this.page.waitForSelector(box));
  }

  /** Selects the radio button whose label starts with this text. */
  async chooses(label: string): Promise<void> {
    const choice = `//label[starts-with(normalize-space(.), '${label}')][.//input[@type='radio']]`;
    await this.page.locator(`::-p-xpath(${choice})`).click();
  }

  async hits(key: 'Enter' | 'Tab' | 'Escape'): Promise<void> {
    await this.page.keyboard.press(key);
  }

  async sees(text: string): Promise<void> {
    await this.page.waitForFunction(shows, LOOKING, text);
  }

  async seesNo(text: string): Promise<void> {
    await this.page.waitForFunction(hasNoText, LOOKING, text);
  }

  /** Waits until the URL has this path, including its query if given. */
  async isAt(path: string): Promise<void> {
    await this.page.waitForFunction(
      (wanted) => (wanted.includes('?') ? location.pathname + location.search : location.pathname) === wanted,
      {},
      path,
    );
  }

  async goesBack(): Promise<void> {
    await this.page.goBack(LOADED);
    await this.page.waitForFunction(isPageLoaded, WATCHING);
  }

  async reloads(): Promise<void> {
    await this.page.reload(LOADED);
    await this.page.waitForFunction(isPageLoaded, WATCHING);
  }

  /** Counts the occurrences of this text on the page. */
  async counts(text: string): Promise<number> {
    return this.page.evaluate((wanted) => document.body.innerText.split(wanted).length - 1, text);
  }

  /** Returns the newest SMS code sent to a number. */
  receivesCode(userPhone: string): Promise<string> {
    return receivesCode(userPhone);
  }

  /** Signs in without the login page. A page of the portal's host must be open. */
  async isSignedInAs(userPhone: string): Promise<void> {
    await this.page.evaluate(startSession, userPhone);
  }

  /** Ends the session on the server only. Earlier calls are over then, so that the next one notices. */
  async losesSession(): Promise<void> {
    await this.rests();
    await this.page.evaluate(async () => {
      const token = sessionStorage.getItem('token') ?? '';
      const headers = { 'x-authorization': token };
      // Read to its end, or the browser takes the call for pending.
      await (await fetch('/api/v1/demo/session/expire', { method: 'POST', headers })).text();
    });
  }

  /** Returns the texts of all popups since the page was loaded, in order. */
  async popups(): Promise<string[]> {
    return this.page.evaluate(() => (window as unknown as { seenPopups: string[] }).seenPopups);
  }

  /** Waits until this many popups have been shown since the page was loaded. */
  async hasSeenPopups(count: number): Promise<void> {
    await this.page.waitForFunction(
      (wanted) => (window as unknown as { seenPopups: string[] }).seenPopups.length >= wanted,
      LOOKING,
      count,
    );
  }

  /** Like `popups`, after this many have been shown and the page is idle. */
  async seesPopups(count: number): Promise<string[]> {
    await this.hasSeenPopups(count);
    await this.rests();
    return this.popups();
  }

  callsTo(url: string): SentCall[] {
    return this.calls.filter((call) => call.url === url);
  }

  async leaves(): Promise<void> {
    if (this.context !== this.context.browser().defaultBrowserContext()) return this.context.close();
    const opened = (await this.context.pages()).filter((page) => !this.others.includes(page));
    await Promise.all(opened.map((page) => page.close()));
  }
}
