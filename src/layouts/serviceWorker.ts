/** The parts of a browser that this needs. */
export interface WorkerHost {
  location: { protocol: string };
  navigator: { serviceWorker?: Pick<ServiceWorkerContainer, 'getRegistrations'> };
  caches?: Pick<CacheStorage, 'keys' | 'delete'>;
}

/**
 * On HTTPS, service workers of earlier versions are unregistered and their caches cleared (spec section 9), so that no
 * visitor is kept on an old portal. Nothing depends on it: a browser that refuses either is left alone, and never rejects.
 */
export async function unregisterServiceWorkers(host: WorkerHost = window): Promise<void> {
  if (host.location.protocol !== 'https:') return;
  await Promise.allSettled([unregisterAll(host), clearCaches(host)]);
}

async function unregisterAll({ navigator }: WorkerHost): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.allSettled(registrations.map((registration) => registration.unregister()));
}

// With storage blocked, some browsers throw on the mere mention of `caches`: inside an async function that is a rejection.
async function clearCaches(host: WorkerHost): Promise<void> {
  const names = (await host.caches?.keys()) ?? [];
  await Promise.allSettled(names.map((name) => host.caches?.delete(name)));
}
