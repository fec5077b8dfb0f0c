import { createContext } from 'react';

/** Replaces the parts of antd's CSS-in-JS library that its components use beside their styles. */
export const StyleContext = createContext<{ layer?: boolean }>({});
export const createTheme = () => defaultTheme;
export const useStyleRegister = () => {};
/** Imported by style modules that no longer use it. */
export class Keyframes {}
export const unit = (value: number | string) => (typeof value === 'number' ? `${value}px` : value);

const defaultTheme = { id: 0 };
export default defaultTheme;
