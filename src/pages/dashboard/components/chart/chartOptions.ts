import type { GlobalToken } from 'antd';
import type { ChartFigureProps } from './ChartFigure';
import { type ChartPoint, fullLabel, lineParts } from './chartPoints';

export type DrawnChart = Omit<ChartFigureProps, 'caption' | 'labelName' | 'notes'>;

const DASH = [4, 3];
const isPartial = ({ partialLabel }: ChartPoint) => partialLabel !== undefined;

interface ChartTheme {
  token: GlobalToken;
  isRtl: boolean;
}

/** Options of the chart library. Left and right are physical sides. */
export function chartOptions(
  { kind, points, format, shortFormat = format, height = 280 }: DrawnChart,
  { token, isRtl }: ChartTheme,
): object {
  const hasSeries = new Set(points.map(({ series }) => series)).size > 1;
  const palette = chartColors(token);
  const labels = {
    labelFill: token.colorTextDescription,
    labelFillOpacity: 1,
    labelOpacity: 1,
    labelFontSize: 12,
    labelFontFamily: token.fontFamily,
  };
  const hairline = {
    gridStroke: token.colorTextDescription,
    gridStrokeOpacity: 0.25,
    lineStrokeOpacity: 0.5,
    lineStroke: token.colorTextDescription,
    tickStroke: token.colorTextDescription,
  };
  const parts = lineParts(points, isPartial);
  const line = { lineWidth: 2, stroke: palette[0] };
  const animate = token.motion ? undefined : false;
  // The labels of a radar stand beside it.
  const aside = Math.max(...points.map(({ label }) => halfLabel(label)));
  const isCircle = kind === 'donut';
  const isRound = isCircle || kind === 'radar';
  const legend = {
    color: {
      position: 'top',
      layout: { justifyContent: 'center' },
      itemLabelFill: token.colorText,
      itemLabelFillOpacity: 1,
      itemLabelFontSize: 12,
      itemMarkerSize: 10,
    },
  };
  return {
    data: points.map((point) => ({ ...point })),
    autoFit: true,
    height,
    animate,
    theme: {
      view: { viewFill: 'transparent' },
      category10: palette,
      category20: palette,
      color: palette[0],
    },
    ...(isCircle
      ? { angleField: 'value', colorField: 'label', innerRadius: 0.62, radius: 0.9 }
      : {
          xField: 'label',
          yField: 'value',
          ...(hasSeries && { colorField: 'series', ...(kind === 'line' && { shapeField: 'smooth' }) }),
        }),
    ...(kind === 'radar' && {
      area: { style: { fillOpacity: 0.12 } },
      point: { sizeField: 3, shapeField: 'point' },
    }),
    ...(kind === 'line' && { point: { sizeField: 3, shapeField: hasSeries ? 'series' : 'point' } }),
    style: {
      ...(kind === 'column' && {
        maxWidth: 32,
        radiusTopLeft: 3,
        radiusTopRight: 3,
        stroke: palette[0],
        fillOpacity: (point: ChartPoint) => (isPartial(point) ? 0.15 : 1),
        lineWidth: (point: ChartPoint) => (isPartial(point) ? 1.5 : 0),
        lineDash: DASH,
      }),
      ...(kind === 'area' && { fillOpacity: 0.25 }),
      ...(isCircle && { stroke: token.colorBgContainer, lineWidth: 2 }),
      ...((kind === 'line' || kind === 'radar') && { lineWidth: 2 }),
    },
    ...(kind === 'area' && {
      line: { data: parts.solid, style: line },
      annotations: parts.dashed.map((data) => ({
        type: 'line',
        data,
        xField: 'label',
        yField: 'value',
        animate,
        style: { ...line, lineDash: DASH },
      })),
    }),
    scale: {
      x: isRound ? {} : { range: isRtl ? [1, 0] : undefined },
      y: isCircle
        ? {}
        : { domainMin: 0, nice: true, ...(kind === 'radar' && { domainMax: 100, tickCount: 5 }) },
    },
    axis: isCircle
      ? undefined
      : {
          x: {
            ...labels,
            ...hairline,
            title: false,
            grid: kind === 'radar',
            labelAutoHide: true,
            labelAutoRotate: false,
            ...(kind === 'radar' && { labelAlign: 'horizontal' }),
          },
          y: {
            ...labels,
            ...hairline,
            title: false,
            labelFormatter: (value: number) => shortFormat(value),
            ...(kind === 'radar' ? { zIndex: 1, label: false } : { position: isRtl ? 'right' : 'left' }),
          },
        },
    legend: hasSeries && !isCircle ? legend : false,
    marginBottom: 4,
    ...(!isRound && { [isRtl ? 'marginLeft' : 'marginRight']: halfLabel(points.at(-1)?.label ?? '') }),
    ...(kind === 'radar' && { paddingLeft: aside, paddingRight: aside }),
    tooltip: {
      title: isCircle ? '' : fullLabel,
      items: [
        ({ label, series, value }: { label: string; series: string; value: number }) => ({
          name: isCircle ? label : series,
          value: format(value),
        }),
      ],
    },
    interaction: {
      tooltip: {
        css: {
          '.g2-tooltip': {
            color: token.colorText,
            background: token.colorBgElevated,
            'box-shadow': token.boxShadowSecondary,
            'border-radius': `${token.borderRadius}px`,
            direction: isRtl ? 'rtl' : 'ltr',
          },
          '.g2-tooltip-title': { color: token.colorTextDescription },
          '.g2-tooltip-list-item-name-label': { color: token.colorText },
          '.g2-tooltip-list-item-value': { color: token.colorText },
        },
      },
    },
  };
}

/** About half the width in pixels of a label, which reaches that far beyond the last value. */
function halfLabel(label: string): number {
  const isWide = (letter: string) => letter > '\u2e80';
  return [...label].reduce((width, letter) => width + (isWide(letter) ? 6 : 3.5), 4);
}

/** The colors of the series, with enough contrast in both themes. */
export function chartColors(token: GlobalToken): string[] {
  return [
    token['geekblue-7'],
    token['cyan-7'],
    token['gold-7'],
    token['magenta-7'],
    token['green-7'],
    token['volcano-7'],
    token['purple-7'],
  ];
}
