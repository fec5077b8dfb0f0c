import { Area, Column, Line, Pie, Radar } from '@ant-design/plots';
import { ConfigProvider, theme } from 'antd';
import { type ComponentType, useContext, useMemo } from 'react';
import { chartColors } from './chartColors';
import { chartOptions, type DrawnChart } from './chartOptions';
import { DonutLegend } from './DonutLegend';

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
