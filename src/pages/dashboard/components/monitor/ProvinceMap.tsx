import '@/locales/areas/dashboardMap';
import { useIntl } from '@umijs/max';
import { Segmented } from 'antd';
import { useState } from 'react';
import { Money } from '@/components/Money';
import type { MonitorReport } from '@/domain/console/monitor';
import { basisPoints } from '@/domain/console/proportion';
import { shadeOf, shadeSteps } from '@/domain/console/provinceTiles';
import { useDashboardFormats } from '../useDashboardFormats';
import styles from './ProvinceMap.module.css';
import { ProvinceTable, useProvinceName } from './ProvinceTable';
import { ProvinceTiles } from './ProvinceTiles';

export interface ProvinceMapProps {
  provinces: MonitorReport['provinces'];
  chosen: string | undefined;
  onChoose: (code: string) => void;
}

/** Orders by province: every province a square at about its place, shaded by its orders; or the same as a table. */
export function ProvinceMap({ provinces, chosen, onChoose }: ProvinceMapProps) {
  const { formatMessage } = useIntl();
  const formats = useDashboardFormats();
  const provinceName = useProvinceName();
  const [view, setView] = useState<'map' | 'table'>('map');
  const steps = shadeSteps(provinces.map(({ orders }) => orders));
  const most = provinces.reduce((best, each) => (each.orders > best.orders ? each : best), {
    code: 'GD',
    orders: 0,
    sales: 0,
  });
  const shown = provinces.find(({ code }) => code === chosen) ?? most;
  const whole = provinces.reduce((sum, { orders }) => sum + orders, 0);
  const facts = [
    { id: 'dashboard.map.orders', value: formats.count(shown.orders) },
    { id: 'dashboard.map.sales', value: <Money cents={shown.sales} /> },
    { id: 'dashboard.map.share', value: formats.share(basisPoints(shown.orders, whole)) },
  ] as const;

  return (
    <div className={styles.map}>
      <div className={styles.head}>
        <span className={styles.note}>{formatMessage({ id: 'dashboard.map.note' })}</span>
        <Segmented
          aria-label={formatMessage({ id: 'dashboard.map.view' })}
          value={view}
          onChange={setView}
          options={(['map', 'table'] as const).map((value) => ({
            value,
            label: formatMessage({ id: `dashboard.map.view.${value}` }),
          }))}
        />
      </div>
      <section className={styles.chosen} aria-live="polite">
        <h3>{provinceName(shown.code)}</h3>
        <dl>
          {facts.map(({ id, value }) => (
            <div key={id}>
              <dt>{formatMessage({ id })}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      {view === 'map' ? (
        <>
          <ProvinceTiles provinces={provinces} steps={steps} shown={shown.code} onChoose={onChoose} />
          <ul className={styles.legend} aria-label={formatMessage({ id: 'dashboard.map.legend' })}>
            {steps.map((lowest) => (
              <li key={lowest}>
                <span className={styles.swatch} data-shade={shadeOf(lowest, steps)} aria-hidden />
                {formatMessage({ id: 'dashboard.map.from' }, { count: formats.count(lowest) })}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <ProvinceTable provinces={provinces} />
      )}
    </div>
  );
}
