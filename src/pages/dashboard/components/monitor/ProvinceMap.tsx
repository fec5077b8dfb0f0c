import dashboardTexts from '@@/texts/dashboard';
import { useT } from '@@/texts/dashboardMap';
import { Flex, Segmented } from 'antd';
import { useState } from 'react';
import { ValueTable } from '@/components/chart/ValueTable';
import { Figures } from '@/components/Figures';
import { Money } from '@/components/Money';
import typography from '@/components/typography.module.css';
import type { MonitorReport } from '@/domain/console/monitor';
import { basisPoints } from '@/domain/console/proportion';
import { getShade, PROVINCE_TILES, shadeSteps } from '@/domain/console/provinceTiles';
import { useDashboardFormats } from '../useDashboardFormats';
import styles from './ProvinceMap.module.css';
import { ProvinceTiles } from './ProvinceTiles';

export interface ProvinceMapProps {
  provinces: MonitorReport['provinces'];
  chosen: string | undefined;
  onChoose: (code: string) => void;
}

/** Orders by province, as a tile map or a table. */
export function ProvinceMap({ provinces, chosen, onChoose }: ProvinceMapProps) {
  const t = useT(dashboardTexts);
  const formats = useDashboardFormats();
  const [view, setView] = useState<'map' | 'table'>('map');
  const steps = shadeSteps(provinces.map(({ orders }) => orders));
  const highest = provinces.reduce((best, each) => (each.orders > best.orders ? each : best), {
    code: 'GD',
    orders: 0,
    sales: 0,
  });
  const shown = provinces.find(({ code }) => code === chosen) ?? highest;
  const total = provinces.reduce((sum, { orders }) => sum + orders, 0);
  /** An unknown code is shown as it is. */
  function provinceName(code: string): string {
    const known = PROVINCE_TILES.find((tile) => tile.code === code)?.code;
    return known ? t(`dashboard.province.${known}`) : code;
  }
  function legendText(lowest: number, next: number | undefined) {
    const count = formats.count(lowest);
    if (next === undefined) return t('dashboard.map.from', { count });
    if (next - 1 === lowest) return count;
    return t('dashboard.map.between', { count, to: formats.count(next - 1) });
  }
  return (
    <Flex vertical gap={16}>
      <Flex wrap align="center" justify="space-between" gap="8px 16px">
        <span className={typography.note} style={{ flex: '1 1 240px' }}>
          {t('dashboard.map.note')}
        </span>
        <Segmented
          aria-label={t('dashboard.map.view')}
          value={view}
          onChange={setView}
          options={(['map', 'table'] as const).map((value) => ({
            value,
            label: t(`dashboard.map.view.${value}`),
          }))}
        />
      </Flex>
      <Flex component="section" wrap align="baseline" gap="8px 24px" aria-live="polite">
        <h4>{provinceName(shown.code)}</h4>
        <Figures
          items={[
            { label: t('dashboard.map.orders'), value: formats.count(shown.orders) },
            { label: t('dashboard.map.sales'), value: <Money cents={shown.sales} /> },
            { label: t('dashboard.map.share'), value: formats.share(basisPoints(shown.orders, total)) },
          ]}
        />
      </Flex>
      {view === 'map' ? (
        <>
          <ProvinceTiles provinces={provinces} steps={steps} shown={shown.code} onChoose={onChoose} />
          <Flex component="ul" wrap justify="center" gap="8px 16px" aria-label={t('dashboard.map.legend')}>
            {steps.map((lowest, index) => (
              <Flex component="li" align="center" gap={8} key={lowest}>
                <span className={styles.swatch} data-shade={getShade(lowest, steps)} aria-hidden />
                {legendText(lowest, steps[index + 1])}
              </Flex>
            ))}
          </Flex>
        </>
      ) : (
        <ValueTable
          caption={t('dashboard.map')}
          height={480}
          labelName={t('dashboard.map.province')}
          columns={(['orders', 'sales'] as const).map((name) => t(`dashboard.map.${name}`))}
          rows={provinces
            .toSorted((a, b) => b.orders - a.orders)
            .map(({ code, orders, sales }) => ({
              key: code,
              label: provinceName(code),
              values: [formats.count(orders), <Money key="sales" cents={sales} />],
            }))}
        />
      )}
    </Flex>
  );
}
