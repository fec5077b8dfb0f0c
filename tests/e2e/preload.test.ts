import { journey } from '../support/e2eJourney';
import type { Person } from '../support/person';

/** Opens a page and returns the files that were fetched ahead of it, and how often the window asked for each. */
async function filesAhead({ page }: Person, path: string) {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(new URL(path, process.env.PORTAL_ORIGIN).href, { waitUntil: 'networkidle0' });
  const files = await page.$$eval('link[rel="preload"]', (links) =>
    links.map((link) => new URL((link as HTMLLinkElement).href).pathname),
  );
  return files.map((file) => ({
    // Without the hash, which changes with each build.
    file: file.replace(/\.[0-9a-f]{8}\./, '.'),
    requests: requested.filter((asked) => asked.split('/').at(-1) === file.split('/').at(-1)).length,
  }));
}

journey('the code of a page is fetched ahead once, from where the page runs it', {}, async (person) => {
  const ahead = await filesAhead(person, '/agreement/privacy');
  expect(ahead.map(({ file }) => file)).toContain('/src__pages__agreement__privacy.async.js');
  expect(ahead.filter(({ requests }) => requests !== 1)).toEqual([]);
});

journey('the code of a page for members is fetched ahead once they are signed in', {}, async (person) => {
  await person.opens('/favicon.svg');
  await person.isSignedInAs('user');
  const ahead = await filesAhead(person, '/usercenter/order');
  expect(ahead.map(({ file }) => file)).toContain('/src__pages__usercenter__order__index.async.js');
  expect(ahead.filter(({ requests }) => requests !== 1)).toEqual([]);
});
