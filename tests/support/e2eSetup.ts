import type { Config } from 'jest';
import { launchBrowser } from './browser';
import { buildFolder } from './build.mjs';
import { startPreview } from './serverProcess';

/** Starts one server and one browser per worker, because only one window of a browser has the keyboard focus. */
export default async function setup({ maxWorkers = 1 }: Config): Promise<void> {
  process.env.BUILD_FOLDER = buildFolder();
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
