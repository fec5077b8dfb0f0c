// An earlier portal may have left a service worker at this address. Whoever still runs it is given this one: it throws
// away what was stored, removes itself, and loads the pages it held again, this time from the server. It answers no
// request and is gone after that, so a page is loaded again once at most.
self.addEventListener('install', () => self.skipWaiting());

async function clearCaches() {
  const names = await self.caches.keys();
  await Promise.all(names.map((name) => self.caches.delete(name)));
}

async function leave() {
  // Blocked storage must not keep the old worker alive.
  await clearCaches().catch(() => undefined);
  await self.registration.unregister();
  const pages = await self.clients.matchAll({ type: 'window' });
  // A page that has been closed or sent elsewhere meanwhile refuses.
  await Promise.allSettled(pages.map((page) => page.navigate(page.url)));
}

self.addEventListener('activate', (event) => event.waitUntil(leave()));
