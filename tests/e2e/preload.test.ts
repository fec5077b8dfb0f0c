import { journey } from '../support/e2eJourney';
import type { Person } from '../support/person';

/** Opens a page and returns the paths of what it has requested. */
async function requestsOf({ page }: Person, path: string): Promise<string[]> {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(new URL(path, process.env.PORTAL_ORIGIN).href, { waitUntil: 'networkidle0' });
  return requested;
}

/** Opens a page and returns its preloaded files with the number of requests for each. */
async function filesAhead(person: Person, path: string) {
  const { page } = person;
  const requested = await requestsOf(person, path);
  const files = await page.$$eval('link[rel="preload"]', (links) =>
    links.map((link) => new URL((link as HTMLLinkElement).href).pathname),
  );
  return files.map((file) => ({
    file: file.replace(/\.[0-9a-f]{8}\./, '.'),
    requests: requested.filter((path) => path.split('/').at(-1) === file.split('/').at(-1)).length,
  }));
}

journey(
  'the code of a page is preloaded one time, also for a signed-in user, and a frequent page is one file',
  {},
  async (person) => {
    const isPreloaded = async (path: string, code: string) => {
      const ahead = await filesAhead(person, path);
      expect(ahead.map(({ file }) => file)).toContain(`/${code}.async.js`);
      expect(ahead.filter(({ requests }) => requests !== 1)).toEqual([]);
    };
    await isPreloaded('/agreement/privacy', 'src__pages__agreement__privacy');
    await person.isSignedInAs('user');
    await isPreloaded('/usercenter/overview', 'src__pages__usercenter__overview');

    const requested = await requestsOf(person, '/usercenter/order');
    const ofPage = (name: RegExp) => requested.filter((path) => name.test(path));
    expect(ofPage(/\/page\.usercenter-order\.\w+\.js$/)).toHaveLength(1);
    expect(
      ofPage(/\/(frame|layouts__portal__PortalFrame|src__pages__usercenter\w*)\.\w+\.async\.js$/),
    ).toEqual([]);
  },
);
