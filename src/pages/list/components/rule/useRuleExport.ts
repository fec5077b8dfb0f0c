import { useMessage } from '@/components/MessageContext';
import { useAction } from '@/components/query/useAction';
import { saveBlob } from '@/components/saveBlob';
import type { RuleQuery } from '@/domain/rule/ruleFields';
import { isFileResult } from '@/request/download';
import { exportRules, exportSelectedRules, type RuleSelection } from '@/services/rule';
import { type RuleColumnSetting, shownColumns } from './columnSettings';
import { useRuleText } from './useRuleText';

/** Exports the matching or the selected rules, with the visible columns in their order or with all. */
export function useRuleExport(query: RuleQuery, columns: readonly RuleColumnSetting[]) {
  const t = useRuleText();
  const message = useMessage();
  const { run, pendingArgs } = useAction(
    (_what: 'export' | 'exportSelected', allColumns: boolean, selection: RuleSelection) => {
      const names = allColumns ? undefined : shownColumns(columns).map(({ name }) => name);
      return 'keys' in selection
        ? exportSelectedRules(selection.keys, names)
        : exportRules(selection.query, names);
    },
    {
      onDone(file) {
        if (!isFileResult(file)) return;
        const name = file.fileName ?? 'rules.csv';
        saveBlob(file.result, name);
        void message.success(t('exported', { name }));
      },
    },
  );
  return {
    busy: pendingArgs?.[0],
    exportMatching: (allColumns: boolean) => void run('export', allColumns, { query, total: 0 }),
    exportSelected: (allColumns: boolean, selection: RuleSelection) =>
      void run('exportSelected', allColumns, selection),
  };
}
