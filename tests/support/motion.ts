import type { Person } from './person';

/** What moves for longer than this, in milliseconds, can be seen to move. */
const SEEN_MS = 20;

/** Runs before the page's own code: notes everything that moves in front of a person's eyes. */
function noteMotion(seenMs: number): void {
  const noted = window as unknown as { motions: string[] };
  noted.motions = [];
  const note = (how: string, element: Element) =>
    noted.motions.push(`${how} ${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`);

  const look = () => {
    for (const animation of document.getAnimations()) {
      const effect = animation.effect as KeyframeEffect | null;
      const { duration, iterations } = effect?.getComputedTiming() ?? {};
      const length = Number(duration) * Number(iterations);
      if (animation.playState === 'running' && effect?.target && length > seenMs)
        note(animation.constructor.name, effect.target);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);

  for (const name of ['scrollTo', 'scrollBy', 'scrollIntoView'] as const) {
    const own = Element.prototype[name] as (options?: unknown) => void;
    Element.prototype[name] = function scroll(this: Element, ...given: unknown[]) {
      const [options] = given as [ScrollOptions | undefined];
      if (typeof options === 'object' && options?.behavior === 'smooth') note(name, this);
      return own.apply(this, given as [unknown]);
    };
  }
}

/** Before the first page is opened: the person's device asks for no motion, or for nothing of the kind. */
export async function watchesMotion({ page }: Person, wish: 'reduce' | 'no-preference'): Promise<void> {
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: wish }]);
  await page.evaluateOnNewDocument(noteMotion, SEEN_MS);
}

/** What has moved since the page was loaded, each thing once. */
export const motions = ({ page }: Person): Promise<string[]> =>
  page.evaluate(() => [...new Set((window as unknown as { motions: string[] }).motions)]);
