import { useT } from '@@/texts/chart';
import { Button, Flex, Segmented, Skeleton } from 'antd';
import {
  type RefObject,
  startTransition,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import layout from '@/components/layout.module.css';
import { RetryButton } from '@/components/RetryButton';
import typography from '@/components/typography.module.css';
import styles from './ChartFigure.module.css';
import { type ChartPoint, chartTable, extremes, fullLabel } from './chartPoints';
import { useLazyPart } from './useLazyPart';
import { ValueTable } from './ValueTable';

export type ChartKind = 'column' | 'area' | 'line' | 'donut' | 'radar';

export interface ChartFigureProps {
  caption: string;
  kind: ChartKind;
  /** Of several series in a radar, of one in every other kind. */
  points: readonly ChartPoint[];
  /** Heading of the labels in the table: day, category. */
  labelName: string;
  /** Formats values in the table and tooltip. */
  format: (value: number) => string;
  /** Formats values on the axis, whose uppermost names the unit. */
  shortFormat?: (value: number, isTop?: boolean) => string;
  /** Pixels. */
  height?: number;
  /** What the dashed values hold. */
  notes?: readonly string[];
}

/** What is drawn, and its size in pixels. */
export type DrawnChart = Pick<ChartFigureProps, 'kind' | 'points' | 'format' | 'shortFormat'> & {
  width: number;
  height: number;
};

/** A chart with a text description. Also available as a table. */
export function ChartFigure(props: ChartFigureProps) {
  const { caption, points, labelName, format, height = 280, notes = [] } = props;
  const t = useT();
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const captionId = useId();
  const range = extremes(points);
  const table = chartTable(points);
  const describe = (point: ChartPoint) =>
    point.label === point.series ? point.label : `${point.series}, ${fullLabel(point)}`;
  const description = range
    ? t('chart.described', {
        caption,
        count: points.length,
        highest: format(range.highest.value),
        highestAt: describe(range.highest),
        lowest: format(range.lowest.value),
        lowestAt: describe(range.lowest),
      })
    : caption;

  return (
    <figure className={layout.shrink} aria-labelledby={captionId}>
      <Flex className={layout.spaceAfterSm} wrap align="center" justify="space-between" gap="8px 16px">
        <figcaption id={captionId} className={typography.note}>
          {caption}
        </figcaption>
        <Segmented
          aria-label={t('chart.view', { caption })}
          value={view}
          onChange={setView}
          options={(['chart', 'table'] as const).map((value) => ({
            value,
            label: t(`chart.view.${value}`),
          }))}
        />
      </Flex>
      {view === 'chart' ? (
        <ChartArea {...props} height={height} description={description} onTable={() => setView('table')} />
      ) : (
        <ValueTable
          caption={caption}
          height={height}
          labelName={labelName}
          columns={table.series}
          rows={table.rows.map(({ label, values }) => ({
            label,
            values: values.map((value) => value !== undefined && <bdi key={value}>{format(value)}</bdi>),
          }))}
        />
      )}
      {notes.map((note) => (
        <p key={note} className={`${typography.caption} ${styles.partial}`}>
          {note}
        </p>
      ))}
    </figure>
  );
}

const loadDrawing = () => import('./ChartDrawing');

interface ChartAreaProps extends ChartFigureProps {
  height: number;
  description: string;
  onTable: () => void;
}

/** The drawn chart. The code is loaded as soon as the area has a size; if that fails, the table is offered. */
function ChartArea({ description, onTable, kind, points, format, shortFormat, height }: ChartAreaProps) {
  const t = useT();
  const area = useRef<HTMLDivElement>(null);
  const width = useWidth(area);
  const isNear = useIsNear(area);
  const drawing = useLazyPart(loadDrawing, width > 0);
  // New values are drawn after the answer to the action that asked for them, and without keeping the next one waiting.
  const drawn = useDeferredValue(
    useMemo<DrawnChart>(
      () => ({ kind, points, format, shortFormat, width, height }),
      [kind, points, format, shortFormat, width, height],
    ),
  );

  const Drawing = drawing.part?.ChartDrawing;
  return (
    <div ref={area}>
      {drawing.failed ? (
        <div role="alert" className={styles.failed} style={{ minBlockSize: height }}>
          <p>{t('chart.failed')}</p>
          <Flex wrap justify="center" gap={8}>
            <RetryButton onRetry={drawing.retry} />
            <Button onClick={onTable}>{t('chart.toTable')}</Button>
          </Flex>
        </div>
      ) : (
        <div role="img" aria-label={description} style={{ minBlockSize: height }}>
          {Drawing && isNear ? (
            <Drawing {...drawn} />
          ) : (
            // One that is not near would be painted in every frame, unseen.
            <Skeleton active={isNear} title={false} paragraph={{ rows: Math.floor(height / 36) }} />
          )}
        </div>
      )}
    </div>
  );
}

/** The width of an element in pixels, 0 until it has one. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      const next = Math.floor(entry?.contentRect.width ?? 0);
      if (next > 0) startTransition(() => setWidth(next));
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

/** How far outside the window a chart is drawn. */
const NEAR = '300px';

/** Whether an element has been near the visible part of the page, or the page is printed. */
function useIsNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) startTransition(() => setIsNear(true));
      },
      { rootMargin: NEAR },
    );
    observer.observe(element.current);
    // The printed page is taken as it is after this event.
    const handlePrint = () => flushSync(() => setIsNear(true));
    window.addEventListener('beforeprint', handlePrint);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', handlePrint);
    };
  }, [element, isNear]);
  return isNear;
}
