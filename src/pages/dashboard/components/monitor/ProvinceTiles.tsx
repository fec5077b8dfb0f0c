import { useT } from '@@/texts/dashboardMap';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import scrollEdge from '@/components/scrollEdge.module.css';
import { getShade, neighbourTile, PROVINCE_TILES, type TileDirection } from '@/domain/console/provinceTiles';
import { useDashboardFormats } from '../useDashboardFormats';
import type { ProvinceMapProps } from './ProvinceMap';
import styles from './ProvinceMap.module.css';

const DIRECTIONS: Record<string, TileDirection> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'start',
  ArrowRight: 'end',
};

interface ProvinceTilesProps extends Pick<ProvinceMapProps, 'provinces' | 'onChoose'> {
  steps: readonly number[];
  shown: string;
}

/** The tiles: one tab stop, with arrow key navigation. West is left in every language. */
export function ProvinceTiles({ provinces, steps, shown, onChoose }: ProvinceTilesProps) {
  const t = useT();
  const formats = useDashboardFormats();
  const tiles = useRef(new Map<string, HTMLButtonElement>());
  const box = useRef<HTMLDivElement>(null);
  // On small screens, the map starts scrolled to the east, which has the most orders.
  useLayoutEffect(() => {
    if (box.current) box.current.scrollLeft = box.current.scrollWidth;
  }, []);
  const ordersByProvince = new Map(provinces.map(({ code, orders }) => [code, orders]));

  function handleKeyDown(event: KeyboardEvent) {
    const direction = DIRECTIONS[event.key];
    if (!direction) return;
    event.preventDefault();
    const next = neighbourTile(shown, direction);
    onChoose(next);
    tiles.current.get(next)?.focus();
  }

  return (
    <div ref={box} className={`${styles.box} ${scrollEdge.edge}`} dir="ltr">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the handled keys belong to the buttons inside */}
      <div className={styles.tiles} onKeyDown={handleKeyDown}>
        {PROVINCE_TILES.map(({ code, column, row }) => {
          const orders = ordersByProvince.get(code) ?? 0;
          const name = t(`dashboard.province.${code}`);
          const short = t(`dashboard.provinceShort.${code}`);
          const count = formats.shortCount(orders);
          return (
            <button
              key={code}
              ref={(element) => {
                if (element) tiles.current.set(code, element);
              }}
              type="button"
              className={styles.tile}
              style={{ gridColumn: column, gridRow: row }}
              data-shade={getShade(orders, steps)}
              tabIndex={code === shown ? 0 : -1}
              aria-pressed={code === shown}
              aria-label={t('dashboard.map.tile', { short, count, name, orders })}
              title={name}
              onClick={() => onChoose(code)}
            >
              <strong>{short}</strong> <small>{count}</small>
            </button>
          );
        })}
      </div>
    </div>
  );
}
