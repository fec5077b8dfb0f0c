import { launchBrowser } from '../browser';
import { findBrowser } from '../browserPath.cjs';
import { type EngineKind, VIEWPORT } from './engine';
import { puppeteerEngine } from './puppeteerEngine';

/** The browser of the other journeys, for walks that every engine takes. */
export const chromium: EngineKind = {
  name: 'Chromium',
  isInstalled: () => findBrowser() !== undefined,
  async launch(motion) {
    const browser = await launchBrowser();
    const page = await browser.newPage();
    await page.setViewport(VIEWPORT);
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: motion }]);
    return puppeteerEngine(browser, page);
  },
};
