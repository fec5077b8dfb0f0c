import { journey } from '../support/e2eJourney';
import { choosesTextFile, exportedFile } from '../support/files';
import type { Person } from '../support/person';
import { readsDocument } from '../support/savedDocument';
import { opensAs } from '../support/signIn';
import { isStable } from '../support/waiting';

/** The centre of an element at rest, in window pixels. */
async function getMiddle({ page }: Person, selector: string) {
  const element = await page.waitForSelector(selector, { visible: true });
  await element?.evaluate(isStable);
  const box = await element?.boundingBox();
  if (!box) throw new Error(selector);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function drags({ page }: Person, from: { x: number; y: number }, to: { x: number; y: number }) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 5 });
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
}

async function hitsWithControl({ page }: Person, ...keys: ('a' | 'c' | 'v' | 'z' | 'y' | 's')[]) {
  await page.keyboard.down('Control');
  for (const key of keys) await page.keyboard.press(key);
  await page.keyboard.up('Control');
}

const shape = (id: string) => `.react-flow__node[data-id="${id}"]`;

journey(
  'a flow is drawn, connected, undone, redone, saved, reloaded and exported',
  { language: 'en-US' },
  async (person) => {
    await opensAs(person, 'admin', '/editor/flow');
    await person.sees('Shapes (11)');
    const place = await getMiddle(person, shape('note'));
    const palette = await getMiddle(person, 'ul[aria-label="Shapes"] li:nth-child(2) button');
    await drags(person, palette, { x: place.x, y: place.y - 130 });
    await person.page.waitForSelector(`${shape('n12')} input`);
    await person.page.keyboard.type('Ask a lawyer');
    await person.hits('Enter');
    await person.sees('Shapes (12)');
    await person.sees('“Ask a lawyer” can’t be reached');

    await person.page.click(shape('complete'));
    await drags(
      person,
      await getMiddle(person, `${shape('complete')} [data-handleid="right"]`),
      await getMiddle(person, shape('n12')),
    );
    await person.seesNo('can’t be reached');
    await hitsWithControl(person, 'z');
    await person.sees('“Ask a lawyer” can’t be reached');
    await hitsWithControl(person, 'y');
    await person.seesNo('can’t be reached');
    await hitsWithControl(person, 'a', 'c', 'v');
    await person.sees('Shapes (24)');
    await person.page.keyboard.press('ArrowRight');
    await person.page.keyboard.press('Delete');
    await person.sees('Shapes (12)');

    await hitsWithControl(person, 's');
    await person.sees('Saved');
    const saved = await readsDocument(person, 'D7001');
    expect(saved.nodes.find(({ id }) => id === 'n12')).toMatchObject({ label: 'Ask a lawyer', kind: 'step' });
    expect(saved.edges.at(-1)).toMatchObject({ source: 'complete', target: 'n12' });
    await person.reloads();
    await person.sees('Shapes (12)');
    expect(await readsDocument(person, 'D7001')).toEqual(saved);

    await person.presses('File', 'button');
    const { name, text } = await exportedFile(person, () => person.presses('JSON file', 'menuitem'));
    expect(name).toBe('Reviewing a new service.json');
    expect(JSON.parse(text).content).toEqual(saved);
    await choosesTextFile(person, name, text);
    await person.page.waitForFunction(() => location.search.endsWith('doc=D7007'));
    expect(await readsDocument(person, 'D7007')).toEqual(saved);
  },
);
