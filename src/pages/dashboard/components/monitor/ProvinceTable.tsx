import { useIntl } from '@umijs/max';
import { Money } from '@/components/Money';
import { PROVINCE_TILES } from '@/domain/console/provinceTiles';
import chart from '../chart/ChartFigure.module.css';
import { useDashboardFormats } from '../useDashboardFormats';
import type { ProvinceMapProps } from './ProvinceMap';

/** Names a province by its code; one that the map does not know keeps its code. */
export function useProvinceName() {
  const { formatMessage } = useIntl();
  return (code: string) => {
    const known = PROVINCE_TILES.find((tile) => tile.code === code)?.code;
    return known ? formatMessage({ id: `dashboard.province.${known}` }) : code;
  };
}

/** The map's values, most orders first. */
export function ProvinceTable({ provinces }: Pick<ProvinceMapProps, 'provinces'>) {
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
