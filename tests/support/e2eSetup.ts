import type { Config } from 'jest';
import { launchBrowser } from './browser';
import { startPreview } from './serverProcess';

/** One server, on which each worker has a state of its own, and one browser for each worker: a window has the keyboard. */
export default async function setup({ maxWorkers = 1 }: Config): Promise<void> {
  const [server, ...browsers] = await Promise.all([
    startPreview(),
    ...Array.from({ length: Number(maxWorkers) }, () => launchBrowser()),
  ]);
  process.env.PORTAL_ORIGIN = server.origin;
  process.env.BROWSER_ENDPOINTS = JSON.stringify(browsers.map((browser) => browser.wsEndpoint()));
  globalThis.stopJourneys = async () => {
    await Promise.all([server.stop(), ...browsers.map((browser) => browser.close())]);
  };
}

declare global {
  var stopJourneys: (() => Promise<void>) | undefined;
}
