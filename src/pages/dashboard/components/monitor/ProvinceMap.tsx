import dashboardTexts from '@@/texts/dashboard';
import { useT } from '@@/texts/dashboardMap';
import { Flex, Segmented } from 'antd';
import { useId, useState } from 'react';
import { ValueTable } from '@/components/chart/ValueTable';
import { Figures } from '@/components/Figures';
import { Money } from '@/components/Money';
import typography from '@/components/typography.module.css';
import type { MonitorReport } from '@/domain/console/monitor';
import { basisPoints } from '@/domain/console/proportion';
import { getShade, PROVINCE_TILES, shadeSteps } from '@/domain/console/provinceTiles';
import { Ranking } from '../Ranking';
import { useDashboardFormats } from '../useDashboardFormats';
import styles from './ProvinceMap.module.css';
import { ProvinceTiles } from './ProvinceTiles';

export interface ProvinceMapProps {
  provinces: MonitorReport['provinces'];
  chosen: string | undefined;
  onChoose: (code: string) => void;
}

const PROVINCES_RANKED = 5;

/** A province that the server left out has a tile nevertheless. */
function withAllTiles(provinces: ProvinceMapProps['provinces']) {
  const listed = new Set(provinces.map(({ code }) => code));
  const others = PROVINCE_TILES.filter(({ code }) => !listed.has(code));
  return [...provinces, ...others.map(({ code }) => ({ code, orders: 0, sales: 0 }))];
}

/** Orders by province, as a tile map with the first provinces or as a table of all. */
export function ProvinceMap({ provinces, chosen, onChoose }: ProvinceMapProps) {
  const t = useT(dashboardTexts);
  const formats = useDashboardFormats();
  const legendId = useId();
  const [view, setView] = useState<'map' | 'table'>('map');
  const ranked = withAllTiles(provinces).sort((a, b) => b.orders - a.orders);
  const shown = ranked.find(({ code }) => code === chosen) ?? ranked[0];
  if (!shown) return null;

  const total = ranked.reduce((sum, { orders }) => sum + orders, 0);
  const steps = shadeSteps(ranked.map(({ orders }) => orders));
  /** An unknown code is shown as it is. */
  function provinceName(code: string): string {
    const known = PROVINCE_TILES.find((tile) => tile.code === code)?.code;
    return known ? t(`dashboard.province.${known}`) : code;
  }
  function legendText(lowest: number, next: number | undefined) {
    if (lowest === 0) return t('dashboard.map.noOrders');
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
      <Flex component="section" vertical gap={8} aria-live="polite">
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
          <ProvinceTiles provinces={ranked} steps={steps} shown={shown.code} onChoose={onChoose} />
          <Flex wrap justify="center" gap="8px 16px">
            <span id={legendId} className={typography.secondary}>
              {t('dashboard.map.legend')}
            </span>
            <Flex component="ul" wrap gap="8px 16px" aria-labelledby={legendId}>
              {steps.map((lowest, index) => (
                <Flex component="li" align="center" gap={8} key={lowest}>
                  <span className={styles.swatch} data-shade={getShade(lowest, steps)} aria-hidden />
                  {legendText(lowest, steps[index + 1])}
                </Flex>
              ))}
            </Flex>
          </Flex>
          <Ranking
            title={t('dashboard.map.top')}
            heading="h4"
            none={t('dashboard.map.none')}
            items={ranked
              .filter(({ orders }) => orders > 0)
              .slice(0, PROVINCES_RANKED)
              .map(({ code, orders }) => ({
                key: code,
                name: provinceName(code),
                value: formats.count(orders),
              }))}
          />
        </>
      ) : (
        <ValueTable
          caption={t('dashboard.map')}
          height={480}
          labelName={t('dashboard.map.province')}
          columns={(['orders', 'sales'] as const).map((name) => t(`dashboard.map.${name}`))}
          rows={ranked.map(({ code, orders, sales }) => ({
            key: code,
            label: provinceName(code),
            values: [formats.count(orders), <Money key="sales" cents={sales} />],
          }))}
        />
      )}
    </Flex>
  );
}
