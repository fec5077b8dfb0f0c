/** What people need who see, move or read otherwise. Everything here runs in the page. */

/** Finger-sized, in CSS pixels. */
export function smallTargets(least: number): string[] {
  const controls =
    'a[href], button, summary, select, textarea, input:not([type=hidden], [type=file]), [role=button], [role=tab], [role=switch], [role=menuitem]';
  /** A link within a sentence is as high as its line. */
  const standsInText = (element: Element) => {
    const block = element.closest('p, li, td, dd, label, h1, h2, h3, h4, blockquote, .ant-typography');
    return (
      element.tagName === 'A' &&
      block !== null &&
      (block.textContent ?? '').trim().length > (element.textContent ?? '').trim().length + 4
    );
  };
  return [...document.querySelectorAll<HTMLElement>(controls)].flatMap((element) => {
    const kind = element.getAttribute('type');
    const label = kind === 'radio' || kind === 'checkbox' ? element.closest('label') : undefined;
    const target =
      label ?? element.closest<HTMLElement>('.ant-select, .ant-picker, .ant-input-number') ?? element;
    if (!target.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
    if (element.closest('[aria-hidden=true], [inert]') || element.matches(':disabled')) return [];
    const { width, height } = target.getBoundingClientRect();
    if (width === 0 || height === 0 || standsInText(element)) return [];
    // What opens by pressing anywhere around it, as a card under its title's link, is as big as that.
    const after = getComputedStyle(element, '::after');
    const spread = after.content !== 'none' && after.position === 'absolute';
    const tall = spread ? Math.max(height, Number.parseFloat(after.height) || 0) : height;
    const wide = spread ? Math.max(width, Number.parseFloat(after.width) || 0) : width;
    if (tall >= least - 0.5 && wide >= Math.min(least, 24)) return [];
    const name = element.getAttribute('aria-label') ?? target.innerText ?? '';
    return [
      `${element.tagName.toLowerCase()} "${name.trim().slice(0, 30)}" ${Math.round(wide)}x${Math.round(tall)} .${element.className}`,
    ];
  });
}

/** Words that do not fit their own control any more and are cut off. */
export function cutOffWords(): string[] {
  return [
    ...document.querySelectorAll<HTMLElement>('button, a[href], label, h1, h2, h3, h4, p, legend, dt, dd'),
  ].flatMap((element) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return [];
    const { overflowX, overflowY, textOverflow, position } = getComputedStyle(element);
    if (position === 'absolute' || textOverflow === 'ellipsis') return [];
    const cutX = overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1;
    const cutY = overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1;
    return cutX || cutY
      ? [`${element.tagName.toLowerCase()} "${element.innerText.slice(0, 40)}" .${element.className}`]
      : [];
  });
}

/** How far the page is wider than its window, in pixels. */
export const overflow = () => document.documentElement.scrollWidth - innerWidth;
