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

// The union of all chart props is too complex for the compiler.
const DRAWN: Record<DrawnChart['kind'], ComponentType<object>> = {
  column: Column,
  area: Area,
  line: Line,
  donut: Pie,
  radar: Radar,
};

/** Draws a chart with the colors, direction and motion of the theme. Loaded on demand. */
export function ChartDrawing({ kind, points, format, shortFormat, height }: DrawnChart) {
  const { token } = theme.useToken();
  const isRtl = useContext(ConfigProvider.ConfigContext).direction === 'rtl';
  const Drawn = DRAWN[kind];
  const options = useMemo(
    () => chartOptions({ kind, points, format, shortFormat, height }, { token, isRtl }),
    [kind, points, format, shortFormat, height, token, isRtl],
  );

  const drawn = (
    // In a right-to-left page, the canvas would anchor its labels at the wrong side.
    <div dir="ltr">
      {/* A mounted chart ignores changes of theme and direction. */}
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

/** The legend of a donut. The ring itself has no room for labels on a phone. */
function DonutLegend({ points, colors }: DonutLegendProps) {
  const formats = useDashboardFormats();
  const total = points.reduce((sum, { value }) => sum + value, 0);
  return (
    <Flex className={layout.spaceBeforeXs} component="ul" wrap justify="center" gap="8px 20px">
      {points.map(({ label, value }, index) => (
        <Flex component="li" align="center" gap={8} key={label}>
          <span className={styles.swatch} style={{ background: colors[index % colors.length] }} aria-hidden />
          {label} <span className={typography.note}>{formats.share(basisPoints(value, total))}</span>
        </Flex>
      ))}
    </Flex>
  );
}
