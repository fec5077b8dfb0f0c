import { requireMatch } from '../requireMatch';

/** The attributes, apart from the class, in which screens of both directions may differ. */
const DIFFERING = ['style', 'dir'];

const classesOf = (element: Element) => [...element.classList];

/** What is the same in both directions. */
const describe = ({ localName, attributes }: Element) =>
  [...attributes]
    .filter(({ name }) => name !== 'class' && !DIFFERING.includes(name))
    .reduce((text, { name, value }) => `${text} ${name}=${value}`, localName);

/**
 * Marks the elements of a left-to-right screen that have more classes, another style or another direction in the one from
 * right to left: a template for each direction would double the document. Throws when they differ in anything else.
 */
export function markDirections(ltr: DocumentFragment, rtl: DocumentFragment): void {
  const others = [...rtl.querySelectorAll('*')];
  for (const [index, element] of [...ltr.querySelectorAll('*')].entries()) {
    const other = requireMatch(others[index], 'element in both directions');
    const missing = classesOf(element).find((name) => !other.classList.contains(name));
    const isSame = describe(element) === describe(other) && !missing;
    requireMatch(isSame, `element in both directions: ${element.outerHTML.slice(0, 200)}`);
    const added = classesOf(other).filter((name) => !element.classList.contains(name));
    if (added.length > 0) element.setAttribute('data-rtl', added.join(' '));
    for (const name of DIFFERING) {
      const value = other.getAttribute(name);
      if (value !== null && value !== element.getAttribute(name))
        element.setAttribute(`data-rtl-${name}`, value);
    }
  }
}

/** Changes a screen whose elements are marked to be read from right to left. */
export function turnRightToLeft(screen: Element): void {
  for (const element of screen.querySelectorAll('[data-rtl]'))
    element.classList.add(...(element.getAttribute('data-rtl') ?? '').split(' '));
  for (const name of DIFFERING)
    for (const element of screen.querySelectorAll(`[data-rtl-${name}]`))
      element.setAttribute(name, element.getAttribute(`data-rtl-${name}`) ?? '');
}
