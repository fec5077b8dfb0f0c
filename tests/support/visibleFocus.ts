import type { Person } from './person';

/**
 * Runs in the page: returns why the focus is not visible, an empty text when it is, and undefined when the page has no more
 * tab stops.
 */
async function findFocusError(): Promise<string | undefined> {
  const reached = document.activeElement;
  if (!reached || reached === document.body || 'passed' in reached) return undefined;
  Object.assign(reached, { passed: true });
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await nextFrame();
  await nextFrame();
  // A control may hand the focus on.
  const focused = document.activeElement;
  if (!focused || focused === document.body) return '';

  interface Channels {
    rgb: number[];
    alpha: number;
  }
  const known = window as unknown as { channels?: Map<string, Channels> };
  known.channels ??= new Map();
  const cache = known.channels;
  const channels = (colour: string): Channels => {
    const found = cache.get(colour);
    if (found) return found;
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!canvas) throw new Error('No canvas');
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    const read = { rgb: [red, green, blue], alpha: alpha / 255 };
    cache.set(colour, read);
    return read;
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
  if (best >= 3) return '';
  const name = focused.getAttribute('aria-label') ?? (focused as HTMLElement).innerText ?? '';
  const place = `${focused.tagName.toLowerCase()}.${focused.getAttribute('class') ?? ''}`;
  return `${place} "${name.slice(0, 30)}": ${best === 0 ? 'no ring' : `a ring of ${best.toFixed(1)}:1`}`;
}

/** Maximum tab stops checked on a page. */
const MOST_STOPS = 60;

/** Tabs through pages in a theme. Returns the focus errors of each. */
export async function findFocusErrors(
  person: Person,
  theme: 'light' | 'dark',
  paths: readonly string[],
): Promise<Record<string, string[]>> {
  const { page } = person;
  await page.emulateMediaFeatures([
    { name: 'prefers-color-scheme', value: theme },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ]);
  const found: Record<string, string[]> = {};
  for (const path of paths) {
    await person.opens(path);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    const errors = new Set<string>();
    let stops = 0;
    for (; stops < MOST_STOPS; stops += 1) {
      await person.hits('Tab');
      const error = await page.evaluate(findFocusError);
      if (error === undefined) break;
      if (error) errors.add(error);
    }
    expect(stops).toBeGreaterThan(5);
    found[path] = [...errors];
  }
  return found;
}
