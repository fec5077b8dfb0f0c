import { codeFile } from '../support/codeFiles';
import { isMonitored, startCollector } from '../support/collector';
import { journey } from '../support/e2eJourney';
import {
  blocksFile,
  countsLoads,
  forgivesChunkErrors,
  goesOffline,
  goesOnline,
  navigates,
} from '../support/faults';
import { findControl, until } from '../support/waiting';

const ANNOUNCEMENTS = 'src__pages__announcement__index.js';

journey(
  'a missing root layout leaves no blank window',
  { language: 'en-US', isFirstVisit: true },
  async (person) => {
    const loads = countsLoads(person);
    const code = await blocksFile(person, await codeFile('global-layout.js'));
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
  'a script that the document could not load is asked for again',
  { language: 'en-US', isFirstVisit: true },
  async (person) => {
    const loads = countsLoads(person);
    const code = await blocksFile(person, await codeFile('src__pages__home__index.js'), { times: 1 });
    await person.opens('/home');
    await findControl(person.page, 'Search the service market');
    expect([loads(), code.requests()]).toEqual([1, 2]);
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
      const code = await blocksFile(person, await codeFile('monitoring.js'));
      await person.opens('/home');
      await findControl(person.page, 'Search the service market');
      await until('the code is requested', () => code.requests() > 0);
      await person.rests();
      expect([loads(), code.requests()]).toEqual([1, 1]);
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
    const code = await blocksFile(person, await codeFile(ANNOUNCEMENTS), { stuck: true });
    await navigates(person, '/announcement');
    await person.sees('Couldn’t load this page');
    expect(loads()).toBe(1);
    await code.restore();
    forgivesChunkErrors(person);
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
