import { memo } from 'react';
import { AxesDrawing } from './AxesDrawing';
import type { DrawnChart } from './ChartFigure';
import { DonutDrawing } from './DonutDrawing';
import { RadarDrawing } from './RadarDrawing';

/** Draws a chart as SVG, with the colors of the theme. Loaded on demand. */
export const ChartDrawing = memo(function ChartDrawing(chart: DrawnChart) {
  if (chart.kind === 'donut') return <DonutDrawing {...chart} />;
  if (chart.kind === 'radar') return <RadarDrawing {...chart} />;
  return <AxesDrawing {...chart} />;
});
