import { settles } from '../support/accessibility';
import { journey } from '../support/e2eJourney';
import { buttonNamed, opensAndLeaves } from '../support/keyboard';
import type { Person } from '../support/person';
import { SERVICE } from '../support/shop';
import { opensAs } from '../support/signIn';

/** Motions that take longer than this are visible, in milliseconds. */
const SEEN_MS = 20;

/** Runs before the page's own code: records all visible motion. */
function recordMotion(seenMs: number): void {
  const recorder = window as unknown as { motions: string[] };
  recorder.motions = [];
  const record = (how: string, element: Element) =>
    recorder.motions.push(`${how} ${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`);

  const look = () => {
    for (const animation of document.getAnimations()) {
      const effect = animation.effect as KeyframeEffect | null;
      const { duration, iterations } = effect?.getComputedTiming() ?? {};
      const length = Number(duration) * Number(iterations);
      if (animation.playState === 'running' && effect?.target && length > seenMs)
        record(animation.constructor.name, effect.target);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);

  for (const name of ['scrollTo', 'scrollBy', 'scrollIntoView'] as const) {
    const own = Element.prototype[name] as (options?: unknown) => void;
    Element.prototype[name] = function scroll(this: Element, ...given: unknown[]) {
      const [options] = given as [ScrollOptions | undefined];
      if (typeof options === 'object' && options?.behavior === 'smooth') record(name, this);
      return own.apply(this, given as [unknown]);
    };
  }
}

/** Sets the device's motion preference. */
const prefersMotion = ({ page }: Person, wish: 'reduce' | 'no-preference') =>
  page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: wish }]);

/** The distinct motions since the page was loaded. */
const motions = ({ page }: Person): Promise<string[]> =>
  page.evaluate(() => [...new Set((window as unknown as { motions: string[] }).motions)]);

/** Pages with graphics, and a dialog to open on them. */
const STILL: { path: string; opens?: string }[] = [
  { path: '/home' },
  { path: SERVICE },
  { path: '/usercenter/service/charge', opens: 'Top up' },
  { path: '/dashboard/analysis' },
  { path: '/dashboard/monitor' },
  { path: '/list/table-list' },
  { path: '/editor/flow' },
  { path: '/editor/mind' },
];

async function looksAround(person: Person, path: string, opens?: string): Promise<string[]> {
  await person.opens(path);
  if (opens) await opensAndLeaves(person, buttonNamed(opens));
  return motions(person);
}

journey(
  'a dialog is animated, and with reduced motion nothing moves on any page',
  { language: 'en-US', reducedMotion: false },
  async (person) => {
    await prefersMotion(person, 'no-preference');
    await person.page.evaluateOnNewDocument(recordMotion, SEEN_MS);
    await opensAs(person, 'admin', '/favicon.svg');
    expect(await looksAround(person, '/usercenter/service/charge', 'Top up')).not.toEqual([]);
    await prefersMotion(person, 'reduce');
    const found: Record<string, string[]> = {};
    for (const { path, opens } of STILL) found[path] = await looksAround(person, path, opens);
    expect(Object.entries(found).filter(([, seen]) => seen.length > 0)).toEqual([]);
  },
);

/** Turns forced colours on. */
async function wantsHighContrast({ page }: Person): Promise<void> {
  const session = await page.createCDPSession();
  await session.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'forced-colors', value: 'active' }],
  });
}

journey('high contrast keeps edges, focus and selection visible', { language: 'en-US' }, async (person) => {
  const { page } = person;
  await wantsHighContrast(person);
  await person.opens('/login');
  expect(await page.$$eval('main button', (buttons) => buttons.length)).toBeGreaterThan(0);
  const edgeless = await page.$$eval('.ant-btn, .ant-input-affix-wrapper', (controls) =>
    controls
      .filter((control) => {
        const { borderTopWidth, borderTopStyle } = getComputedStyle(control);
        return control.checkVisibility() && (borderTopStyle === 'none' || borderTopWidth === '0px');
      })
      .map((control) => control.outerHTML.slice(0, 120)),
  );
  expect(edgeless).toEqual([]);

  await person.hits('Tab');
  const ring = () =>
    page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
      return [outlineStyle, outlineWidth];
    });
  expect(await ring()).toEqual(['solid', '3px']);

  await opensAs(person, 'admin', '/usercenter/service');
  await person.presses('More: Face Liveness Detection', 'button');
  await person.presses('Automatic renewal', 'menuitem');
  await page.waitForSelector('.ant-switch');
  // A switch shows its state by its border and its handle.
  const knob = await page.$eval('.ant-switch', (control) => {
    const handle = control.querySelector('.ant-switch-handle');
    return {
      edge: getComputedStyle(control).borderTopStyle,
      knob: handle && getComputedStyle(handle, '::before').backgroundColor,
      ground: getComputedStyle(document.body).backgroundColor,
    };
  });
  expect(knob.edge).toBe('solid');
  expect(knob.knob).not.toBe(knob.ground);
});

/** Each kind of mark of what is current, with a page that has it. */
const CURRENT: [page: string, selector: string][] = [
  ['/serviceMarket', 'header a[aria-current]'],
  ['/serviceMarket', 'nav li [aria-current=page]'],
  ['/serviceMarket/detail/tab1?serviceId=live-transcription', 'main a[aria-current]'],
  ['/usercenter/order', 'aside a[aria-current], nav a[aria-current]'],
  ['/list/table-list', 'main a[aria-current]'],
  ['/dashboard/analysis', 'label:has(:checked)'],
  ['/account/settings', '[role=tab][aria-selected=true]'],
];

/** Runs in the page: takes the mark of what is current away. React checks its own inputs again whenever it renders. */
function unmark(element: Element): void {
  element.removeAttribute('aria-current');
  element.removeAttribute('aria-selected');
  for (const input of element.querySelectorAll('input')) {
    const copy = input.cloneNode() as HTMLInputElement;
    copy.checked = false;
    input.replaceWith(copy);
  }
}

journey('high contrast shows what is current', { language: 'en-US' }, async (person) => {
  const { page } = person;
  await opensAs(person, 'admin', '/welcome');
  await wantsHighContrast(person);
  const unseen: string[] = [];
  for (const [path, selector] of CURRENT) {
    await person.opens(path);
    await settles(person);
    const current = await page.waitForSelector(selector, { visible: true });
    const marked = Buffer.from((await current?.screenshot()) ?? '');
    await current?.evaluate(unmark);
    if (Buffer.from((await current?.screenshot()) ?? '').equals(marked)) unseen.push(`${path}: ${selector}`);
  }
  expect(unseen).toEqual([]);
});
