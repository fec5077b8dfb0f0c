import { history } from '@umijs/max';
import { useEffect } from 'react';
import { findControls } from './controls';
import { isDialogOpen, isVisible } from './dialogs';

const AREA = 'section, article, form, [role="dialog"], main';
const ITEM = 'li, tr';

/** What was around the focused element, from the inside out. */
interface FocusPlace {
  element: Element;
  ancestors: Element[];
  pathname: string;
  /** Positions of the list entries around it. */
  positions: ReadonlyMap<Element, number>;
}

function readPlace(element: Element): FocusPlace {
  const ancestors: Element[] = [];
  for (let each = element.parentElement; each; each = each.parentElement) ancestors.push(each);
  const items = [element, ...ancestors].filter((each) => each.matches(ITEM));
  const positions = new Map(
    items.map((item) => [item, [...(item.parentElement?.children ?? [])].indexOf(item)]),
  );
  return { element, ancestors, pathname: history.location.pathname, positions };
}

const findHeading = (part: Element, selector: string) =>
  [...part.querySelectorAll<HTMLElement>(selector)].find(isVisible);

/** A control of the same list entry, else of the entry that took the place of a removed one, or of the one before. */
function findNeighbour({ ancestors, element, positions }: FocusPlace): HTMLElement | undefined {
  const chain = [element, ...ancestors];
  const at = chain.findIndex((each) => each.isConnected);
  const [removed, rest] = [chain[at - 1], chain.slice(at)];
  const position = removed && positions.get(removed);
  const [list] = rest;
  const entry =
    position === undefined
      ? rest
          .slice(
            0,
            rest.findIndex((each) => each.matches(AREA)),
          )
          .find((each) => each.matches(ITEM))
      : list?.children[Math.min(position, list.children.length - 1)];
  return entry && findControls(entry)[0];
}

/** The heading of the closest part of the page that is still there, or that part itself. */
function findArea({ ancestors }: FocusPlace): HTMLElement | undefined {
  const areas = ancestors.filter((each) => each.isConnected && each.matches(AREA));
  for (const area of areas) {
    const heading = findHeading(area, 'h1, h2, h3');
    if (heading) return heading;
  }
  if (areas[0] instanceof HTMLElement) return areas[0];
  // A message or a banner, outside the page.
  const main = document.querySelector('main');
  return main && !isDialogOpen() ? findHeading(main, 'h1') : undefined;
}

function handOn(place: FocusPlace): void {
  const { activeElement } = document;
  if (place.element.isConnected || (activeElement && activeElement !== document.body)) return;
  // Another page focuses its title (NavigationFocus).
  if (place.pathname !== history.location.pathname) return;
  const neighbour = findNeighbour(place);
  const target = neighbour ?? findArea(place);
  if (target && !neighbour) target.tabIndex = -1;
  target?.focus({ preventScroll: true });
}

/**
 * Hands on the focus of an element that is removed, such as a button that has done its work: to the next entry of its list, or to the
 * heading of its section. Otherwise the keyboard would start again at the top of the page. A component that moves the focus
 * itself comes first.
 */
export function RemovedFocus() {
  useEffect(() => {
    const { activeElement } = document;
    let place = activeElement === document.body ? undefined : activeElement && readPlace(activeElement);
    let isOver = false;
    const handleFocus = ({ target }: FocusEvent) => {
      place = target instanceof Element ? readPlace(target) : undefined;
    };
    const handleBlur = ({ target }: FocusEvent) => {
      // Some browsers report a removed element, too, before it is removed.
      queueMicrotask(() => {
        if (target instanceof Element && target.isConnected && place?.element === target) place = undefined;
      });
    };
    const observer = new MutationObserver(() => {
      if (!place || place.element.isConnected) return;
      const lost = place;
      place = undefined;
      requestAnimationFrame(() => setTimeout(() => isOver || handOn(lost)));
    });
    document.addEventListener('focusin', handleFocus);
    document.addEventListener('focusout', handleBlur);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', handleFocus);
      document.removeEventListener('focusout', handleBlur);
      observer.disconnect();
      isOver = true;
    };
  }, []);
  return null;
}
