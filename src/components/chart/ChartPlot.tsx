import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import typography from '@/components/typography.module.css';
import styles from './ChartDrawing.module.css';
import type { ChartKind } from './ChartFigure';
import { seriesStyle } from './chartColors';
import type { Size } from './chartLayout';

export interface PointedValue {
  /** Where the tooltip is shown. */
  x: number;
  y: number;
  title?: string;
  items: { name: string; value: string; series: number }[];
  /** What emphasizes the value in the drawing. */
  mark: ReactNode;
}

interface ChartPlotProps {
  kind: ChartKind;
  size: Size;
  /** Origin of the drawing, by default the upper left corner. */
  origin?: { x: number; y: number };
  /** Returns the index of the value at a position, seen from the origin. */
  indexAt: (x: number, y: number) => number | undefined;
  valueAt: (index: number) => PointedValue | undefined;
  children: ReactNode;
}

const NO_OFFSET = { x: 0, y: 0 };

/** A drawing with a tooltip for the value under the pointer. Its children are not rendered again while the pointer moves. */
export function ChartPlot({ kind, size, origin = NO_OFFSET, indexAt, valueAt, children }: ChartPlotProps) {
  const { width, height } = size;
  const drawing = useRef<SVGSVGElement>(null);
  const [index, setIndex] = useState<number>();
  const pointed = index === undefined ? undefined : valueAt(index);
  const hasTooltip = pointed !== undefined;

  // A finger leaves no pointer behind: its tooltip stays until the next touch elsewhere.
  useEffect(() => {
    if (!hasTooltip) return;
    const handlePointerDown = ({ target }: Event) => {
      if (target instanceof Node && !drawing.current?.contains(target)) setIndex(undefined);
    };
    window.addEventListener('pointerdown', handlePointerDown);
    return () => window.removeEventListener('pointerdown', handlePointerDown);
  }, [hasTooltip]);

  function handlePoint({ clientX, clientY, currentTarget }: PointerEvent) {
    const { left, top } = currentTarget.getBoundingClientRect();
    setIndex(indexAt(clientX - left - origin.x, clientY - top - origin.y));
  }

  return (
    <div className={styles.plot}>
      <svg
        ref={drawing}
        className={styles.drawing}
        data-chart={kind}
        aria-hidden="true"
        width={width}
        height={height}
        viewBox={`${-origin.x} ${-origin.y} ${width} ${height}`}
        onPointerDown={handlePoint}
        onPointerMove={handlePoint}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setIndex(undefined)}
      >
        {children}
        {pointed?.mark}
      </svg>
      {pointed && <Tooltip {...pointed} x={pointed.x + origin.x} y={pointed.y + origin.y} width={width} />}
    </div>
  );
}

const TOOLTIP_GAP = 12;

/** The tooltip of a value, on the side with more room. */
function Tooltip({ x, y, width, title, items }: Omit<PointedValue, 'mark'> & { width: number }) {
  return (
    <div
      className={styles.tooltip}
      style={{
        insetBlockStart: Math.max(0, y - TOOLTIP_GAP),
        ...(x > width / 2
          ? { insetInlineEnd: width - x + TOOLTIP_GAP }
          : { insetInlineStart: x + TOOLTIP_GAP }),
      }}
    >
      {title && <p className={styles.tooltipTitle}>{title}</p>}
      <ul>
        {items.map(({ name, value, series }) => (
          <li key={name}>
            <span className={styles.swatch} style={seriesStyle(series)} />
            <span>{name}</span>
            <bdi>{value}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The colors of a drawing. */
export function ChartLegend({ items }: { items: readonly { name: string; note?: string }[] }) {
  return (
    <ul className={styles.legend}>
      {items.map(({ name, note }, index) => (
        <li key={name}>
          <span className={styles.swatch} style={seriesStyle(index)} />
          {name} {note && <span className={typography.note}>{note}</span>}
        </li>
      ))}
    </ul>
  );
}
