import { unregisterServiceWorkers, type WorkerHost } from '@/layouts/serviceWorker';

/** A browser with two workers and two caches of an earlier portal; tells what was taken away. */
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

it('on HTTPS every worker is unregistered and every cache cleared', async () => {
  const { host, removed } = browser();
  await unregisterServiceWorkers(host);
  expect(removed.sort()).toEqual(['first worker', 'pages', 'scripts', 'second worker']);
});

it('on HTTP nothing is touched', async () => {
  const { host, removed } = browser({ protocol: 'http:' });
  await unregisterServiceWorkers(host);
  expect(removed).toEqual([]);
});

it('a browser that has neither is left alone', async () => {
  await expect(
    unregisterServiceWorkers({ location: { protocol: 'https:' }, navigator: {} }),
  ).resolves.toBeUndefined();
});

it('a browser that does not tell its workers still has its caches cleared', async () => {
  const { host, removed } = browser();
  const refuses = async () => {
    throw new DOMException('Not allowed', 'SecurityError');
  };
  await unregisterServiceWorkers({ ...host, navigator: { serviceWorker: { getRegistrations: refuses } } });
  expect(removed.sort()).toEqual(['pages', 'scripts']);
});

it('a browser that throws at the mention of its caches still has its workers unregistered', async () => {
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

it('one worker or cache that stays does not keep the others', async () => {
  const { host, removed } = browser();
  const stubborn = async (name: string) => {
    if (name === 'pages') throw new Error('In use');
    return host.caches.delete(name);
  };
  await unregisterServiceWorkers({ ...host, caches: { ...host.caches, delete: stubborn } });
  expect(removed.sort()).toEqual(['first worker', 'scripts', 'second worker']);
});
