export interface WorkerHost {
  location: { protocol: string };
  navigator: { serviceWorker?: Pick<ServiceWorkerContainer, 'getRegistrations'> };
  caches?: Pick<CacheStorage, 'keys' | 'delete'>;
}

/**
 * On HTTPS, unregisters service workers of earlier versions and clears their caches, so that no visitor stays on an old
 * portal (spec section 9). Ignores failures and never rejects.
 */
export async function unregisterServiceWorkers(host: WorkerHost = window): Promise<void> {
  if (host.location.protocol !== 'https:') return;
  await Promise.allSettled([unregisterAll(host), clearCaches(host)]);
}

async function unregisterAll({ navigator }: WorkerHost): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.allSettled(registrations.map((registration) => registration.unregister()));
}

// With storage blocked, some browsers throw on access to `caches`. In an async function that is a rejection.
async function clearCaches(host: WorkerHost): Promise<void> {
  const names = (await host.caches?.keys()) ?? [];
  await Promise.allSettled(names.map((name) => host.caches?.delete(name)));
}
