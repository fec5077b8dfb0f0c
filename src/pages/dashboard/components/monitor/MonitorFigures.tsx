import { useIntl } from '@umijs/max';
import { Progress } from 'antd';
import type { MonitorReport } from '@/domain/console/monitor';
import { basisPoints } from '@/domain/console/proportion';
import { Panel } from '../Panel';
import { useDashboardFormats } from '../useDashboardFormats';
import { Liquid } from './Liquid';
import styles from './Monitor.module.css';

interface MonitorFiguresProps {
  report: MonitorReport;
  busy: boolean;
}

const RING_COLORS = ['geekblue', 'cyan', 'gold', 'magenta', 'green', 'volcano'].map(
  (name) => `var(--ant-${name}-7)`,
);

/** How well things run: a gauge, the categories' shares as rings, and what is left of the resources. */
export function MonitorFigures({ report, busy }: MonitorFiguresProps) {
  const { formatMessage } = useIntl();
  const formats = useDashboardFormats();
  const { efficiency, categories, resource } = report;
  const left = resource.total - resource.used;

  return (
    <div className={styles.grid}>
      <Panel title={formatMessage({ id: 'dashboard.efficiency' })} busy={busy}>
        <div className={styles.middle}>
          <Progress
            type="dashboard"
            size={180}
            percent={efficiency / 100}
            aria-label={formatMessage({ id: 'dashboard.efficiency' })}
            strokeColor="var(--ant-geekblue-7)"
            format={() => <span className={styles.big}>{formats.share(efficiency)}</span>}
          />
          <p className={styles.note}>{formatMessage({ id: 'dashboard.efficiency.note' })}</p>
        </div>
      </Panel>
      <Panel title={formatMessage({ id: 'dashboard.resource' })} busy={busy}>
        <div className={styles.middle}>
          <Liquid
            share={basisPoints(left, resource.total)}
            label={formatMessage(
              { id: 'dashboard.resource.left' },
              { left: formats.count(left), total: formats.count(resource.total) },
            )}
            text={formats.share(basisPoints(left, resource.total))}
          />
          <p className={styles.note}>
            {formatMessage(
              { id: 'dashboard.resource.left' },
              { left: formats.count(left), total: formats.count(resource.total) },
            )}
          </p>
        </div>
      </Panel>
      <div className={styles.wide}>
        <Panel title={formatMessage({ id: 'dashboard.rings' })} busy={busy}>
          <ul className={styles.rings}>
            {categories.map(({ category, name, share }, index) => (
              <li key={category}>
                <Progress
                  type="circle"
                  size={84}
                  percent={share / 100}
                  aria-label={name}
                  strokeColor={RING_COLORS[index % RING_COLORS.length]}
                  format={() => formats.share(share)}
                />
                <span>{name}</span>
              </li>
            ))}
          </ul>
        </Panel>
      </div>
    </div>
  );
}
