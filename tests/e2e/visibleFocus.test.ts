import { journey } from '../support/e2eJourney';
import type { Person } from '../support/person';
import { SERVICE } from '../support/shop';

/** Runs in the page: returns why the focus is not visible, or undefined. */
async function findFocusError(): Promise<string | undefined> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await nextFrame();
  await nextFrame();
  const focused = document.activeElement;
  if (!focused || focused === document.body) return undefined;

  const channels = (colour: string) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!canvas) throw new Error('No canvas');
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return { rgb: [red, green, blue], alpha: alpha / 255 };
  };
  const luminance = (rgb: number[]) => {
    const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const getBackground = (element: Element | null): number[] => {
    for (let place = element; place; place = place.parentElement) {
      const { rgb, alpha } = channels(getComputedStyle(place).backgroundColor);
      if (alpha > 0.95) return rgb;
    }
    return channels('Canvas').rgb;
  };
  const contrast = (one: number[], other: number[]) => {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };

  // The control itself, its visual replacement, or the box around its field.
  const next = focused.nextElementSibling;
  const around = [
    focused.parentElement,
    focused.parentElement?.parentElement,
    focused.closest('label, form, .ant-select, .ant-picker'),
  ];
  const drawn = [focused, ...around, ...focused.children, ...(next ? [next] : [])];
  const best = Math.max(
    0,
    ...drawn.flatMap((element) => {
      if (!element) return [];
      return [null, '::before', '::after'].flatMap((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        if (pseudo && style.content === 'none') return [];
        const ground = getBackground(element.parentElement);
        const rings: number[] = [];
        if (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 1)
          rings.push(style.outlineStyle === 'auto' ? 21 : contrast(channels(style.outlineColor).rgb, ground));
        // A field has a coloured border with a shadow in place of a ring. The shadow distinguishes focus from hover.
        if (style.boxShadow !== 'none' && Number.parseFloat(style.borderTopWidth) >= 1)
          rings.push(contrast(channels(style.borderTopColor).rgb, ground));
        return rings;
      });
    }),
  );
  if (best >= 3) return undefined;
  const name = focused.getAttribute('aria-label') ?? (focused as HTMLElement).innerText ?? '';
  const place = `${focused.tagName.toLowerCase()}.${focused.getAttribute('class') ?? ''}`;
  return `${place} "${name.slice(0, 30)}": ${best === 0 ? 'no ring' : `a ring of ${best.toFixed(1)}:1`}`;
}

const VISITORS = ['/login', '/home', '/serviceMarket', SERVICE];
const MEMBERS = [
  '/usercenter/order',
  '/usercenter/service/charge',
  '/welcome',
  '/list/table-list',
  '/form/basic-form',
];

/** Maximum tab stops checked on a page. */
const MOST_STOPS = 60;

/** Tabs through the page. Returns the focus errors and the number of stops. */
async function walksThrough(person: Person, path: string): Promise<{ errors: string[]; stops: number }> {
  const { page } = person;
  await person.opens(path);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const errors = new Set<string>();
  let stops = 0;
  for (; stops < MOST_STOPS; stops += 1) {
    await person.hits('Tab');
    const isOver = await page.evaluate(() => {
      const { activeElement } = document;
      const isPassed = !activeElement || activeElement === document.body || 'passed' in activeElement;
      if (activeElement) Object.assign(activeElement, { passed: true });
      return isPassed;
    });
    if (isOver) break;
    const seen = await page.evaluate(findFocusError);
    if (seen) errors.add(seen);
  }
  return { errors: [...errors], stops };
}

for (const theme of ['light', 'dark'] as const) {
  journey(
    `every tab stop has a visible focus in the ${theme} theme`,
    { language: 'en-US' },
    async (person) => {
      await person.page.emulateMediaFeatures([
        { name: 'prefers-color-scheme', value: theme },
        { name: 'prefers-reduced-motion', value: 'reduce' },
      ]);
      const found: Record<string, string[]> = {};
      const look = async (paths: string[]) => {
        for (const path of paths) {
          const { errors, stops } = await walksThrough(person, path);
          expect(stops).toBeGreaterThan(5);
          found[path] = errors;
        }
      };
      await look(VISITORS);
      await person.isSignedInAs('admin');
      await look(MEMBERS);
      expect(found).toEqual(Object.fromEntries([...VISITORS, ...MEMBERS].map((path) => [path, []])));
    },
  );
}
