import { useIntl } from '@umijs/max';
import { Button, Flex, Segmented, Skeleton } from 'antd';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import layout from '@/components/layout.module.css';
import { RetryButton } from '@/components/RetryButton';
import typography from '@/components/typography.module.css';
import { type ChartPoint, extremes } from '@/pages/dashboard/components/chart/chartPoints';
import styles from './ChartFigure.module.css';
import { ChartValues } from './ChartValues';
import { useLazyPart } from './useLazyPart';

const CHART_KINDS = ['column', 'area', 'line', 'donut', 'radar'] as const;

export interface ChartFigureProps {
  /** What the chart shows, in words. */
  caption: string;
  kind: (typeof CHART_KINDS)[number];
  points: readonly ChartPoint[];
  /** What the labels are, as the table's first column names them: day, category. */
  labelName: string;
  /** A value in full, as the table and the tooltip show it. */
  format: (value: number) => string;
  /** A value as an axis shows it. */
  shortFormat?: (value: number) => string;
  /** Pixels. */
  height?: number;
}

/** A chart that says in words what it shows, and shows the same as a table to who would rather read. */
export function ChartFigure(props: ChartFigureProps) {
  const { caption, points, labelName, format, height = 280 } = props;
  const { formatMessage } = useIntl();
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const captionId = useId();
  const range = extremes(points);
  const place = ({ label, series }: ChartPoint) => (label === series ? label : `${series}, ${label}`);
  const description = range
    ? formatMessage(
        { id: 'dashboard.chart.described' },
        {
          caption,
          count: points.length,
          highest: format(range.highest.value),
          highestAt: place(range.highest),
          lowest: format(range.lowest.value),
          lowestAt: place(range.lowest),
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
        <ChartValues
          points={points}
          labelName={labelName}
          format={format}
          caption={caption}
          height={height}
        />
      )}
    </figure>
  );
}

const loadDrawing = () => import('./ChartDrawing');

interface ChartAreaProps extends ChartFigureProps {
  height: number;
  description: string;
  onTable: () => void;
}

/** Where a chart is drawn. The library comes when there is room to draw in; without it there is still the table. */
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

/** Whether an element has once had a width: nothing can be drawn before, and nothing needs to be loaded for it. */
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
