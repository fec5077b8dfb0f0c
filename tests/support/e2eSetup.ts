import type { Config } from 'jest';
import { launchBrowser } from './browser';
import { startPreview } from './previewServer';

/** A server with a database of its own and a browser of its own: one window has the keyboard in each. */
async function startStage() {
  const [server, browser] = await Promise.all([startPreview(), launchBrowser()]);
  return { server, browser };
}

/** One stage for each worker of the run, used by its journeys in turn; each journey opens a private window of its own. */
export default async function setup({ maxWorkers = 1 }: Config): Promise<void> {
  const stages = await Promise.all(Array.from({ length: Number(maxWorkers) }, startStage));
  process.env.JOURNEY_STAGES = JSON.stringify(
    stages.map(({ server, browser }) => ({ origin: server.origin, browser: browser.wsEndpoint() })),
  );
  globalThis.stopJourneys = async () => {
    await Promise.all(stages.flatMap(({ server, browser }) => [browser.close(), server.stop()]));
  };
}

declare global {
  var stopJourneys: (() => Promise<void>) | undefined;
}
