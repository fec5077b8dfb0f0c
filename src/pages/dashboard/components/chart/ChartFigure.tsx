import { useIntl } from '@umijs/max';
import { Segmented } from 'antd';
import { useId, useState } from 'react';
import { type ChartPoint, extremes } from '@/pages/dashboard/components/chart/chartPoints';
import { ChartArea } from './ChartArea';
import styles from './ChartFigure.module.css';
import { ChartValues } from './ChartValues';

export const CHART_KINDS = ['column', 'area', 'line', 'donut', 'radar'] as const;

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
    <figure className={styles.figure} aria-labelledby={captionId}>
      <div className={styles.head}>
        <figcaption id={captionId} className={styles.caption}>
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
      </div>
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
