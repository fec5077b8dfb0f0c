import { useT } from '@@/texts/charge';
import { useList } from '@/components/list/useList';
import { useMessage } from '@/components/MessageContext';
import { useAction } from '@/components/query/useAction';
import { useQuery } from '@/components/query/useQuery';
import { saveBlob } from '@/components/saveBlob';
import { chargeQuery } from '@/domain/money/charge';
import { isFileResult } from '@/request/download';
import { fetchBudget } from '@/services/balance';
import { exportCharges, fetchChargeSummary, listCharges } from '@/services/charge';

/** The account's summary, one page of its charges, and their export. */
export function useCharges() {
  const t = useT();
  const message = useMessage();
  const summary = useQuery(fetchChargeSummary, { startsEarly: true });
  const budget = useQuery(fetchBudget, { silent: true });
  const list = useList('charge', chargeQuery, listCharges, {
    options(_data, { month }) {
      const months = summary.data?.months.map((each) => each.month) ?? [];
      const shown = month === undefined || months.includes(month) ? months : [...months, month];
      return { month: shown.toReversed().map((value) => ({ value, label: value })) };
    },
  });
  const exporting = useAction(
    () => {
      const { current, pageSize, ...filters } = list.query;
      return exportCharges(filters);
    },
    {
      onDone(reply) {
        if (!isFileResult(reply)) return;
        const name = reply.fileName ?? 'charges.csv';
        saveBlob(reply.result, name);
        void message.success(t('charge.exported', { name }));
      },
    },
  );

  return {
    summary,
    budget,
    list,
    exporting: exporting.isPending,
    exportFile: () => void exporting.run(),
    refreshAll() {
      void summary.refresh();
      void budget.refresh();
      void list.refresh();
    },
  };
}

export type Charges = ReturnType<typeof useCharges>;
