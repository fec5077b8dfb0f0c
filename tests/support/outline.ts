/**
 * What a person reads on a part of the page, from top to bottom, a line for each thing:
 * `# Title` · `[Link](/path)` · `(Button)` · `Field: value` · `[x] Checkbox` · `| cell | cell |` · `region Name:` · text.
 * What is hidden from everybody is left out.
 */
export function outline(part: Element): string {
  return readChildren(part).join('\n');
}

declare global {
  namespace jest {
    interface Matchers<R> {
      /**
       * Expects a part of the page, or its outline, to have these lines. `…` stands for any text within a line; indentation and empty
       * lines do not count, and ` // ` separates lines, too.
       */
      toRead(expected: string): R;
    }
  }
}

expect.extend({
  toRead(part: Element | string, expected: string) {
    const wanted = toLines(expected);
    const lines = toLines(typeof part === 'string' ? part : outline(part)).map((line, index) =>
      matches(line, wanted[index] ?? '') ? (wanted[index] ?? '') : line,
    );
    const [before, after] = [wanted, lines].map((list) => list.join('\n'));
    const difference = () => this.utils.printDiffOrStringify(before, after, 'Expected', 'Received', true);
    return { pass: before === after, message: () => `The page reads differently:\n${difference()}` };
  },
});

/** The lines of an outline that an earlier one has not (`+`), after those that it has no more (`-`). */
export function outlineChanges(before: string, after: string): string {
  const missing = (from: string, other: string, sign: string) =>
    toLines(from).flatMap((line) => (toLines(other).includes(line) ? [] : `${sign} ${line}`));
  return [...missing(before, after, '-'), ...missing(after, before, '+')].join('\n');
}

const toLines = (text: string) =>
  text
    .split(/\n| \/\/ /)
    .map((line) => line.trim())
    .filter(Boolean);

const escapePattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
const matches = (line: string, pattern: string) =>
  new RegExp(`^${pattern.split('…').map(escapePattern).join('.+')} ?$`).test(line);

const flat = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

const isHidden = (element: Element) =>
  element.matches(
    '[hidden], [aria-hidden="true"], .ant-form-item-hidden, script, style, template, [role="presentation"]:empty',
  ) ||
  (element instanceof HTMLElement &&
    (element.style.display === 'none' || element.style.visibility === 'hidden'));

/** The text of elements by id, also of hidden ones. */
const textOf = (ids: string | null) =>
  flat(
    (ids ?? '')
      .split(/\s+/)
      .map((id) => document.getElementById(id)?.textContent)
      .join(' '),
  );

function nameOf(element: Element): string {
  const named = textOf(element.getAttribute('aria-labelledby')) || flat(element.getAttribute('aria-label'));
  if (named) return named;
  const { labels } = element as HTMLInputElement;
  if (labels && labels.length > 0) return flat([...labels].map((label) => label.textContent).join(' '));
  const own = element.matches('input, select, textarea') ? element.getAttribute('placeholder') : '';
  return flat(own || readInline(element) || element.getAttribute('title'));
}

/** What is special about a control, such as ` disabled`. */
function stateOf(element: Element): string {
  const { disabled = false, required = false } = element as HTMLInputElement;
  const is = (name: string) => element.getAttribute(name) === 'true';
  const description = textOf(element.getAttribute('aria-describedby'));
  return [
    (disabled || is('aria-disabled') || element.closest('fieldset[disabled]')) && 'disabled',
    (required || is('aria-required')) && 'required',
    is('aria-invalid') && 'invalid',
    (is('aria-pressed') || is('aria-selected') || element.hasAttribute('aria-current')) && 'selected',
    is('aria-expanded') && 'expanded',
    description && `– ${description}`,
  ]
    .filter(Boolean)
    .map((state) => ` ${state}`)
    .join('');
}

const isChecked = (element: Element) =>
  (element as HTMLInputElement).checked || element.getAttribute('aria-checked') === 'true';

