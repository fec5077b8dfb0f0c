import '@/locales/areas/dashboardMap';
import { useIntl } from '@umijs/max';
import { Flex, Segmented } from 'antd';
import { useState } from 'react';
import { Money } from '@/components/Money';
import typography from '@/components/typography.module.css';
import type { MonitorReport } from '@/domain/console/monitor';
import { basisPoints } from '@/domain/console/proportion';
import { getShade, PROVINCE_TILES, shadeSteps } from '@/domain/console/provinceTiles';
import chart from '../chart/ChartFigure.module.css';
import { useDashboardFormats } from '../useDashboardFormats';
import styles from './ProvinceMap.module.css';
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
    <Flex vertical gap={16}>
      <Flex wrap align="center" justify="space-between" gap="8px 16px">
        <span className={typography.note}>{formatMessage({ id: 'dashboard.map.note' })}</span>
        <Segmented
          aria-label={formatMessage({ id: 'dashboard.map.view' })}
          value={view}
          onChange={setView}
          options={(['map', 'table'] as const).map((value) => ({
            value,
            label: formatMessage({ id: `dashboard.map.view.${value}` }),
          }))}
        />
      </Flex>
      <Flex
        className={styles.chosen}
        component="section"
        wrap
        align="baseline"
        gap="8px 24px"
        aria-live="polite"
      >
        <h3>{provinceName(shown.code)}</h3>
        <dl>
          {facts.map(({ id, value }) => (
            <div key={id}>
              <dt>{formatMessage({ id })}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Flex>
      {view === 'map' ? (
        <>
          <ProvinceTiles provinces={provinces} steps={steps} shown={shown.code} onChoose={onChoose} />
          <Flex
            component="ul"
            wrap
            justify="center"
            gap="8px 16px"
            aria-label={formatMessage({ id: 'dashboard.map.legend' })}
          >
            {steps.map((lowest) => (
              <Flex component="li" align="center" gap={8} key={lowest}>
                <span className={styles.swatch} data-shade={getShade(lowest, steps)} aria-hidden />
                {formatMessage({ id: 'dashboard.map.from' }, { count: formats.count(lowest) })}
              </Flex>
            ))}
          </Flex>
        </>
      ) : (
        <ProvinceTable provinces={provinces} />
      )}
    </Flex>
  );
}

/** Names a province by its code; one that the map does not know keeps its code. */
function useProvinceName() {
  const { formatMessage } = useIntl();
  return (code: string) => {
    const known = PROVINCE_TILES.find((tile) => tile.code === code)?.code;
    return known ? formatMessage({ id: `dashboard.province.${known}` }) : code;
  };
}

/** The map's values, most orders first. */
function ProvinceTable({ provinces }: Pick<ProvinceMapProps, 'provinces'>) {
  const { formatMessage } = useIntl();
  const formats = useDashboardFormats();
  const provinceName = useProvinceName();
  const columns = ['province', 'orders', 'sales'] as const;
  return (
    <section
      className={chart.values}
      style={{ blockSize: 480 }}
      aria-label={formatMessage({ id: 'dashboard.map' })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <table className={chart.table}>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col" className={name === 'province' ? undefined : chart.number}>
                {formatMessage({ id: `dashboard.map.${name}` })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {provinces
            .toSorted((a, b) => b.orders - a.orders)
            .map(({ code, orders, sales }) => (
              <tr key={code}>
                <th scope="row">{provinceName(code)}</th>
                <td className={chart.number}>{formats.count(orders)}</td>
                <td className={chart.number}>
                  <Money cents={sales} />
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}
