import { useT } from '@@/texts/dashboard';
import { useMemo } from 'react';
import type { ChartPoint } from '@/components/chart/chartPoints';
import { type RangeGrain, type SlotGap, slotLabel } from '@/domain/console/dashboardRange';
import { dateFormat } from '@/domain/intlFormats';

interface Slot {
  at: string;
  gap?: SlotGap | undefined;
}

/** Converts the steps of a range to chart values, and says which of them are not whole. */
export function useSlots(grain: RangeGrain, serverTime: string) {
  const t = useT();
  return useMemo(() => {
    const format = dateFormat(t.locale, {
      hour: 'numeric',
      minute: '2-digit',
      ...(grain === 'month' && { month: 'short', day: 'numeric' }),
    });
    const until = format.format(Date.parse(serverTime));
    return {
      toPoint({ at, gap }: Slot, series: string, value: number): ChartPoint {
        const label = slotLabel(at, grain, t.locale);
        const partialLabel = gap && t(`dashboard.gap.${gap}`, { slot: label });
        return { label, series, value, partialLabel };
      },
      notesOf(slots: readonly Slot[]): string[] {
        return slots.flatMap(({ at, gap }) => {
          if (!gap) return [];
          const slot = slotLabel(at, grain, t.locale);
          if (gap === 'cut') return t('dashboard.gap.note.cut', { slot });
          const id = grain === 'day' ? 'dashboard.gap.note.today' : 'dashboard.gap.note.running';
          return t(id, { slot, until });
        });
      },
    };
  }, [grain, serverTime, t]);
}
