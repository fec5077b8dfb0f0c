/** Apple keyboards use Command instead of Control. */
export const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** The modifier keys of shortcuts, as keyboards label them. */
export const CONTROL = 'Ctrl ';
export const COMMAND = '⌘';

/** A shortcut as the user's keyboard labels it: `⌘K` or `Ctrl K`. */
export const chordName = (key: string) => `${isApple() ? COMMAND : CONTROL}${key}`;
