import { disconnectBrowser } from '../support/browserWindow';
import { startDevServer } from '../support/devServer';
import { Person } from '../support/person';
import { copyWithProPages, walksDevices, walksOtherPages } from '../support/proPages';

/** The first visit of a page waits for its packages. */
const PATIENCE_MS = 45_000;

/** What such pages are warned of elsewhere, too: texts in no language, antd's static messages and its old list. */
const OWN_WARNINGS =
  /Missing message: "pages\.|Instance created by `useForm` is not connected|\[antd: (message|List)\]/;

jest.setTimeout(3 * PATIENCE_MS);
afterAll(disconnectBrowser);

describe('pages of Ant Design Pro that somebody has pasted run as they are on the dev server', () => {
  let copy: ReturnType<typeof copyWithProPages>;
  let server: Awaited<ReturnType<typeof startDevServer>> | undefined;

  beforeAll(async () => {
    copy = copyWithProPages();
    server = await startDevServer(copy.folder);
    process.env.PORTAL_ORIGIN = server.origin;
  });
  afterAll(async () => {
    await server?.stop();
    copy.remove();
  });

  it.each([
    ['the list with its forms', walksDevices],
    ['forms, tasks, a profile and hooks', walksOtherPages],
  ])('%s', async (_pages, walk) => {
    const person = await Person.arrives({ language: 'en-US' });
    person.page.setDefaultTimeout(PATIENCE_MS);
    await person.opens('/favicon.svg');
    await person.isSignedInAs('admin');
    await walk(person);
    expect(person.complaints.filter((text) => !OWN_WARNINGS.test(text))).toEqual([]);
    await person.leaves();
  });
});
