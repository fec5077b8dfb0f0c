import { useBreakpoint } from './useMedia';

/** Returns the size of controls; larger on touch screens. */
export function useTouchSize(): 'middle' | 'large' {
  return useBreakpoint('md') ? 'middle' : 'large';
}
