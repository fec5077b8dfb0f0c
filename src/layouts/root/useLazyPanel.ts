import { useCallback, useState } from 'react';

/** A drawer or dialog whose code loads when it first opens. It stays mounted afterwards for its closing animation. */
export function useLazyPanel() {
  const [state, setState] = useState<'unloaded' | 'open' | 'closed'>('unloaded');
  const show = useCallback(() => setState('open'), []);
  const hide = useCallback(() => setState('closed'), []);
  return { isLoaded: state !== 'unloaded', isOpen: state === 'open', show, hide };
}
