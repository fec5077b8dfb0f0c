import { journey } from '../support/e2eJourney';
import { readsDocument } from '../support/savedDocument';
import { opensAs } from '../support/signIn';

journey(
  'a topology is edited from its panel and laid out, and unsaved changes are protected',
  { language: 'en-US' },
  async (person) => {
    await opensAs(person, 'admin', '/editor/topology');
    await person.page.waitForSelector('.react-flow__node');
    const before = await readsDocument(person, 'D7005');
    await person.fills('Find a shape', '10.20.1.12', 'searchbox');
    await person.presses('Orders', 'button');
    await person.fills('Label', 'Orders and refunds');
    await person.page.waitForFunction(
      (selector) => document.querySelector(selector)?.textContent?.includes('Orders and refunds'),
      {},
      '.react-flow__node[data-id="orders"]',
    );
    await person.presses('Auto layout', 'button');
    await person.presses('Lay out left to right', 'menuitem');
    await person.presses('Undo', 'button');
    await person.presses('Redo', 'button');

    await person.presses('Mind map editor', 'link');
    await person.presses('Keep editing', 'button');
    await person.seesNo('Keep editing');
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
