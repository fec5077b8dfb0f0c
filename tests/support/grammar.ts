/**
 * Runs in a page of the portal in a window of a width in pixels: what differs from the visual grammar, one line each with
 * places. `hasHeader` is whether it begins with a page header. There is one size of titles and one of section heads, one distance each between a title and its content, between
 * sections, and between a head and its content, one look of sections, and only the theme's control heights, radii and colours.
 */
export function grammarErrors(width: number, hasHeader: boolean): string[] {
  const isPhone = width < 768;
  const padding = isPhone ? '16px' : '24px';
  /** antd's default and its large controls: on a phone, 40 px for a finger and 44 for the main action. */
  const controlHeights = isPhone ? [40, 44] : [32, 40];
  /** antd's. A pill or a circle is round in any size. */
  const radii = [0, 2, 4, 6, 8];
  const found = new Map<string, Set<string>>();
  const nameOf = (element: Element) =>
    (element.id && `#${element.id}`) ||
    `${element.tagName.toLowerCase()} "${(element.textContent ?? '').trim().slice(0, 24)}"`;
  const report = (what: string, element: Element) =>
    found.set(what, (found.get(what) ?? new Set()).add(nameOf(element)));
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.getBoundingClientRect().height > 1;
  const main = document.querySelector('main') ?? document.body;
  const all = (selector: string) => [...main.querySelectorAll<HTMLElement>(selector)].filter(isShown);
  const expects = (what: string, element: Element, is: number, wanted: number) =>
    Math.abs(is - wanted) > 0.6 && report(`${what} ${Math.round(is)} and not ${wanted} px`, element);
  const gap = (above: Element, below: Element) =>
    below.getBoundingClientRect().top - above.getBoundingClientRect().bottom;
  const nextShown = (element: Element): Element | undefined => {
    let next = element.nextElementSibling;
    while (next && (!isShown(next) || getComputedStyle(next).position === 'absolute'))
      next = next.nextElementSibling;
    return next ?? undefined;
  };

  // What an article or a drawing holds has its own sizes.
  const isContent = (element: Element) =>
    element.closest('svg, [inert]') !== null || element.id.startsWith('section-');

  // The entries of a list have names of their own.
  for (const [selector, size, line] of [
    ['h1', 24, 32],
    ['h2:not(li *)', 16, 24],
  ] as const) {
    for (const heading of all(selector).filter(
      (each) => !isContent(each) && (hasHeader || selector !== 'h1'),
    )) {
      const { fontSize, lineHeight, fontWeight } = getComputedStyle(heading);
      if (`${fontSize}/${lineHeight} ${fontWeight}` !== `${size}px/${line}px 600`)
        report(`${selector} ${fontSize}/${lineHeight} ${fontWeight}`, heading);
    }
  }

  const header = hasHeader ? main.querySelector('header:has(h1)') : undefined;
  if (header === null) report('no page header', main);
  let last = header;
  for (let next = last && nextShown(last); last && next; next = nextShown(next)) {
    const isFirst = last === header;
    expects(isFirst ? 'title to content' : 'between sections', next, gap(last, next), isFirst ? 24 : 32);
    last = next;
  }

  for (const section of all('section[aria-labelledby]').filter((each) => !isContent(each))) {
    const heading = document.getElementById(section.getAttribute('aria-labelledby') ?? '');
    const head = section.firstElementChild;
    // The head is a line of its own, and not part of a content that is a card by itself.
    if (!heading || !head?.contains(heading) || head.getBoundingClientRect().height > 120) continue;
    const next = nextShown(head);
    if (next) expects('head to content', section, gap(head, next), 16);
    const { backgroundColor, borderRadius, boxShadow, paddingTop, borderTopWidth } =
      getComputedStyle(section);
    if (backgroundColor === 'rgba(0, 0, 0, 0)') continue;
    const look = [paddingTop, borderRadius, boxShadow, borderTopWidth].join(' ');
    if (look !== `${padding} 8px none 1px`) report(`section ${look}`, section);
  }

  const controls = all(
    'button.ant-btn:not(.ant-btn-text, .ant-btn-link, .ant-btn-icon-only), .ant-select:not(.ant-pagination *), .ant-picker, input.ant-input:not(.ant-input-affix-wrapper *), .ant-input-affix-wrapper, .ant-input-number',
  );
  for (const control of controls.filter((each) => !isContent(each) && !each.querySelector('textarea'))) {
    const { height } = control.getBoundingClientRect();
    if (!controlHeights.some((allowed) => Math.abs(allowed - height) < 0.6))
      report(`control ${Math.round(height)} px high`, control);
  }

  // The theme's colours, as the browser writes them.
  const probe = main.appendChild(document.createElement('i'));
  const themed = new Set<string>();
  const written = (value: string) => {
    probe.style.color = '';
    probe.style.color = value;
    return probe.style.color && getComputedStyle(probe).color;
  };
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSStyleRule)) continue;
      for (const property of rule.style) {
        if (!property.startsWith('--')) continue;
        const color = written(`var(${property})`);
        if (color) themed.add(color);
      }
    }
  }
  probe.remove();
  const isClear = (color: string) => /, 0\)$|\/ 0\)$/.test(color);
  for (const element of all('*').filter((each) => !isContent(each))) {
    const style = getComputedStyle(element);
    const colors = new Map([['background', style.backgroundColor]]);
    if ([...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
      colors.set('text', style.color);
    if (Number.parseFloat(style.borderTopWidth) > 0 && style.borderTopStyle !== 'none')
      colors.set('border', style.borderTopColor);
    for (const [kind, color] of colors)
      if (!isClear(color) && !themed.has(color)) report(`${kind} ${color}`, element);
    const radius = Number.parseFloat(style.borderTopLeftRadius);
    const box = element.getBoundingClientRect();
    const isDrawn = colors.has('border') || !isClear(style.backgroundColor);
    const isRound =
      style.borderTopLeftRadius.endsWith('%') || radius * 2 >= Math.min(box.width, box.height) - 1;
    if (isDrawn && !isRound && !radii.includes(radius)) report(`radius ${radius} px`, element);
  }
  return [...found].map(([what, places]) => `${what}: ${[...places].slice(0, 4).join(', ')}`).sort();
}
