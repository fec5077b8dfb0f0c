// An earlier portal may have left a service worker here. Whoever still runs it gets this one, which removes itself.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(self.registration.unregister());
});
