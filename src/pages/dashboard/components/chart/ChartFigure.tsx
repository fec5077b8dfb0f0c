import { useIntl } from '@umijs/max';
import { Flex, Segmented } from 'antd';
import { useId, useState } from 'react';
import layout from '@/components/layout.module.css';
import typography from '@/components/typography.module.css';
import { type ChartPoint, extremes } from '@/pages/dashboard/components/chart/chartPoints';
import { ChartArea } from './ChartArea';
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
