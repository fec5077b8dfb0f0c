import type { Page } from 'puppeteer';
import { type DevServer, EDITS, editCopy, startDevServer } from '../devServer';
import { Person } from '../person';

const PATIENCE_MS = 300_000;

interface Started {
  server: DevServer;
  person: Person;
  /** Milliseconds from starting the server until the sign-in form can be used. */
  time: number;
}

/** Starts the dev server of a copy and opens the sign-in page. */
export async function startForLogin(folder: string): Promise<Started> {
  const person = await Person.arrives({ language: 'en-US' });
  person.page.setDefaultTimeout(PATIENCE_MS);
  const start = performance.now();
  const server = await startDevServer(folder);
  await person.page.goto(`${server.origin}/login`, { waitUntil: 'domcontentloaded' });
  await person.page.waitForSelector('#root button[type=submit]:enabled');
  return { server, person, time: Math.round(performance.now() - start) };
}

/** Milliseconds from an edit until its effect is there. */
async function editTime(folder: string, edit: (typeof EDITS)['page'], isThere: () => Promise<unknown>) {
  const start = performance.now();
  editCopy(folder, edit);
  await isThere();
  return Math.round(performance.now() - start);
}

const shows = (page: Page, text: string) =>
  page.waitForFunction((wanted) => document.body.innerText.includes(wanted), { polling: 20 }, text);

/** A mock has no page of its own: the next call gets the new reply. */
const replies = (page: Page, text: string) =>
  page.waitForFunction(
    async (wanted) => (await (await fetch('/api/v1/demo/clock')).text()).includes(wanted),
    { polling: 20 },
    text,
  );

/** Milliseconds from each kind of edit until it is on screen, for an open sign-in page. */
export async function editTimes(folder: string, page: Page) {
  return {
    text: await editTime(folder, EDITS.text, () => shows(page, EDITS.text.shows)),
    page: await editTime(folder, EDITS.page, () => shows(page, EDITS.page.shows)),
    mockHandler: await editTime(folder, EDITS.mockHandler, () => replies(page, EDITS.mockHandler.shows)),
  };
}
