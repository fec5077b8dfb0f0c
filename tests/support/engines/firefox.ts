import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import puppeteer from 'puppeteer';
import { PATIENCE_MS } from '../browserWindow';
import { type EngineKind, VIEWPORT } from './engine';
import { puppeteerEngine } from './puppeteerEngine';

/** The name of Debian's package and program. */
const PROGRAM = 'firefox-esr';

const findProgram = (): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, PROGRAM))
    .find((path) => existsSync(path));

/** Firefox without a window on the screen, driven by WebDriver BiDi. */
export const firefox: EngineKind = {
  name: 'Firefox',
  isInstalled: () => findProgram() !== undefined,
  async launch(motion) {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: findProgram(),
      defaultViewport: VIEWPORT,
      protocolTimeout: PATIENCE_MS,
      extraPrefsFirefox: { 'ui.prefersReducedMotion': motion === 'reduce' ? 1 : 0 },
    });
    return puppeteerEngine(browser, await browser.newPage());
  },
};
