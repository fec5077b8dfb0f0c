import { useIntl } from '@umijs/max';
import { useRequest } from 'ahooks';
import { useState } from 'react';
import { useMessage } from '@/components/MessageContext';
import { useUnmountSignal } from '@/components/query/useUnmountSignal';
import { saveBlob } from '@/components/saveBlob';
import { isRequestError } from '@/domain/requestError';
import { isFileAnswer } from '@/request/download';
import { exportCharges, fetchChargeSummary, listCharges } from '@/services/charge';
import type { AskedCharges } from './useChargeQuery';

/** The account at a glance and one page of its charges, and the file that holds all that the filters find. */
export function useCharges({ filters, current }: AskedCharges) {
  const { locale, formatMessage } = useIntl();
  const message = useMessage();
  const unmountSignal = useUnmountSignal();
  const [exporting, setExporting] = useState(false);
  const onError = (failure: unknown) => {
    if (!isRequestError(failure)) throw failure;
  };
  const summary = useRequest(() => fetchChargeSummary({ signal: unmountSignal() }), { onError });
  const list = useRequest(() => listCharges({ ...filters, current }, { signal: unmountSignal() }), {
    refreshDeps: [filters, current, locale],
    onError,
  });

  async function exportFile() {
    if (exporting) return;
    setExporting(true);
    try {
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
      list.refresh();
    },
  };
}

export type Charges = ReturnType<typeof useCharges>;
