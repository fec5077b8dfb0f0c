import zh from '../../src/locales/zh-CN/state';
import { codeFile } from '../support/codeFiles';
import { journey } from '../support/e2eJourney';
import {
  blocksFile,
  blocksFileUntilDeployed,
  countsLoads,
  forgivesChunkErrors,
  navigates,
} from '../support/faults';
import { opensAs } from '../support/signIn';
import { findControl, hasValue } from '../support/waiting';

const ANNOUNCEMENTS = 'src__pages__announcement__index.js';

journey(
  'a page whose code was removed by a deploy reloads one time at its URL',
  { language: 'en-US', isFirstVisit: true },
  async (person) => {
    await person.opens('/home');
    const loads = countsLoads(person);
    const deployed = await blocksFileUntilDeployed(person, await codeFile(ANNOUNCEMENTS));
    await navigates(person, '/announcement?category=maintenance#list');
    await deployed();
    await findControl(person.page, 'Announcements', 'heading');
    expect(loads()).toBe(1);
    expect(new URL(person.page.url()).pathname).toBe('/announcement');
    expect(new URL(person.page.url()).search).toBe('?category=maintenance');
    forgivesChunkErrors(person);
  },
);

journey(
  'a page whose code stays missing shows an error after one reload, with a retry',
  { language: 'zh-CN', isFirstVisit: true },
  async (person) => {
    await person.opens('/home');
    const loads = countsLoads(person);
    const code = await blocksFile(person, await codeFile(ANNOUNCEMENTS));
    await navigates(person, '/announcement');
    await person.sees(zh['state.lost.title']);
    await person.sees(zh['state.lost.description']);
    expect(loads()).toBe(1);

    const loaded = person.page.waitForNavigation({ waitUntil: 'domcontentloaded' });
    await person.presses(zh['state.lost.again'], 'button');
    await loaded;
    await person.sees(zh['state.lost.title']);
    expect(loads()).toBe(2);

    // A navigation removes the error.
    await navigates(person, '/agreement');
    await person.page.waitForSelector('main h1');
    await person.seesNo(zh['state.lost.title']);
    await code.restore();
    forgivesChunkErrors(person);
  },
);

journey(
  'typed input survives a reload after a chunk error, secrets do not',
  { language: 'en-US', isFirstVisit: true },
  async (person) => {
    await opensAs(person, 'admin', '/account/settings');
    await person.fills('About you', 'Half a sentence about');
    await person.fills('Street address', '6222 0210 0112 2334 455');
    const loads = countsLoads(person);
    // The console's search loads when it is first opened.
    const deployed = await blocksFileUntilDeployed(person, '.async.js');
    await person.page.keyboard.down('Control');
    await person.page.keyboard.press('k');
    await person.page.keyboard.up('Control');
    await deployed();
    await person.presses('Restore', 'button');
    await hasValue(person.page, 'About you', 'Half a sentence about');
    expect(loads()).toBe(1);
    expect(await person.reads('Street address')).not.toContain('6222');
    // The restored input counts as unsaved.
    await person.page.waitForSelector('::-p-aria([name="Discard changes"][role="button"]):not([disabled])');
    forgivesChunkErrors(person);
  },
);
