import type { CSSProperties } from 'react';

/** The colours of a chart's series or segments in their order, from the theme. The first is the product's own. */
const CHART_COLORS = ['primary', 'cyan', 'gold', 'magenta', 'purple', 'green'].map((name) =>
  name === 'primary' ? 'var(--ant-color-primary)' : `var(--ant-${name}-7)`,
);

/** Returns the colour of a series. From the seventh on, they come again. */
export const seriesColor = (index: number) => CHART_COLORS[index % CHART_COLORS.length] as string;

/** Sets the colour that a series or segment is drawn with, `--series`. */
export const seriesStyle = (index: number) => ({ '--series': seriesColor(index) }) as CSSProperties;
