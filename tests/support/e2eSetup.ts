import { launchBrowser } from './browser';
import { startPreview } from './previewServer';

/** One server and one browser for all journeys; each journey opens a private window of its own. */
export default async function setup(): Promise<void> {
  const server = await startPreview();
  const browser = await launchBrowser();
  process.env.PORTAL_ORIGIN = server.origin;
  process.env.BROWSER_ENDPOINT = browser.wsEndpoint();
  globalThis.stopJourneys = async () => {
    await browser.close();
    await server.stop();
  };
}

declare global {
  var stopJourneys: (() => Promise<void>) | undefined;
}
