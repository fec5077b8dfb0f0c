import zh from '../../src/locales/zh-CN';
import { isMonitored, startCollector } from '../support/collector';
import { journey } from '../support/e2eJourney';
import {
  blocksFile,
  blocksFileUntilDeployed,
  countsLoads,
  forgivesChunkErrors,
  goesOffline,
  goesOnline,
  navigates,
} from '../support/faults';
import { findControl } from '../support/waiting';

const ANNOUNCEMENTS = '*/src__pages__announcement__index.*.js';

journey(
  'a page whose code was removed by a deploy reloads one time at its URL',
  { language: 'en-US', isFirstVisit: true },
  async (person) => {
    await person.opens('/home');
    const loads = countsLoads(person);
    const deployed = await blocksFileUntilDeployed(person, ANNOUNCEMENTS);
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
    const code = await blocksFile(person, ANNOUNCEMENTS);
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
    await person.opens('/favicon.svg');
    await person.isSignedInAs('admin');
    await person.opens('/account/settings');
    await person.fills('About you', 'Half a sentence about');
    await person.fills('Street address', '6222 0210 0112 2334 455');
    const loads = countsLoads(person);
    // The console's search loads when it is first opened.
    const deployed = await blocksFileUntilDeployed(person, '*.async.js');
    await person.page.keyboard.down('Control');
    await person.page.keyboard.press('k');
    await person.page.keyboard.up('Control');
    await deployed();
    await person.page.waitForFunction(
      () => document.querySelector('textarea')?.value === 'Half a sentence about',
    );
    expect(loads()).toBe(1);
    expect(await person.reads('Street address')).not.toContain('6222');
    // The restored input counts as unsaved.
    await person.page.waitForSelector('::-p-aria([name="Discard changes"][role="button"]):not([disabled])');
    expect(await person.page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('typed:');
    forgivesChunkErrors(person);
  },
);

journey(
  'a missing root layout leaves no blank window',
  { language: 'en-US', isFirstVisit: true },
  async (person) => {
    const loads = countsLoads(person);
    const code = await blocksFile(person, '*/frame.*.js');
    await person.opensWithoutWaiting('/announcement');
    await person.sees('Couldn’t load this page');
    expect(loads()).toBe(2);
    await code.restore();
    await person.presses('Load again', 'button');
    await findControl(person.page, 'Search announcements');
    forgivesChunkErrors(person);
  },
);

journey(
  'a frequent page loads its scripts one by one when their common file is missing',
  { language: 'en-US', isFirstVisit: true },
  async (person) => {
    const loads = countsLoads(person);
    const code = await blocksFile(person, '*/page.home.*.js');
    await person.opens('/home');
    await findControl(person.page, 'Search the service market');
    expect([loads(), code.requests()]).toEqual([1, 1]);
    expect(person.complaints).toEqual([]);
  },
);

journey(
  'a page works without the monitoring code',
  { language: 'en-US', isFirstVisit: true },
  async (person) => {
    const collector = await startCollector();
    try {
      await isMonitored(person, collector.origin);
      const loads = countsLoads(person);
      const code = await blocksFile(person, '*/monitoring.*.js');
      await person.opens('/home');
      await findControl(person.page, 'Search the service market');
      expect([loads(), code.requests()]).toEqual([1, 1]);
      expect(person.complaints).toEqual([]);
    } finally {
      await collector.stop();
    }
  },
);

journey(
  'code that does not load is a chunk error after two minutes',
  { language: 'en-US', isFirstVisit: true },
  async (person) => {
    // Shortens the timeout of two minutes to half a second.
    await person.page.evaluateOnNewDocument(() => {
      const wait = window.setTimeout;
      window.setTimeout = ((act: TimerHandler, ms?: number) =>
        wait(act, ms === 120_000 ? 500 : ms)) as typeof setTimeout;
    });
    await person.opens('/home');
    const loads = countsLoads(person);
    const code = await blocksFile(person, ANNOUNCEMENTS, { stuck: true });
    await navigates(person, '/announcement');
    await person.sees('Couldn’t load this page');
    expect(loads()).toBe(1);
    await code.restore();
    forgivesChunkErrors(person);
  },
);

journey(
  'the page stays usable while the code of the next one hangs',
  { language: 'en-US', isFirstVisit: true },
  async (person) => {
    // Shortens the patience of ten seconds to half a second.
    await person.page.evaluateOnNewDocument(() => {
      const wait = window.setTimeout;
      window.setTimeout = ((act: TimerHandler, ms?: number) =>
        wait(act, ms === 10_000 ? 500 : ms)) as typeof setTimeout;
    });
    await person.opens('/home');
    const loads = countsLoads(person);
    const code = await blocksFile(person, ANNOUNCEMENTS, { stuck: true });
    await person.presses('Announcements', 'link');
    await person.sees('The next page is taking a while to load');
    await person.isAt('/home');
    await person.fills('Search the service market', 'speech', 'searchbox');
    await person.presses('Stay here', 'button');
    await person.seesNo('The next page is taking a while to load');

    // Another page opens meanwhile, and the page that hangs does not come back by itself.
    await person.presses('Announcements', 'link');
    await person.sees('The next page is taking a while to load');
    await person.presses('Market', 'link');
    await person.isAt('/serviceMarket');
    expect(loads()).toBe(0);

    await person.presses('Announcements', 'link');
    await person.sees('The next page is taking a while to load');
    const loaded = person.page.waitForNavigation({ waitUntil: 'domcontentloaded' });
    await person.presses('Try again', 'button');
    await loaded;
    await code.restore();
    await findControl(person.page, 'Announcements', 'heading');
    await person.isAt('/announcement');
  },
);

journey(
  'a page without loaded code shows that it is offline, and loads automatically when the connection is back',
  { language: 'en-US', width: 360, isFirstVisit: true },
  async (person) => {
    await person.opens('/home');
    const loads = countsLoads(person);
    await goesOffline(person);
    await navigates(person, '/announcement');
    await person.sees('You’re offline. This page loads as soon as you reconnect.');
    expect(loads()).toBe(0);
    await goesOnline(person);
    await findControl(person.page, 'Announcements', 'heading');
    await person.isAt('/announcement');
    expect(loads()).toBe(1);
    forgivesChunkErrors(person);
  },
);
