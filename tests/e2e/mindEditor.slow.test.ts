import { journey } from '../support/e2eJourney';
import { exportedFile } from '../support/files';
import type { Person } from '../support/person';
import { pressesButton } from '../support/shop';
import { opensAs } from '../support/signIn';
import { isStable } from '../support/waiting';

const HOSTILE = '<img src=x onerror=alert(1)>';

/** The texts of the topics on the canvas. */
const topics = (person: Person): Promise<string[]> =>
  person.page.$$eval('me-tpc > .text', (elements) => elements.map(({ textContent }) => textContent ?? ''));

async function seesTopic(person: Person, text: string, there = true) {
  await person.page.waitForFunction(
    (wanted, expected) =>
      [...document.querySelectorAll('me-tpc > .text')].some(({ textContent }) => textContent === wanted) ===
      expected,
    {},
    text,
    there,
  );
}

/** Locates a topic for each use, because every change replaces the canvas. */
const topic = (person: Person, text: string) =>
  person.page.locator(`::-p-xpath(//me-tpc[*[contains(@class, 'text') and string() = '${text}']])`);

/** The centre of a topic, in window pixels. */
async function getMiddle(person: Person, text: string) {
  await seesTopic(person, text);
  const element = await topic(person, text).waitHandle();
  await element.evaluate(isStable);
  const box = await element.boundingBox();
  if (!box) throw new Error(`${text} is not on screen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Whether the browser may begin a selection of text in an element. */
const canSelect = ({ page }: Person, selector: string) =>
  page.$eval(selector, (element) =>
    element.dispatchEvent(new Event('selectstart', { bubbles: true, cancelable: true })),
  );

async function hitsWithCtrl(person: Person, key: 's' | 'z' | 'y') {
  await person.page.keyboard.down('Control');
  await person.page.keyboard.press(key);
  await person.page.keyboard.up('Control');
}

/** Types into the open input of the canvas and submits it. */
async function writes(person: Person, text: string) {
  await person.page.waitForSelector('#input-box:focus');
  await person.page.keyboard.type(text);
  await person.hits('Enter');
  await seesTopic(person, text);
}

journey(
  'a mind map is drawn, edited, undone, redone, saved, reloaded and exported as a picture',
  { language: 'en-US' },
  async (person) => {
    await opensAs(person, 'admin', '/editor/mind?doc=D7003');
    await seesTopic(person, 'Prices');
    const original = await topics(person);
    await topic(person, 'Prices').click();
    await person.hits('Tab');
    await writes(person, HOSTILE);
    await person.hits('Enter');
    await writes(person, 'For students');
    expect(await person.page.$('me-nodes img')).toBeNull();
    const edited = await topics(person);
    expect(edited).toHaveLength(original.length + 2);

    for (const step of ['rename', 'add']) {
      await hitsWithCtrl(person, 'z');
      if (step === 'rename') await seesTopic(person, 'New topic');
    }
    await seesTopic(person, 'New topic', false);
    await hitsWithCtrl(person, 'y');
    await hitsWithCtrl(person, 'y');
    await seesTopic(person, 'For students');
    expect(await topics(person)).toEqual(edited);

    // A topic that is dropped on another one becomes its child.
    const [from, to] = [await getMiddle(person, 'For students'), await getMiddle(person, 'Pages')];
    await person.page.mouse.move(from.x, from.y);
    await person.page.mouse.down();
    await person.page.mouse.move(to.x, to.y, { steps: 12 });
    await person.page.mouse.up();
    await person.page.waitForFunction(() => {
      const texts = [...document.querySelectorAll('me-tpc > .text')].map(({ textContent }) => textContent);
      return texts.indexOf('For students') > texts.indexOf('Pages');
    });
    // WebKit would begin one there.
    expect(await canSelect(person, 'me-tpc .text')).toBe(false);

    await topic(person, 'Terms').click({ count: 2 });
    await person.page.waitForSelector('#input-box:focus');
    expect(await canSelect(person, '#input-box')).toBe(true);
    await person.page.keyboard.type('Small print');
    await hitsWithCtrl(person, 's');
    await person.sees('Saved');
    const kept = await topics(person);
    expect(kept).toContain('Small print');
    await person.reloads();
    await seesTopic(person, 'Small print');
    expect(await topics(person)).toEqual(kept);
    expect(kept).toContain(HOSTILE);

    const exports = (type: string) =>
      exportedFile(person, async () => {
        await pressesButton(person, 'File');
        await person.presses(type, 'menuitem');
      });
    const picture = await exports('PNG image');
    expect(picture.name).toBe('Autumn service fair.png');
    expect(picture.text).toContain('PNG');
    expect(picture.text.length).toBeGreaterThan(5_000);
    const drawing = await exports('SVG image');
    expect(drawing.text).toMatch(/^<svg[\s\S]*Autumn service fair/);
    expect(drawing.text).not.toContain('var(--');
  },
);
