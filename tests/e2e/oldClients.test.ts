import { journey } from '../support/e2eJourney';
import { startOldPortal } from '../support/oldPortal';

journey(
  'who is held by an old service worker gets the portal of today',
  { language: 'en-US', isFirstVisit: true },
  async (person) => {
    const host = await startOldPortal();
    try {
      await person.opens(`${host.origin}/login`);
      await person.page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
      await person.opens(`${host.origin}/login`);
      await person.sees('Kept by the old portal');

      host.isReplaced();
      // The old worker still answers this visit; the browser looks for a newer one meanwhile.
      await person.opensWithoutWaiting(`${host.origin}/login`);
      await person.sees('Log in to Service Market');
      const left = await person.page.evaluate(async () => ({
        caches: await caches.keys(),
        workers: (await navigator.serviceWorker.getRegistrations()).length,
      }));
      expect(left).toEqual({ caches: [], workers: 0 });
      expect(host.pagesServed()).toBe(1);

      await person.reloads();
      await person.sees('Log in to Service Market');
      expect(host.pagesServed()).toBe(2);
    } finally {
      await host.stop();
    }
  },
);
