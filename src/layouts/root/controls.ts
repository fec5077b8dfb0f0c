import { isVisible } from './dialogs';

const CONTROL = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex="0"]';

/** Returns the visible controls of a part of the page that are not disabled, in order. */
export const findControls = (part: Element): HTMLElement[] =>
  [...part.querySelectorAll<HTMLElement>(CONTROL)].filter(
    (each) => isVisible(each) && !each.matches(':disabled'),
  );
