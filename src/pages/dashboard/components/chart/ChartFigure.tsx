import { useIntl } from '@umijs/max';
import { Button, Flex, Segmented, Skeleton } from 'antd';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import layout from '@/components/layout.module.css';
import { RetryButton } from '@/components/RetryButton';
import typography from '@/components/typography.module.css';
import {
  type ChartPoint,
  chartTable,
  extremes,
  fullLabel,
} from '@/pages/dashboard/components/chart/chartPoints';
import styles from './ChartFigure.module.css';
import { useLazyPart } from './useLazyPart';
import { ValueTable } from './ValueTable';

export interface ChartFigureProps {
  caption: string;
  kind: 'column' | 'area' | 'line' | 'donut' | 'radar';
  points: readonly ChartPoint[];
  /** Heading of the labels in the table: day, category. */
  labelName: string;
  /** Formats values in the table and tooltip. */
  format: (value: number) => string;
  /** Formats values on the axis. */
  shortFormat?: (value: number) => string;
  /** Pixels. */
  height?: number;
  /** What the dashed values hold. */
  notes?: readonly string[];
}

/** A chart with a text description. Also available as a table. */
export function ChartFigure(props: ChartFigureProps) {
  const { caption, points, labelName, format, height = 280, notes = [] } = props;
  const { formatMessage } = useIntl();
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const captionId = useId();
  const range = extremes(points);
  const table = chartTable(points);
  const describe = (point: ChartPoint) =>
    point.label === point.series ? point.label : `${point.series}, ${fullLabel(point)}`;
  const description = range
    ? formatMessage(
        { id: 'dashboard.chart.described' },
        {
          caption,
          count: points.length,
          highest: format(range.highest.value),
          highestAt: describe(range.highest),
          lowest: format(range.lowest.value),
          lowestAt: describe(range.lowest),
        },
      )
    : caption;

  return (
    <figure className={layout.shrink} aria-labelledby={captionId}>
      <Flex className={layout.spaceAfterSm} wrap align="center" justify="space-between" gap="8px 16px">
        <figcaption id={captionId} className={typography.note}>
          {caption}
        </figcaption>
        <Segmented
          aria-label={formatMessage({ id: 'dashboard.chart.view' }, { caption })}
          value={view}
          onChange={setView}
          options={(['chart', 'table'] as const).map((value) => ({
            value,
            label: formatMessage({ id: `dashboard.chart.view.${value}` }),
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
            key: label,
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

/** The drawn chart. The library is loaded as soon as the area has a size; if that fails, the table is offered. */
function ChartArea({ description, onTable, height, ...chart }: ChartAreaProps) {
  const { formatMessage } = useIntl();
  const area = useRef<HTMLDivElement>(null);
  const drawing = useLazyPart(loadDrawing, useHasSize(area));

  if (drawing.failed) {
    return (
      <div role="alert" className={styles.failed} style={{ minBlockSize: height }}>
        <p>{formatMessage({ id: 'dashboard.chart.failed' })}</p>
        <Flex wrap justify="center" gap={8}>
          <RetryButton onRetry={drawing.retry} />
          <Button onClick={onTable}>{formatMessage({ id: 'dashboard.chart.toTable' })}</Button>
        </Flex>
      </div>
    );
  }
  const Drawing = drawing.part?.ChartDrawing;
  return (
    <div ref={area} role="img" aria-label={description} style={{ minBlockSize: height }}>
      {Drawing ? (
        <Drawing {...chart} height={height} />
      ) : (
        <Skeleton active title={false} paragraph={{ rows: Math.floor(height / 36) }} />
      )}
    </div>
  );
}

/** Whether an element has had a width. Nothing can be drawn before. */
function useHasSize(element: RefObject<HTMLElement | null>): boolean {
  const [hasSize, setHasSize] = useState(false);
  useEffect(() => {
    if (hasSize || !element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setHasSize(true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, hasSize]);
  return hasSize;
}