/** One line for an element that a person meets as one thing; undefined for others. */
const LINES: [selector: string, line: (element: Element) => string][] = [
  [
    'h1, h2, h3, h4, h5, h6',
    (element) =>
      `${'#'.repeat(Number(element.tagName[1]))} ${readInline(element) || flat(element.textContent)}`,
  ],
  ['a[href]', (element) => `[${nameOf(element)}](${element.getAttribute('href')})${stateOf(element)}`],
  [
    '[type="checkbox"], [role="checkbox"]',
    (element) => `[${isChecked(element) ? 'x' : ' '}] ${nameOf(element)}${stateOf(element)}`,
  ],
  [
    '[role="switch"]',
    (element) => `[${isChecked(element) ? 'on' : 'off'}] ${nameOf(element)}${stateOf(element)}`,
  ],
  [
    '[type="radio"], [role="radio"]',
    (element) => `(${isChecked(element) ? '•' : ' '}) ${nameOf(element)}${stateOf(element)}`,
  ],
  [
    'button, [role="button"], [role="tab"], [role="menuitem"]',
    (element) => `(${nameOf(element)})${stateOf(element)}`,
  ],
  [
    'input, textarea, [role="combobox"], [role="spinbutton"], [role="slider"]',
    (element) => `${nameOf(element)}: ${readValue(element)}${stateOf(element)}`.trimEnd(),
  ],
  ['.ant-skeleton', () => '<skeleton>'],
  [
    'img, svg[aria-label], [role="img"]',
    (element) =>
      nameOf(element) || element.getAttribute('alt')
        ? `<${nameOf(element) || element.getAttribute('alt')}>`
        : '',
  ],
  [
    'tr, [role="row"]',
    (element) =>
      `| ${[...element.children]
        .filter((cell) => !isHidden(cell))
        .map((cell) => readChildren(cell).join(' '))
        .join(' | ')} |${stateOf(element)}`,
  ],
];

/** The value of a field, or what is chosen in a select of antd. */
function readValue(element: Element): string {
  const chosen = element
    .closest('.ant-select')
    ?.querySelector('.ant-select-content, .ant-select-selection-item');
  return flat(
    (element as HTMLInputElement).value || chosen?.textContent || element.getAttribute('aria-valuetext'),
  );
}

const GROUPS =
  'section, article, aside, nav, form, fieldset, table, ul, ol, [role="dialog"], [role="alert"], [role="status"], [role="group"], [role="radiogroup"], [role="tablist"], [role="tabpanel"], [role="region"], [role="list"]';

const INLINE = 'a, abbr, b, bdi, code, em, i, mark, s, small, span, strong, sub, sup, time, del, ins';

function readElement(element: Element): string[] {
  if (isHidden(element)) return [];
  const [, line] = LINES.find(([selector]) => element.matches(selector)) ?? [];
  if (line) return [line(element)].filter(Boolean);
  // The text is the name of the field.
  if (element instanceof HTMLLabelElement && element.control) return readControls(element);
  if (!element.matches(GROUPS)) {
    const [first, ...others] = readChildren(element);
    const isCurrent = element.hasAttribute('aria-current');
    return first === undefined ? [] : [isCurrent ? `${first} selected` : first, ...others];
  }
  const name = textOf(element.getAttribute('aria-labelledby')) || flat(element.getAttribute('aria-label'));
  const role = element.getAttribute('role') ?? element.localName;
  const lines = readChildren(element);
  return name || ['alert', 'status'].includes(role) ? [`${`${role} ${name}`.trim()}:`, ...lines] : lines;
}

/** The controls in a label, without its text. */
const readControls = (label: Element) =>
  [...label.querySelectorAll(LINES.map(([selector]) => selector).join(', '))].flatMap(readElement);

/** Whether an element is part of a sentence. */
const isInline = (element: Element) =>
  element.matches(INLINE) &&
  !LINES.some(([selector]) => element.querySelector(selector) || element.matches(selector));

/** The lines of what an element contains. Text and inline elements next to each other are one line. */
function readChildren(element: Element): string[] {
  const lines: string[] = [];
  let sentence = '';
  const end = () => {
    if (flat(sentence)) lines.push(flat(sentence));
    sentence = '';
  };
  for (const child of element.childNodes) {
    if (child instanceof Text) sentence += child.data;
    else if (child instanceof Element && isInline(child))
      sentence += isHidden(child) ? '' : readInline(child, ' ');
    else if (child instanceof Element) {
      end();
      lines.push(...readElement(child));
    }
  }
  end();
  return lines;
}

/** All that an element contains as one line. */
function readInline(element: Element, pad = ''): string {
  return `${pad}${readChildren(element).join(' ')}${pad}`;
}
