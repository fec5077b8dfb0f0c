import { Area, Column, Line, Pie, Radar } from '@ant-design/plots';
import { ConfigProvider, Flex, theme } from 'antd';
import { type ComponentType, useContext, useMemo } from 'react';
import layout from '@/components/layout.module.css';
import typography from '@/components/typography.module.css';
import { basisPoints } from '@/domain/console/proportion';
import type { ChartPoint } from '@/pages/dashboard/components/chart/chartPoints';
import { useDashboardFormats } from '../useDashboardFormats';
import styles from './ChartFigure.module.css';
import { chartColors, chartOptions, type DrawnChart } from './chartOptions';

// What the library takes is one type for each kind of chart; together they are more than the compiler can hold.
const DRAWN: Record<DrawnChart['kind'], ComponentType<object>> = {
  column: Column,
  area: Area,
  line: Line,
  donut: Pie,
  radar: Radar,
};

/** Draws a chart in the colours, direction and motion of the theme. Only loaded where there is something to draw. */
export function ChartDrawing({ kind, points, format, shortFormat, height }: DrawnChart) {
  const { token } = theme.useToken();
  const isRtl = useContext(ConfigProvider.ConfigContext).direction === 'rtl';
  const Drawn = DRAWN[kind];
  const options = useMemo(
    () => chartOptions({ kind, points, format, shortFormat, height }, { token, isRtl }),
    [kind, points, format, shortFormat, height, token, isRtl],
  );

  // A theme or a direction that changes is not taken up by a chart that stands.
  const drawn = (
    // The canvas would take the page's direction for that of each label's own anchor.
    <div dir="ltr">
      <Drawn key={`${token.colorBgContainer} ${isRtl}`} {...options} />
    </div>
  );
  if (kind !== 'donut') return drawn;
  return (
    <>
      {drawn}
      <DonutLegend points={points} colors={chartColors(token)} />
    </>
  );
}

interface DonutLegendProps {
  points: readonly ChartPoint[];
  colors: readonly string[];
}

/** The parts of a donut with their names and shares; on the ring itself there is no room for them on a phone. */
function DonutLegend({ points, colors }: DonutLegendProps) {
  const formats = useDashboardFormats();
  const whole = points.reduce((sum, { value }) => sum + value, 0);
  return (
    <Flex className={layout.spaceBeforeXs} component="ul" wrap justify="center" gap="8px 20px">
      {points.map(({ label, value }, index) => (
        <Flex component="li" align="center" gap={8} key={label}>
          <span className={styles.swatch} style={{ background: colors[index % colors.length] }} aria-hidden />
          {label} <span className={typography.note}>{formats.share(basisPoints(value, whole))}</span>
        </Flex>
      ))}
    </Flex>
  );
}
