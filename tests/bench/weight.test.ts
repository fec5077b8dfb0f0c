import { letGoOfBrowser, Person } from '../support/person';
import { isScript, loadedFiles, totalBytes } from '../support/weight';

afterAll(letGoOfBrowser);

const PAGES = [
  '/login',
  '/register',
  '/home',
  '/serviceMarket',
  '/serviceMarket/detail/tab1?serviceId=live-transcription',
  '/announcement',
  '/agreement/privacy',
];

/** Prints what a first visit of each page weighs over the wire, compressed; asserts nothing. */
it('weighs the first visit', async () => {
  const figures: Record<string, { scriptBytes: number; totalBytes: number; scripts: number }> = {};
  for (const path of PAGES) {
    const person = await Person.arrives({ language: 'en-US' });
    const files = await loadedFiles(person.page, path);
    const scripts = files.filter(isScript);
    figures[path] = {
      scriptBytes: totalBytes(scripts),
      totalBytes: totalBytes(files),
      scripts: scripts.length,
    };
    await person.leaves();
  }
  process.stdout.write(`${JSON.stringify({ firstVisit: figures }, null, 2)}\n`);
}, 60_000);
