/**
 * Whether a key press belongs to an input method, which finishes or discards a word with Enter, Escape and arrows. Safari ends
 * the composition before the key press that ends it, and gives that one the key code 229.
 */
const isComposing = ({ isComposing: isInWord, keyCode }: KeyboardEvent) => isInWord || keyCode === 229;

/**
 * Keeps key presses of input methods from every handler of the page and of its libraries: the window hears them first. The
 * input method and the field still get them. Returns a function that ends it.
 */
export function keepKeysOfInputMethods(): () => void {
  const stop = (event: KeyboardEvent) => isComposing(event) && event.stopImmediatePropagation();
  window.addEventListener('keydown', stop, { capture: true });
  return () => window.removeEventListener('keydown', stop, { capture: true });
}

/** Apple keyboards use Command instead of Control. */
export const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** The modifier keys of shortcuts, as keyboards label them. */
export const CONTROL = 'Ctrl ';
export const COMMAND = '⌘';

/** A shortcut as the user's keyboard labels it: `⌘K` or `Ctrl K`. */
export const chordName = (key: string) => `${isApple() ? COMMAND : CONTROL}${key}`;
