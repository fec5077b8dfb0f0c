import { type FocusEvent, type KeyboardEvent, type PointerEvent, useId, useState } from 'react';

/**
 * Something that shows more at a press, and already while the mouse is over it or the keyboard is at its button. Escape puts it
 * away. Spread `area` on what belongs together, `button` on its button; what is shown gets the id of `aria-controls`.
 */
export function useDisclosure() {
  const id = useId();
  const [pinned, setPinned] = useState(false);
  const [near, setNear] = useState(false);

  function close() {
    setPinned(false);
    setNear(false);
  }

  return {
    open: pinned || near,
    area: {
      // A finger presses; it does not hover.
      onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setNear(true),
      onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setNear(false),
      onKeyDown: ({ key }: KeyboardEvent) => key === 'Escape' && close(),
    },
    button: {
      'aria-expanded': pinned || near,
      'aria-controls': id,
      onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && setNear(true),
      onBlur: () => setNear(false),
      onClick: () => {
        // Shown by a mouse that is near, the first press keeps it; the next puts it away.
        if (pinned) close();
        else setPinned(true);
      },
    },
  };
}
