import { nice, ticks } from 'd3-array';
import type { ChartKind } from './ChartFigure';

/** Pixels. */
const TOP = 10;
const LABEL_LINE = 24;
const LABEL_GAP = 8;
const MAX_COLUMN = 32;
const COLUMN_SHARE = 0.9;
const CORNER = 3;

/** Most lines of a grid, and the axis below them. */
const MAX_LINES = 4;

/** Sides of a drawing, in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Returns the ticks of an axis that starts at zero and whose last tick is at least the highest value. */
export function valueTicks(values: readonly number[]): number[] {
  const highest = Math.max(0, ...values);
  if (highest === 0) return [0];
  // d3 takes the number as an aim.
  for (let aim = MAX_LINES; ; aim--) {
    const marks = ticks(0, nice(0, highest, aim)[1], aim);
    if (marks.length <= MAX_LINES + 1) return marks;
  }
}

/** Estimates the width of a label in pixels without measuring it, which would force a layout. */
export function labelWidth(label: string): number {
  const isWide = (letter: string) => letter > '\u2e80';
  return [...label].reduce((width, letter) => width + (isWide(letter) ? 12 : 6.5), 0);
}

interface AxesOptions extends Size {
  kind: ChartKind;
  labels: readonly string[];
  values: readonly number[];
  formatTick: (value: number, isTop: boolean) => string;
  isRtl: boolean;
}

export type Axes = ReturnType<typeof layOutAxes>;

/** Positions of values and labels. In a right-to-left page, the labels start at the right, beside the axis of the values. */
export function layOutAxes({ kind, labels, values, formatTick, width, height, isRtl }: AxesOptions) {
  const marks = valueTicks(values);
  const highest = marks.at(-1) || 1;
  const labelled = marks.map((value) => ({ value, text: formatTick(value, value === marks.at(-1)) }));
  const start = Math.max(...labelled.map(({ text }) => labelWidth(text))) + LABEL_GAP;
  // The last label reaches beyond its value.
  const end = width - labelWidth(labels.at(-1) ?? '') / 2;
  const bottom = height - LABEL_LINE;
  const isEdgeToEdge = kind === 'area' && labels.length > 1;
  const step = Math.max(1, end - start) / Math.max(1, isEdgeToEdge ? labels.length - 1 : labels.length);
  const first = start + (isEdgeToEdge ? 0 : step / 2);
  const mirror = (x: number) => (isRtl ? width - x : x);
  const longest = Math.max(0, ...labels.map(labelWidth));

  return {
    start: mirror(start),
    end: mirror(end),
    bottom,
    step,
    ticks: labelled,
    /** Every how many labels there is room for one. */
    labelStep: Math.max(1, Math.ceil((longest + LABEL_GAP) / step)),
    x: (index: number) => mirror(first + index * step),
    y: (value: number) => bottom - (value / highest) * (bottom - TOP),
    /** Index of the value nearest to a position. */
    indexAt: (x: number) => Math.min(labels.length - 1, Math.max(0, Math.round((mirror(x) - first) / step))),
  };
}

/** Path of columns with round upper corners. */
export function columnPath(columns: readonly { x: number; y: number }[], { bottom, step }: Axes): string {
  const width = Math.min(MAX_COLUMN, step * COLUMN_SHARE);
  return columns
    .map(({ x, y }) => {
      const corner = Math.min(CORNER, width / 2, bottom - y);
      const [left, inner] = [x - width / 2, width - 2 * corner].map(round);
      return `M${left} ${round(bottom)}V${round(y + corner)}q0 ${-corner} ${corner} ${-corner}h${inner}q${corner} 0 ${corner} ${corner}V${round(bottom)}Z`;
    })
    .join('');
}

/** Rounds pixels, for shorter paths. */
export const round = (pixels: number) => Math.round(pixels * 10) / 10;

/** A full turn in radians, clockwise from the top. */
const TURN = 2 * Math.PI;

/** Position at an angle from the top, clockwise, in radians. */
export const polarPoint = (angle: number, radius: number): [x: number, y: number] => [
  round(Math.sin(angle) * radius),
  round(-Math.cos(angle) * radius),
];

/** Angle of a position from the top, clockwise, in radians from zero to a full turn. */
export const angleAt = (x: number, y: number) => (Math.atan2(x, -y) + TURN) % TURN;

/** Index of the nearest of `count` evenly spread axes, the first of which points to the top. */
export const nearestAxis = (angle: number, count: number) => Math.round((angle / TURN) * count) % count;
