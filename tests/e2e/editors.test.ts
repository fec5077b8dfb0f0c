import type { Diagram } from '../../src/domain/editor/diagram';
import { journey } from '../support/e2eJourney';
import { choosesTextFile, exportedFile } from '../support/files';
import type { Person } from '../support/person';

/** Loads the document from the server. */
async function readsDocument({ page }: Person, documentId: string): Promise<Diagram> {
  return page.evaluate(async (id) => {
    const headers = { 'x-authorization': sessionStorage.getItem('token') ?? '' };
    const reply = await fetch(`/api/v1/console/document/${id}`, { headers });
    return (await reply.json()).result.content;
  }, documentId);
}

/** The centre of an element, in window pixels. */
async function getMiddle({ page }: Person, selector: string) {
  const element = await page.waitForSelector(selector, { visible: true });
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
const opensEditor = async (person: Person, kind: string) => {
  await person.opens('/favicon.svg');
  await person.isSignedInAs('admin');
  await person.opens(`/editor/${kind}`);
  await person.page.waitForSelector('.react-flow__node');
};

journey(
  'a flow is drawn, connected, undone, redone, saved, reloaded and exported',
  { language: 'en-US' },
  async (person) => {
    await opensEditor(person, 'flow');
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

journey(
  'a topology is edited from its panel and laid out, and unsaved changes are protected',
  { language: 'en-US' },
  async (person) => {
    await opensEditor(person, 'topology');
    const before = await readsDocument(person, 'D7005');
    await person.fills('Find a shape', '10.20.1.12', 'searchbox');
    await person.presses('Orders', 'button');
    await person.fills('Label', 'Orders and refunds');
    await person.page.waitForFunction(
      (selector) => document.querySelector(selector)?.textContent?.includes('Orders and refunds'),
      {},
      shape('orders'),
    );
    await person.presses('Auto layout', 'button');
    await person.presses('Lay out left to right', 'menuitem');
    await person.presses('Undo', 'button');
    await person.presses('Redo', 'button');

    await person.presses('Mind map editor', 'link');
    await person.presses('Stay on this page', 'button');
    await person.seesNo('Stay on this page');
    await person.isAt('/editor/topology?doc=D7005');
    await person.presses('Save', 'button');
    await person.sees('Saved');
    const after = await readsDocument(person, 'D7005');
    expect(after.nodes.find(({ id }) => id === 'orders')?.label).toBe('Orders and refunds');
    expect(after.edges).toEqual(before.edges);
    expect(
      after.nodes.filter(({ x, y }, index) => x !== before.nodes[index]?.x || y !== before.nodes[index]?.y)
        .length,
    ).toBeGreaterThan(4);
    await person.presses('Mind map editor', 'link');
    await person.isAt('/editor/mind');
  },
);
