import { Flex } from 'antd';
import layout from '@/components/layout.module.css';
import typography from '@/components/typography.module.css';
import { basisPoints } from '@/domain/console/proportion';
import type { ChartPoint } from '@/pages/dashboard/components/chart/chartPoints';
import { useDashboardFormats } from '../useDashboardFormats';
import styles from './ChartFigure.module.css';

interface DonutLegendProps {
  points: readonly ChartPoint[];
  colors: readonly string[];
}

/** The parts of a donut with their names and shares; on the ring itself there is no room for them on a phone. */
export function DonutLegend({ points, colors }: DonutLegendProps) {
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
