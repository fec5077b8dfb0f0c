import { Grid } from 'antd';

/** The size of controls: fingers need more than a pointer does. */
export function useTouchSize(): 'middle' | 'large' {
  return (Grid.useBreakpoint().md ?? true) ? 'middle' : 'large';
}
