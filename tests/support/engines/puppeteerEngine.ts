import type { Browser, KeyInput, Page } from 'puppeteer';
import type { Engine } from './engine';

/** What puppeteer does in a page of Chromium or Firefox. */
export function puppeteerEngine(browser: Browser, page: Page): Engine {
  // A page asks before text that is not saved is left.
  page.on('dialog', (dialog) => void dialog.accept());
  return {
    run: (expression) => page.evaluate(expression),
    click: ({ x, y }) => page.mouse.click(x, y),
    async drag(from, to) {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 12 });
      await page.mouse.up();
    },
    type: (text) => page.keyboard.type(text),
    async press(key, modifier) {
      if (modifier) await page.keyboard.down(modifier);
      await page.keyboard.press(key as KeyInput);
      if (modifier) await page.keyboard.up(modifier);
    },
    async chooseFile(selector, path) {
      const field = await page.waitForSelector(selector);
      await field?.toElement('input').then((input) => input.uploadFile(path));
    },
    resize: (size) => page.setViewport(size),
    takePicture: () => page.screenshot(),
    stop: () => browser.close(),
  };
}
