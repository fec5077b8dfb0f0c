/** What people need who see, move or read otherwise. Everything here runs in the page. */

/** Controls that are smaller than a finger of so many CSS pixels, each told once. */
export function smallTargets(finger: number): string[] {
  const controls =
    'a[href], button, summary, select, textarea, input:not([type=hidden], [type=file]), [role=button], [role=tab], [role=switch], [role=menuitem]';
  /** What is pressed in the control's stead. */
  const boxes =
    'label:has([type=radio], [type=checkbox]), .ant-select, .ant-picker, .ant-input-number, .ant-input-affix-wrapper, .ant-tabs-tab, form[role=search]';
  /** A link within a sentence is as high as its line, and what others have written has its own size. */
  const standsInText = (element: Element) => {
    if (element.tagName === 'A' && element.closest('article') !== null) return true;
    // The rows of a dense table are; what is done with one is also in its drawer and by the keyboard.
    if (element.closest('td, th') !== null) return true;
    const block = element.closest('p, li, td, dd, label');
    const [text, own] = [block, element].map((one) => (one?.textContent ?? '').trim().length);
    return element.tagName === 'A' && (text ?? 0) > (own ?? 0) + 4;
  };
  const small = [...document.querySelectorAll<HTMLElement>(controls)].flatMap((element) => {
    const target = element.closest<HTMLElement>(boxes) ?? element;
    const isOut = element.closest('[aria-hidden=true], [inert], .react-flow, .mind-elixir') !== null;
    if (isOut || element.matches(':disabled') || standsInText(element)) return [];
    if (!target.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
    const { width, height } = target.getBoundingClientRect();
    // What reaches out of its box by an empty one of its own: a card that is pressed anywhere, a switch with a margin.
    const reach = getComputedStyle(element, '::after');
    const reached = reach.position === 'absolute' ? Number.parseFloat(reach.height) || 0 : 0;
    if (width === 0 || Math.max(height, reached) >= finger - 0.5) return [];
    return [
      `${element.tagName.toLowerCase()} "${(element.ariaLabel ?? target.innerText).trim()}": ${Math.round(height)} px`,
    ];
  });
  return [...new Set(small)];
}

/** How far the page is wider than its window, in pixels. */
export const overflow = () => document.documentElement.scrollWidth - innerWidth;

/** As `overflow`, while letters, words, lines and paragraphs stand as far apart as WCAG 1.4.12 lets a reader set them. */
export function spreadOverflow(): number {
  const style = document.createElement('style');
  style.textContent = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; }
    p { margin-block-end: 2em !important; }`;
  document.head.append(style);
  const wide = document.documentElement.scrollWidth - innerWidth;
  style.remove();
  return wide;
}
