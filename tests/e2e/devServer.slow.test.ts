import account from '../../src/locales/en-US/account';
import title from '../../src/locales/en-US/title';
import { disconnectBrowser } from '../support/browserWindow';
import { copyForDevServer, type DevServer, EDITS, editCopy, startDevServer } from '../support/devServer';
import { Person } from '../support/person';
import { memberVisits, movesTo, type Visit, visitorVisits } from '../support/routeSamples';

/** The first page waits until the libraries are bundled. */
const PATIENCE_MS = 300_000;

jest.setTimeout(2 * PATIENCE_MS);
afterAll(disconnectBrowser);

let copy: ReturnType<typeof copyForDevServer>;
let server: DevServer | undefined;

beforeAll(async () => {
  copy = copyForDevServer();
  server = await startDevServer(copy.folder);
  process.env.PORTAL_ORIGIN = server.origin;
});

afterAll(async () => {
  await server?.stop();
  copy.remove();
});

async function opensAll(visits: Visit[], user?: 'admin'): Promise<void> {
  const person = await Person.arrives({ language: 'en-US' });
  const { page, complaints } = person;
  page.setDefaultTimeout(PATIENCE_MS);
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    if (reason !== 'net::ERR_ABORTED') complaints.push(`${reason}: ${request.url()}`);
  });
  await person.opens('/favicon.svg');
  if (user) await person.isSignedInAs(user);
  await person.opens(visits[0]?.path ?? '/');
  for (const visit of visits) {
    await movesTo(person, visit, title);
    const headings = await page.$$eval('h1', ({ length }) => length);
    expect({ path: visit.path, headings, complaints }).toEqual({
      path: visit.path,
      headings: 1,
      complaints: [],
    });
  }
  await person.leaves();
}

it('opens every visitor route on the dev server with a document title, one heading and no console errors', () =>
  opensAll(visitorVisits));

/** Of `/usercenter/order/1001`, `/usercenter/order`. */
const sectionOf = ({ path }: Visit) => path.split(/[/?]/, 3).join('/');

it('opens a page of each other section on the dev server with a document title, one heading and no console errors', () =>
  opensAll(
    memberVisits.filter(
      (visit, index) => memberVisits.findIndex((other) => sectionOf(other) === sectionOf(visit)) === index,
    ),
    'admin',
  ));

it('keeps typed input when a page or a text is edited', async () => {
  const person = await Person.arrives({ language: 'en-US' });
  person.page.setDefaultTimeout(PATIENCE_MS);
  await person.opens('/login');
  await person.fills(account['account.name'], '13800138000');
  for (const edit of [EDITS.text, EDITS.page]) {
    editCopy(copy.folder, edit);
    await person.sees(edit.shows);
  }
  expect(await person.reads(account['account.name'])).toBe('13800138000');
  expect(person.complaints).toEqual([]);
  await person.leaves();
});

it('prints no warning on the dev server', () => {
  expect(server?.printed()).not.toMatch(/warn|error|fatal/i);
});
