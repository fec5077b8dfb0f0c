import { Grid } from 'antd';

/** Returns the size of controls; larger on touch screens. */
export function useTouchSize(): 'middle' | 'large' {
  return (Grid.useBreakpoint().md ?? true) ? 'middle' : 'large';
}
