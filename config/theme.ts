/** Daybreak Blue, the product's theme colour (spec section 1). All other blues derive from it. */
export const THEME_COLOR = '#1677ff';

/** The colours of the console that its settings offer, those of Ant Design Pro, by name. The portal has the first. */
export const THEME_COLORS = {
  daybreak: THEME_COLOR,
  dust: '#f5222d',
  volcano: '#fa541c',
  sunset: '#faad14',
  cyan: '#13c2c2',
  green: '#52c41a',
  geekblue: '#2f54eb',
  purple: '#722ed1',
} as const;

export type ThemeColor = (typeof THEME_COLORS)[keyof typeof THEME_COLORS];
