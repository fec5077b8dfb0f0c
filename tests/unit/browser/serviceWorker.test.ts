import { unregisterServiceWorkers, type WorkerHost } from '@/browser/serviceWorker';

/** A browser with two workers and two caches, which records their removal. */
function browser({ protocol = 'https:' } = {}) {
  const removed: string[] = [];
  const worker = (name: string) => ({
    unregister: async () => {
      removed.push(name);
      return true;
    },
  });
  const registrations = [
    worker('first worker'),
    worker('second worker'),
  ] as unknown as ServiceWorkerRegistration[];
  const host = {
    location: { protocol },
    navigator: { serviceWorker: { getRegistrations: async () => registrations } },
    caches: {
      keys: async () => ['pages', 'scripts'],
      delete: async (name: string) => {
        removed.push(name);
        return true;
      },
    },
  } satisfies WorkerHost;
  return { host, removed };
}

it('all workers and caches are removed on HTTPS', async () => {
  const { host, removed } = browser();
  await unregisterServiceWorkers(host);
  expect(removed.sort()).toEqual(['first worker', 'pages', 'scripts', 'second worker']);
});

it('nothing is removed on HTTP', async () => {
  const { host, removed } = browser({ protocol: 'http:' });
  await unregisterServiceWorkers(host);
  expect(removed).toEqual([]);
});

it('browsers without workers and caches are supported', async () => {
  await expect(
    unregisterServiceWorkers({ location: { protocol: 'https:' }, navigator: {} }),
  ).resolves.toBeUndefined();
});

it('caches are removed even if workers cannot be listed', async () => {
  const { host, removed } = browser();
  const refuses = async () => {
    throw new DOMException('Not allowed', 'SecurityError');
  };
  await unregisterServiceWorkers({ ...host, navigator: { serviceWorker: { getRegistrations: refuses } } });
  expect(removed.sort()).toEqual(['pages', 'scripts']);
});

it('workers are removed even if caches are blocked', async () => {
  const { host, removed } = browser();
  const blocked: WorkerHost = {
    location: host.location,
    navigator: host.navigator,
    get caches(): never {
      throw new DOMException('Storage is blocked', 'SecurityError');
    },
  };
  await unregisterServiceWorkers(blocked);
  expect(removed.sort()).toEqual(['first worker', 'second worker']);
});

it('other workers and caches are removed if one fails', async () => {
  const { host, removed } = browser();
  const failForPages = async (name: string) => {
    if (name === 'pages') throw new Error('In use');
    return host.caches.delete(name);
  };
  await unregisterServiceWorkers({ ...host, caches: { ...host.caches, delete: failForPages } });
  expect(removed.sort()).toEqual(['first worker', 'scripts', 'second worker']);
});
