import type { Page } from 'puppeteer';
import { record } from '../support/bench/figures';
import { disconnectBrowser } from '../support/browserWindow';
import { copyForDevServer, type DevServer, EDITS, editCopy, startDevServer } from '../support/devServer';
import { Person } from '../support/person';

const PATIENCE_MS = 300_000;

interface Started {
  server: DevServer;
  person: Person;
  /** Milliseconds from starting the server until the sign-in form can be used. */
  time: number;
}

/** Starts the dev server of a copy and opens the sign-in page. */
async function startForLogin(folder: string): Promise<Started> {
  const person = await Person.arrives({ language: 'en-US' });
  person.page.setDefaultTimeout(PATIENCE_MS);
  const start = performance.now();
  const server = await startDevServer(folder);
  await person.page.goto(`${server.origin}/login`, { waitUntil: 'domcontentloaded' });
  await person.page.waitForSelector('#root button[type=submit]:enabled');
  return { server, person, time: Math.round(performance.now() - start) };
}

/** Milliseconds from an edit until its effect is visible. */
async function editTime(folder: string, edit: (typeof EDITS)['page'], isVisible: () => Promise<unknown>) {
  const start = performance.now();
  editCopy(folder, edit);
  await isVisible();
  return Math.round(performance.now() - start);
}

const shows = (page: Page, text: string) =>
  page.waitForFunction((wanted) => document.body.innerText.includes(wanted), { polling: 20 }, text);

/** Waits until a mock call gets the new reply. */
const replies = (page: Page, text: string) =>
  page.waitForFunction(
    async (wanted) => (await (await fetch('/api/v1/demo/clock')).text()).includes(wanted),
    { polling: 20 },
    text,
  );

/** Milliseconds from each kind of edit until it is visible on an open sign-in page. */
async function editTimes(folder: string, page: Page) {
  return {
    text: await editTime(folder, EDITS.text, () => shows(page, EDITS.text.shows)),
    page: await editTime(folder, EDITS.page, () => shows(page, EDITS.page.shows)),
    mockHandler: await editTime(folder, EDITS.mockHandler, () => replies(page, EDITS.mockHandler.shows)),
  };
}

afterAll(disconnectBrowser);

/**
 * Milliseconds from starting the dev server until the sign-in page can be used, without any cache and with what the first
 * start has left, and from an edit until it is on screen.
 */
it('times the dev server from its start and from an edit', async () => {
  const { folder, remove } = copyForDevServer();
  try {
    const cold = await startForLogin(folder);
    await cold.person.leaves();
    await cold.server.stop();
    const warm = await startForLogin(folder);
    const edits = await editTimes(folder, warm.person.page);
    await warm.person.leaves();
    await warm.server.stop();
    record('devServer', { coldStart: cold.time, warmStart: warm.time, edits });
  } finally {
    remove();
  }
}, 700_000);
