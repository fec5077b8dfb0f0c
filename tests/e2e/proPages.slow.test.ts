import { disconnectBrowser } from '../support/browserWindow';
import { startDevServer } from '../support/devServer';
import { Person } from '../support/person';
import { buildCopy, copyWithProPages, walksDevices, walksOtherPages } from '../support/proPages';
import { startPreview } from '../support/serverProcess';

/** Pages of Ant Design Pro that somebody has pasted (tests/pro) run as they are. */
const PATIENCE_MS = 300_000;

jest.setTimeout(2 * PATIENCE_MS);
afterAll(disconnectBrowser);

const STARTS = {
  'the dev server': startDevServer,
  'the production build': (folder: string) => {
    buildCopy(folder);
    return startPreview({ BUILD_FOLDER: '' }, folder);
  },
};

describe.each(Object.entries(STARTS))('on %s', (_server, start) => {
  let copy: ReturnType<typeof copyWithProPages>;
  let server: Awaited<ReturnType<typeof start>> | undefined;

  beforeAll(async () => {
    copy = copyWithProPages();
    server = await start(copy.folder);
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
    expect(person.complaints).toEqual([]);
    await person.leaves();
  });
});
