import { overflow } from '../support/accessibility';
import { journey } from '../support/e2eJourney';
import { exportedFile } from '../support/files';
import type { Person } from '../support/person';
import { opensAs } from '../support/signIn';

async function opensEditor(person: Person, kind: string) {
  await opensAs(person, 'admin', `/editor/${kind}`);
  await person.page.waitForSelector('.react-flow__node');
}

async function undoes({ page }: Person) {
  await page.keyboard.down('Control');
  await page.keyboard.press('z');
  await page.keyboard.up('Control');
}

/** The part of the canvas within the first screen, as a share of the window's height. */
const getCanvasShare = ({ page }: Person, name: string) =>
  page.evaluate((label) => {
    const canvas = document.querySelector(`section[aria-label="${label}"]`);
    const { top, bottom } = canvas?.getBoundingClientRect() ?? new DOMRect();
    return scrollY === 0 ? (Math.min(bottom, innerHeight) - top) / innerHeight : 0;
  }, name);

/** Counts places at which a line runs over a shape, and pairs of shapes that overlap. */
const countCollisions = ({ page }: Person) =>
  page.evaluate(() => {
    const shapes = [...document.querySelectorAll('.react-flow__node')].map((node) =>
      node.getBoundingClientRect(),
    );
    const labels = [...document.querySelectorAll('.react-flow__edgelabel-renderer > *')].map((label) =>
      label.getBoundingClientRect(),
    );
    const isOver = (one: DOMRect, other: DOMRect) =>
      one.left < other.right - 2 &&
      other.left < one.right - 2 &&
      one.top < other.bottom - 2 &&
      other.top < one.bottom - 2;
    const pairs = (boxes: DOMRect[], others?: DOMRect[]) =>
      boxes.flatMap((one, index) => (others ?? boxes.slice(0, index)).filter((other) => isOver(one, other)))
        .length;
    const points = [...document.querySelectorAll<SVGPathElement>('.react-flow__edge-path')].flatMap(
      (path) => {
        const matrix = path.getScreenCTM() ?? new DOMMatrix();
        const steps = Math.ceil(path.getTotalLength() / 6);
        return Array.from({ length: steps }, (_, step) =>
          path.getPointAtLength(step * 6).matrixTransform(matrix),
        );
      },
    );
    const crossings = points.filter(({ x, y }) => pairs([new DOMRect(x, y)], shapes) > 0).length;
    return { crossings, shapes: pairs(shapes), labels: pairs(labels), covered: pairs(labels, shapes) };
  });
const NO_COLLISIONS = { crossings: 0, shapes: 0, labels: 0, covered: 0 };

journey(
  'the canvas has three quarters of the window, and nothing covers a shape',
  { language: 'en-US' },
  async (person) => {
    for (const kind of ['flow', 'topology']) {
      await opensEditor(person, kind);
      expect(await getCanvasShare(person, 'Canvas')).toBeGreaterThanOrEqual(0.75);
      expect(await countCollisions(person)).toEqual(NO_COLLISIONS);
      // One bar, panels without a scroll bar of their own, and the overview beside the canvas.
      const layout = await person.page.evaluate(() => {
        const canvas = document.querySelector('section[aria-label="Canvas"]');
        const bar = document.querySelector('[role="toolbar"]');
        const overview = document.querySelector('.react-flow__minimap');
        const palette = canvas?.previousElementSibling;
        return {
          bars: document.querySelectorAll('[role="toolbar"]').length,
          isOneLine: (bar?.getBoundingClientRect().height ?? 99) < 44,
          hasOverview: overview !== null && !canvas?.contains(overview),
          paletteScrolls: palette && palette.scrollHeight > palette.clientHeight,
        };
      });
      expect(layout).toEqual({ bars: 1, isOneLine: true, hasOverview: true, paletteScrolls: false });
    }
    for (const count of [0, 1, 2]) {
      await person.page.click('ul[aria-label="Shapes"] li:nth-child(2) button');
      await person.hits('Enter');
      await person.sees(`Shapes (${10 + count})`);
    }
    expect(await countCollisions(person)).toEqual(NO_COLLISIONS);

    const paths = await person.page.$$eval('.react-flow__edge-path', (lines) =>
      lines.map((line) => line.getAttribute('d') ?? ''),
    );
    await person.presses('File', 'button');
    const { text } = await exportedFile(person, () => person.presses('SVG image', 'menuitem'));
    expect(paths.filter((path) => !text.includes(path))).toEqual([]);
  },
);

journey('labels are on the canvas in a right-to-left language, too', { language: 'ar' }, async (person) => {
  await opensEditor(person, 'topology');
  const outside = await person.page.evaluate(() => {
    const canvas = document.querySelector('.react-flow')?.getBoundingClientRect() ?? new DOMRect();
    const labels = [...document.querySelectorAll('.react-flow__edgelabel-renderer > *')];
    const boxes = labels.map((label) => label.getBoundingClientRect());
    return boxes.filter(({ left, right }) => left < canvas.left || right > canvas.right).length;
  });
  expect(outside).toBe(0);
  expect(await countCollisions(person)).toEqual(NO_COLLISIONS);
});

/** The name of the focused element. */
const getFocus = ({ page }: Person) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName);

journey(
  'a diagram is drawn by keyboard, and the focus is never lost',
  { language: 'en-US' },
  async (person) => {
    await opensEditor(person, 'flow');
    for (const name of ['Lawyer', 'Archive']) {
      await person.page.focus('ul[aria-label="Shapes"] li:nth-child(2) button');
      await person.hits('Enter');
      await person.page.waitForSelector('.react-flow__node input:focus');
      await person.page.keyboard.type(name);
      await person.hits('Enter');
      await person.page.waitForFunction(
        (label) => document.activeElement?.getAttribute('aria-label') === label,
        {},
        `Step: ${name}`,
      );
    }
    await person.page.keyboard.press('ArrowDown');
    await person.page.focus('.react-flow__node[aria-label="Step: Lawyer"]');
    await person.hits('Enter');
    await person.page.focus('.react-flow__node[aria-label="Step: Archive"]');
    await person.page.keyboard.down('Control');
    await person.hits('Enter');
    await person.page.keyboard.up('Control');
    await person.page.keyboard.press('c');
    await person.page.waitForSelector('[aria-label="Lawyer to Archive"]');
    await undoes(person);
    await person.page.waitForFunction(() => !document.querySelector('[aria-label="Lawyer to Archive"]'));
    await person.page.keyboard.press('Delete');
    await person.sees('Shapes (11)');
    expect(await getFocus(person)).toBe('Canvas');
    await undoes(person);
    await person.sees('Shapes (13)');
  },
);

journey(
  'on a phone the canvas is in the first screen, and no editor is wider than the screen',
  { language: 'zh-CN', width: 360 },
  async (person) => {
    for (const kind of ['flow', 'topology']) {
      await opensEditor(person, kind);
      expect(await getCanvasShare(person, '画布')).toBeGreaterThanOrEqual(0.6);
      for (const panel of ['图形面板', '属性面板']) {
        await person.presses(panel, 'button');
        expect(await getCanvasShare(person, '画布')).toBeGreaterThanOrEqual(0.3);
      }
      await person.sees('未发现问题');
      expect(await person.page.evaluate(overflow)).toEqual([]);
    }
  },
);
