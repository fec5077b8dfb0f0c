/**
 * On HTTPS, service workers of earlier versions are unregistered and their caches cleared (spec section 9), so that no
 * visitor is kept on an old portal. Nothing depends on it: a browser that refuses is left alone.
 */
export async function unregisterServiceWorkers(): Promise<void> {
  if (window.location.protocol !== 'https:') return;
  try {
    const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
    await Promise.all(registrations.map((registration) => registration.unregister()));
    const keys = (await window.caches?.keys()) ?? [];
    await Promise.all(keys.map((key) => window.caches.delete(key)));
  } catch {
    // Blocked storage: there is nothing to clean.
  }
}
