import { useIntl } from '@umijs/max';
import { useRequest } from 'ahooks';
import { useState } from 'react';
import { useList } from '@/components/list/useList';
import { useMessage } from '@/components/MessageContext';
import { useUnmountSignal } from '@/components/query/useUnmountSignal';
import { saveBlob } from '@/components/saveBlob';
import { day, listQuery, manyOf, oneOf, text } from '@/domain/listQuery';
import { startOfMonth } from '@/domain/money/accountingTime';
import { CHARGE_CATEGORIES, CHARGE_DIRECTIONS } from '@/domain/money/charge';
import { isRequestError } from '@/domain/requestError';
import { isFileAnswer } from '@/request/download';
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

/** The summary of the account, one page of its charges, and the file of all that the filters find. */
export function useCharges() {
  const { formatMessage } = useIntl();
  const message = useMessage();
  const unmountSignal = useUnmountSignal();
  const [exporting, setExporting] = useState(false);
  const onError = (failure: unknown) => {
    if (!isRequestError(failure)) throw failure;
  };
  const summary = useRequest(() => fetchChargeSummary({ signal: unmountSignal() }), { onError });
  const list = useList(chargeQuery, listCharges);

  async function exportFile() {
    if (exporting) return;
    setExporting(true);
    try {
      const { current, pageSize, ...filters } = list.query;
      const answer = await exportCharges(filters);
      if (!isFileAnswer(answer)) return;
      const name = answer.fileName ?? 'charges.csv';
      saveBlob(answer.result, name);
      void message.success(formatMessage({ id: 'charge.exported' }, { name }));
    } catch (failure) {
      if (!isRequestError(failure)) throw failure;
    } finally {
      setExporting(false);
    }
  }

  return {
    summary,
    list,
    exporting,
    exportFile: () => void exportFile(),
    refreshAll() {
      summary.refresh();
      void list.refresh();
    },
  };
}

export type Charges = ReturnType<typeof useCharges>;
