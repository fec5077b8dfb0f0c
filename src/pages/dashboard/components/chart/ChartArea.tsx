import { useIntl } from '@umijs/max';
import { Button, Flex, Skeleton } from 'antd';
import { useRef } from 'react';
import { RetryButton } from '@/components/RetryButton';
import type { ChartFigureProps } from './ChartFigure';
import styles from './ChartFigure.module.css';
import { useHasSize } from './useHasSize';
import { useLazyPart } from './useLazyPart';

const loadDrawing = () => import('./ChartDrawing');

interface ChartAreaProps extends ChartFigureProps {
  height: number;
  description: string;
  onTable: () => void;
}

/** Where a chart is drawn. The library comes when there is room to draw in; without it there is still the table. */
export function ChartArea({ description, onTable, height, ...chart }: ChartAreaProps) {
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
