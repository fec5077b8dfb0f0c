import type { BrowserContext, HTTPRequest, Page } from 'puppeteer';
import { openWindow, PATIENCE_MS, type PersonOptions, preparesTab } from './browserWindow';
import { callMock, isBrowsersOwn, readSentCall, type SentCall } from './mockCalls';
import { startSession } from './signIn';
import { findControl, isAtRest, isIdle, isWhole, until } from './waiting';

/** In milliseconds: each frame, as is puppeteer's habit, costs a tenth of a core. */
const LOOKING = { polling: 50 };
const WATCHING = { polling: 'mutation' } as const;
const LOADED = { waitUntil: 'domcontentloaded' } as const;
/** A bit over the second in which the portal shows at most one popup. */
const QUIET_MS = 1_050;

/** Someone at a private window of their own. Verbs do what a hand would do; `sees` and its kin wait for it. */
export class Person {
  /** Every console error and warning, and every uncaught exception. */
  readonly complaints: string[] = [];
  /** Calls to the API, in order. */
  readonly calls: SentCall[] = [];
  /** Addresses the window has been sent to, in order. */
  readonly navigations: string[] = [];

  private readonly sent = new WeakMap<HTTPRequest, SentCall>();
  private lastTraffic = Date.now();

  private constructor(
    private readonly context: BrowserContext,
    readonly page: Page,
    /** What was open before this person came, and stays. */
    private readonly others: Page[],
  ) {
    page.on('console', (message) => {
      const loud = message.type() === 'error' || message.type() === 'warn';
      if (loud && !isBrowsersOwn(message.text())) this.complaints.push(message.text());
    });
    page.on('pageerror', (error) => this.complaints.push(String(error)));
    page.on('request', (request) => {
      const call = readSentCall(request);
      if (!call) return;
      this.calls.push(call);
      this.sent.set(request, call);
      this.lastTraffic = Date.now();
    });
    page.on('requestfinished', (request) => this.noteOutcome(request, request.response()?.status()));
    page.on('requestfailed', (request) => this.noteOutcome(request, request.failure()?.errorText));
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) this.navigations.push(new URL(frame.url()).pathname);
    });
  }

  static async arrives(options: PersonOptions = {}): Promise<Person> {
    const { context, page, others } = await openWindow(options);
    return new Person(context, page, others);
  }

  private noteOutcome(request: HTTPRequest, outcome: number | string | undefined): void {
    const call = this.sent.get(request);
    if (!call) return;
    call.outcome = outcome;
    this.lastTraffic = Date.now();
  }

  /** Waits until the page has nothing left to do, every call is answered and none was sent for so many milliseconds. */
  async rests(quietMs = QUIET_MS): Promise<void> {
    const isQuiet = () =>
      Date.now() - this.lastTraffic > quietMs && this.calls.every(({ outcome }) => outcome !== undefined);
    do {
      await isIdle(this.page);
      await until('no more calls', isQuiet);
      await isIdle(this.page);
    } while (!isQuiet());
  }

  /** Another tab of the same window: it shares what is kept across visits, not the session. */
  async opensTab(path: string): Promise<Page> {
    const tab = await this.context.newPage();
    tab.setDefaultTimeout(PATIENCE_MS);
    await tab.goto(this.address(path));
    return tab;
  }

  /** A copy of the tab at the same address, with the same session, as "duplicate tab" makes one. */
  async opensSameTab(): Promise<Person> {
    // In a window of its own: a tab behind another one is put to sleep.
    const page = await this.context.newPage({ type: 'window' });
    await preparesTab(page, true);
    await page.setViewport(this.page.viewport());
    const kept = await this.page.evaluate(() => Object.entries(sessionStorage));
    await page.goto(this.address('/favicon.svg'));
    await page.evaluate((entries) => {
      for (const [key, value] of entries) sessionStorage.setItem(key, value);
    }, kept);
    const person = new Person(this.context, page, this.others);
    await person.opens(this.page.url());
    return person;
  }

  /** Opens a page and waits until it stands there whole. */
  async opens(path: string): Promise<void> {
    await this.opensWithoutWaiting(path);
    await this.page.waitForFunction(isWhole, WATCHING);
  }

  /** Opens a page whose calls may never be answered. */
  async opensWithoutWaiting(path: string): Promise<void> {
    await this.page.goto(this.address(path), LOADED);
  }

  private address(path: string): string {
    return new URL(path, process.env.PORTAL_ORIGIN).href;
  }

  /** Presses what has this accessible name: a button, link, tab or box. */
  async presses(name: string, role?: string): Promise<void> {
    const control = await findControl(this.page, name, role);
    // What is still moving, as an opening menu is, would be missed.
    await control.evaluate(isAtRest);
    await control.click();
  }

  /** Opens the menu behind the person's own name. */
  async opensAccountMenu(): Promise<void> {
    const button = await this.page.waitForSelector('[aria-label^="Account menu of"]', { visible: true });
    await button?.click();
  }

  /** Writes into the field with this label, over what was there, in one go as a password manager does. */
  async fills(label: string, text: string, role = 'textbox'): Promise<void> {
    const field = await findControl(this.page, label, role);
    await field.click({ count: 3 });
    await this.page.keyboard.sendCharacter(text);
  }

  /** What the field with this label holds. */
  async reads(label: string, role = 'textbox'): Promise<string> {
    const field = await findControl(this.page, label, role);
    return field.evaluate((element) => (element as unknown as HTMLInputElement).value);
  }

  /** Ticks the box whose name begins with this text. */
  async ticks(text: string): Promise<void> {
    const box = await this.page.waitForSelector(
      `::-p-xpath(//label[contains(., '${text}')]//input[@type='checkbox'])`,
    );
    await box?.click();
  }

  /** Chooses the radio button whose words begin like this. */
  async chooses(words: string): Promise<void> {
    const choice = await this.page.waitForSelector(
      `::-p-xpath(//label[starts-with(normalize-space(.), '${words}')][.//input[@type='radio']])`,
      { visible: true },
    );
    await choice?.click();
  }

  async hits(key: 'Enter' | 'Tab' | 'Escape'): Promise<void> {
    await this.page.keyboard.press(key);
  }

  async sees(text: string): Promise<void> {
    await this.page.waitForFunction((wanted) => document.body.innerText.includes(wanted), LOOKING, text);
  }

  async seesNo(text: string): Promise<void> {
    await this.page.waitForFunction((unwanted) => !document.body.innerText.includes(unwanted), LOOKING, text);
  }

  /** Waits until the address is this path (query included when it has one). */
  async isAt(path: string): Promise<void> {
    await this.page.waitForFunction(
      (wanted) => (wanted.includes('?') ? location.pathname + location.search : location.pathname) === wanted,
      {},
      path,
    );
  }

  async goesBack(): Promise<void> {
    await this.page.goBack(LOADED);
    await this.page.waitForFunction(isWhole, WATCHING);
  }

  async reloads(): Promise<void> {
    await this.page.reload(LOADED);
    await this.page.waitForFunction(isWhole, WATCHING);
  }

  /** How often this text stands on the page now. */
  async counts(text: string): Promise<number> {
    return this.page.evaluate((wanted) => document.body.innerText.split(wanted).length - 1, text);
  }

  /** The newest SMS code sent to a number, as the outbox of the mock has it. */
  async receivesCode(userPhone: string): Promise<string> {
    const { messages } = await callMock<{ messages: { userPhone: string; code: string }[] }>('demo/outbox');
    const message = messages.find((candidate) => candidate.userPhone === userPhone);
    if (message) return message.code;
    throw new Error(`No message to ${userPhone}`);
  }

  /** Has signed in before this journey begins; any page of the portal's host must be open. */
  async isSignedInAs(userPhone: string): Promise<void> {
    await this.page.evaluate(startSession, userPhone);
  }

  /** The server forgets this person's session; the window does not know yet. */
  async losesSession(): Promise<void> {
    await this.page.evaluate(async () => {
      const token = sessionStorage.getItem('token') ?? '';
      await fetch('/api/v1/demo/session/expire', { method: 'POST', headers: { 'x-authorization': token } });
    });
  }

  /** The texts of all popups since the page was loaded, in order. */
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

  /** As `popups`, once this many have come and no call was made for as long as another would need to follow. */
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
