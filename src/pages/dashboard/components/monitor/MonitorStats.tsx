import { useIntl } from '@umijs/max';
import { Flex, Progress } from 'antd';
import { useId } from 'react';
import { CardGrid } from '@/components/CardGrid';
import typography from '@/components/typography.module.css';
import type { MonitorReport } from '@/domain/console/monitor';
import { basisPoints } from '@/domain/console/proportion';
import { Panel } from '../Panel';
import { useDashboardFormats } from '../useDashboardFormats';
import styles from './Monitor.module.css';

interface MonitorStatsProps {
  report: MonitorReport;
  busy: boolean;
}

const RING_COLORS = ['geekblue', 'cyan', 'gold', 'magenta', 'green', 'volcano'].map(
  (name) => `var(--ant-${name}-7)`,
);

/** Efficiency, remaining resources and the shares of the categories. */
export function MonitorStats({ report, busy }: MonitorStatsProps) {
  const { formatMessage } = useIntl();
  const formats = useDashboardFormats();
  const { efficiency, categories, resource } = report;
  const left = resource.total - resource.used;
  const leftShare = basisPoints(left, resource.total);
  const leftText = formatMessage(
    { id: 'dashboard.resource.left' },
    { left: formats.count(left), total: formats.count(resource.total) },
  );

  return (
    <CardGrid min={250} stretch>
      <Panel title={formatMessage({ id: 'dashboard.efficiency' })} busy={busy}>
        <Flex vertical align="center" gap={8}>
          <Progress
            type="dashboard"
            size={180}
            percent={efficiency / 100}
            aria-label={formatMessage({ id: 'dashboard.efficiency' })}
            strokeColor="var(--ant-geekblue-7)"
            format={() => <span className={styles.big}>{formats.share(efficiency)}</span>}
          />
          <p className={`${typography.note} ${typography.centred}`}>
            {formatMessage({ id: 'dashboard.efficiency.note' })}
          </p>
        </Flex>
      </Panel>
      <Panel title={formatMessage({ id: 'dashboard.resource' })} busy={busy}>
        <Flex vertical align="center" gap={8}>
          <Liquid share={leftShare} label={leftText} text={formats.share(leftShare)} />
          <p className={`${typography.note} ${typography.centred}`}>{leftText}</p>
        </Flex>
      </Panel>
      <div className={styles.wide}>
        <Panel title={formatMessage({ id: 'dashboard.rings' })} busy={busy}>
          <CardGrid className={styles.rings} component="ul" min={100} gap="16px 8px">
            {categories.map(({ category, name, share }, index) => (
              <Flex component="li" vertical align="center" gap={8} key={category}>
                <Progress
                  type="circle"
                  size={84}
                  percent={share / 100}
                  aria-label={name}
                  strokeColor={RING_COLORS[index % RING_COLORS.length]}
                  format={() => formats.share(share)}
                />
                <span>{name}</span>
              </Flex>
            ))}
          </CardGrid>
        </Panel>
      </div>
    </CardGrid>
  );
}

interface LiquidProps {
  /** Fill level in basis points. */
  share: number;
  /** Accessible name. */
  label: string;
  text: string;
}

const SIZE = 100;

/** A liquid gauge. */
function Liquid({ share, label, text }: LiquidProps) {
  const clip = useId();
  const level = SIZE - (share / 10_000) * SIZE;
  const wave = `M0 ${level} Q ${SIZE / 4} ${level - 5} ${SIZE / 2} ${level} T ${SIZE} ${level} V ${SIZE} H 0 Z`;
  return (
    <svg className={styles.liquid} viewBox="-4 -4 108 108" role="img" aria-label={label}>
      <clipPath id={clip}>
        <circle cx="50" cy="50" r="46" />
      </clipPath>
      <path className={styles.fluid} d={wave} clipPath={`url(#${clip})`} />
      <circle className={styles.vessel} cx="50" cy="50" r="50" />
      <text className={styles.level} x="50" y="56" textAnchor="middle">
        {text}
      </text>
    </svg>
  );
}
