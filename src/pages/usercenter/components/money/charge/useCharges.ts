import '@@/texts/charge';
import { useCursorList } from '@/components/list/useCursorList';
import { useQuery } from '@/components/query/useQuery';
import { chargeQuery } from '@/domain/money/charge';
import { fetchBudget } from '@/services/balance';
import { exportCharges, fetchChargeSummary, listCharges } from '@/services/charge';

/** The account's summary, one page of its charges, and their export. */
export function useCharges() {
  const summary = useQuery(fetchChargeSummary);
  const budget = useQuery(fetchBudget, { silent: true });
  const list = useCursorList('charge', chargeQuery, listCharges, {
    options(_data, { month }) {
      const months = summary.data?.months.map((each) => each.month) ?? [];
      const shown = month === undefined || months.includes(month) ? months : [...months, month];
      return { month: shown.toReversed().map((value) => ({ value, label: value })) };
    },
  });

  return {
    summary,
    budget,
    list,
    exportFile() {
      const { cursor, pageSize, ...filters } = list.query;
      return exportCharges(filters);
    },
    refreshAll() {
      void summary.refresh();
      void budget.refresh();
      void list.refresh();
    },
  };
}

export type Charges = ReturnType<typeof useCharges>;
