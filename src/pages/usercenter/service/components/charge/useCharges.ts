import { useIntl } from '@umijs/max';
import { useList } from '@/components/list/useList';
import { useMessage } from '@/components/MessageContext';
import { useAction } from '@/components/query/useAction';
import { useQuery } from '@/components/query/useQuery';
import { saveBlob } from '@/components/saveBlob';
import { day, listQuery, manyOf, oneOf, text } from '@/domain/listQuery';
import { startOfMonth } from '@/domain/money/accountingTime';
import { CHARGE_CATEGORIES, CHARGE_DIRECTIONS } from '@/domain/money/charge';
import { isFileResult } from '@/request/download';
import { exportCharges, fetchChargeSummary, listCharges } from '@/services/charge';

const chargeQuery = listQuery({
  category: manyOf(CHARGE_CATEGORIES),
  direction: oneOf(CHARGE_DIRECTIONS),
  month: ([month = '']) => (startOfMonth(month) === undefined ? undefined : month),
  from: day,
  to: day,
  keyword: text(64),
  orderId: text(64),
  instanceId: text(64),
});

/** The account's summary, one page of its charges, and their export. */
export function useCharges() {
  const { formatMessage } = useIntl();
  const message = useMessage();
  const summary = useQuery(fetchChargeSummary);
  const list = useList(chargeQuery, listCharges);
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
        void message.success(formatMessage({ id: 'charge.exported' }, { name }));
      },
    },
  );

  return {
    summary,
    list,
    exporting: exporting.isPending,
    exportFile: () => void exporting.run(),
    refreshAll() {
      void summary.refresh();
      void list.refresh();
    },
  };
}

export type Charges = ReturnType<typeof useCharges>;
