import { useT } from '@@/texts/rule';
import { Button, Dropdown } from 'antd';
import type { ReactNode } from 'react';
import { useMessage } from '@/components/MessageContext';
import { useAction } from '@/components/query/useAction';
import { saveBlob } from '@/components/saveBlob';
import type { RuleQuery } from '@/domain/rule/ruleFields';
import { isFileResult } from '@/request/download';
import { exportRules, exportSelectedRules, type RuleSelection } from '@/services/rule';
import { type RuleColumnSetting, shownColumns } from './columnSettings';
import styles from './RuleToolbar.module.css';

interface ExportMenuProps {
  label: string;
  icon: ReactNode;
  loading: boolean;
  onExport: (allColumns: boolean) => void;
}

/** A button that asks which columns to export. */
export function ExportMenu({ label, icon, loading, onExport }: ExportMenuProps) {
  const t = useT();
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      menu={{
        'aria-label': label,
        items: [
          { key: 'shown', label: t('rule.export.shown') },
          { key: 'all', label: t('rule.export.all') },
        ],
        onClick: ({ key }) => onExport(key === 'all'),
      }}
    >
      <Button className={styles.export} icon={icon} loading={loading} aria-haspopup="menu" aria-label={label}>
        <span className={styles.label}>{label}</span>
      </Button>
    </Dropdown>
  );
}

/** Exports the matching or the selected rules, with the visible columns in their order or with all. */
export function useRuleExport(query: RuleQuery, columns: readonly RuleColumnSetting[]) {
  const t = useT();
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
        void message.success(t('rule.exported', { name }));
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
