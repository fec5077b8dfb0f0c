import { disconnectBrowser } from '../support/browserWindow';
import { startDevServer } from '../support/devServer';
import { Person } from '../support/person';
import { buildCopy, copyWithProPages, walksDevices, walksOtherPages } from '../support/proPages';
import { startPreview } from '../support/serverProcess';

/** The first visit of a page waits for its packages. */
const PATIENCE_MS = 45_000;

/** What such pages are warned of elsewhere, too: texts in no language, antd's static messages and its old list. */
const OWN_WARNINGS =
  /Missing message: "pages\.|Instance created by `useForm` is not connected|\[antd: (message|List)\]/;

/** A build takes as long as the machine needs, which runs other journeys. */
const BUILD_MS = 600_000;

jest.setTimeout(3 * PATIENCE_MS);
afterAll(disconnectBrowser);

const startBuild = (folder: string) => {
  buildCopy(folder);
  return startPreview({ BUILD_FOLDER: '' }, folder);
};

/** With what each shows at /demo: a build has no tools for the mocks, unless they are asked for. */
const SERVERS = [
  ['the dev server', startDevServer, 'Error catalogue'],
  ['the production build', startBuild, 'The developer demo isn’t part of this site'],
] as const;

describe.each(SERVERS)(
  'pages of Ant Design Pro that somebody has pasted run as they are on %s',
  (_server, start, demo) => {
    let copy: ReturnType<typeof copyWithProPages>;
    let server: { origin: string; stop: () => Promise<void> } | undefined;

    beforeAll(async () => {
      copy = copyWithProPages();
      server = await start(copy.folder);
      process.env.PORTAL_ORIGIN = server.origin;
    }, BUILD_MS);
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

    it(`and /demo shows "${demo}"`, async () => {
      const person = await Person.arrives({ language: 'en-US' });
      person.page.setDefaultTimeout(PATIENCE_MS);
      await person.opensWithoutWaiting('/demo');
      await person.sees(demo);
      await person.leaves();
    });
  },
);
