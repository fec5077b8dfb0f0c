import type { Point } from './engine';

/** Selectors of the controls of each role that the walks use. */
const CONTROLS = {
  button: 'button, [role=button], summary',
  checkbox: '[type=checkbox]',
  combobox: '[role=combobox]',
  link: 'a[href]',
  menuitem: '[role=menuitem]',
  option: '.ant-select-item-option',
  radio: '[type=radio]',
  switch: '[role=switch]',
  tab: '[role=tab]',
  textbox: 'input:not([type=checkbox], [type=radio], [type=file]), textarea',
};

export type ControlRole = keyof typeof CONTROLS;

/** What a person looks for: a control by its role and how its name begins, or whatever a selector finds. */
export interface Target {
  selector: string;
  name: string;
}

export const toTarget = (role: ControlRole, name: string): Target => ({ selector: CONTROLS[role], name });

/** Where a target is, or why a pointer cannot reach it. */
export type Location = { point: Point } | { problem: string };

/**
 * Runs in the page: returns where a pointer reaches a control, which is scrolled into view if it may. Of several, one with exactly this name
 * comes first, and one under something else, such as a dialog, is passed over.
 */
export function locate({ selector, name }: Target, mayScroll: boolean): Location {
  const toText = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const getName = (element: HTMLElement): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = (element as HTMLInputElement).labels ?? [];
    return toText(
      element.getAttribute('aria-label') ||
        ids.map((id) => document.getElementById(id)?.textContent).join(' ') ||
        [...labels].map(({ textContent }) => textContent).join(' ') ||
        element.innerText,
    );
  };
  const reach = (element: HTMLElement): Location => {
    // A link may have several lines.
    const box = element.getClientRects()[0];
    if (!box || box.width === 0) return { problem: 'has no size' };
    const x = Math.round(box.left + box.width / 2);
    const y = Math.round(box.top + box.height / 2);
    const hit = document.elementFromPoint(x, y);
    if (hit && element.contains(hit)) return { point: { x, y } };
    return {
      problem: hit
        ? `is under ${hit.localName} "${toText(hit.textContent).slice(0, 40)}"`
        : 'is out of sight',
    };
  };

  const found = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && getName(element).startsWith(name),
  );
  found.sort((a, b) => Number(getName(b) === name) - Number(getName(a) === name));
  let problem = 'is not there';
  for (const control of found) {
    // An input without a size is drawn by its label.
    const area = control.getClientRects().length > 0 ? control : (control.closest('label') ?? control);
    let location = reach(area);
    if ('problem' in location && mayScroll) {
      area.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      location = reach(area);
    }
    if (control.matches(':disabled, [aria-busy=true]')) location = { problem: 'is disabled' };
    if ('point' in location) return location;
    problem = location.problem;
  }
  return { problem };
}
