import { useIntl } from '@umijs/max';
import { arc, type PieArcDatum, pie } from 'd3-shape';
import { numberFormat } from '@/domain/intlFormats';
import styles from './ChartDrawing.module.css';
import type { DrawnChart } from './ChartFigure';
import { ChartLegend, ChartPlot, type PointedValue } from './ChartPlot';
import { seriesStyle } from './chartColors';
import { angleAt, polarPoint } from './chartLayout';
import type { ChartPoint } from './chartPoints';

/** Shares of the smaller side and of the outer radius. */
const OUTER = 0.43;
const INNER = 0.62;
/** Pixels that the segment under the pointer grows. */
const GROWTH = 4;

const toSegments = pie<ChartPoint>()
  .sort(null)
  .value(({ value }) => value);

/** A ring of one segment per value, clockwise from the top, and its legend. The ring has no room for labels on a phone. */
export function DonutDrawing({ kind, points, format, width, height }: DrawnChart) {
  const { locale } = useIntl();
  const share = numberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const outer = Math.min(width, height) * OUTER;
  const inner = outer * INNER;
  const segments = toSegments([...points]);
  const total = points.reduce((sum, { value }) => sum + value, 0);
  const path = (segment: PieArcDatum<ChartPoint>, growth = 0) =>
    arc<PieArcDatum<ChartPoint>>()
      .innerRadius(inner)
      .outerRadius(outer + growth)
      .digits(1)(segment) ?? '';

  function indexAt(x: number, y: number): number | undefined {
    const distance = Math.hypot(x, y);
    if (distance < inner || distance > outer + GROWTH) return undefined;
    const angle = angleAt(x, y);
    const index = segments.findIndex(({ startAngle, endAngle }) => angle >= startAngle && angle < endAngle);
    return index < 0 ? undefined : index;
  }

  function valueAt(index: number): PointedValue | undefined {
    const segment = segments[index];
    if (!segment) return undefined;
    const { data, startAngle, endAngle } = segment;
    const [x, y] = polarPoint((startAngle + endAngle) / 2, (outer + inner) / 2);
    return {
      x,
      y,
      items: [{ name: data.label, value: format(data.value), series: index }],
      mark: <path className={styles.segment} style={seriesStyle(index)} d={path(segment, GROWTH)} />,
    };
  }

  return (
    <>
      <ChartPlot
        kind={kind}
        size={{ width, height }}
        origin={{ x: width / 2, y: height / 2 }}
        indexAt={indexAt}
        valueAt={valueAt}
      >
        <g className={styles.appearing}>
          {segments.map((segment) => (
            <path
              key={segment.data.label}
              className={styles.segment}
              style={seriesStyle(segment.index)}
              d={path(segment)}
            />
          ))}
        </g>
      </ChartPlot>
      <ChartLegend
        items={points.map(({ label, value }) => ({
          name: label,
          note: share.format(total && value / total),
        }))}
      />
    </>
  );
}
