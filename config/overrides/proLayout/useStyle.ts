import type { ReactNode } from 'react';
import { useThemeClass } from '../antd/useToken';

/** Replaces the hooks that generate ProLayout's styles. */
const useStyle = () => ({ wrapSSR: (node: ReactNode) => node, hashId: useThemeClass() });

export default useStyle;
export { useStyle, useStyle as useStylish };
