import {
  CheckOutlined,
  CloseOutlined,
  DeleteOutlined,
  DownloadOutlined,
  FieldTimeOutlined,
  PauseOutlined,
  TeamOutlined,
} from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import typography from '@/components/typography.module.css';
import { useText } from '@/components/useText';
import { ExportMenu } from './ExportMenu';
import styles from './RulePage.module.css';
import type { RuleSelectionState } from './useRuleSelection';
import type { BatchAction } from './useRuleUndo';

const ACTIONS: readonly { action: BatchAction; icon: ReactNode }[] = [
  { action: 'approve', icon: <CheckOutlined aria-hidden /> },
  { action: 'stop', icon: <PauseOutlined aria-hidden /> },
  { action: 'assign', icon: <TeamOutlined aria-hidden /> },
  { action: 'schedule', icon: <FieldTimeOutlined aria-hidden /> },
  { action: 'delete', icon: <DeleteOutlined aria-hidden /> },
];

interface RuleSelectionProps {
  selection: RuleSelectionState;
  /** Number of matching rules. */
  total: number;
  busy: string | undefined;
  onAction: (action: BatchAction) => void;
  onExport: (allColumns: boolean) => void;
}

/** The number of selected rules, on this and other pages, with the batch actions. Floats over the table and moves nothing. */
export function RuleSelection({ selection, total, busy, onAction, onExport }: RuleSelectionProps) {
  const t = useText('rule');
  const { formatNumber } = useIntl();
  const { count, elsewhere, isAll } = selection;
  return (
    <section aria-label={t('selected.bar')} className={styles.selection} hidden={count === 0}>
      <span role="status" className={styles.selected}>
        {count > 0 && t(isAll ? 'selected.all' : 'selected', { count: formatNumber(count) })}{' '}
        {elsewhere > 0 && (
          <span className={typography.secondary}>
            {t('selected.elsewhere', { count: formatNumber(elsewhere) })}
          </span>
        )}
      </span>
      {!isAll && count < total && (
        <Button type="link" size="small" onClick={() => selection.selectAll()}>
          {t('selected.selectAll', { count: formatNumber(total) })}
        </Button>
      )}
      <span className={styles.batch}>
        {ACTIONS.map(({ action, icon }) => (
          <Button
            key={action}
            type="text"
            icon={icon}
            danger={action === 'delete'}
            loading={busy === action}
            onClick={() => onAction(action)}
          >
            {t(`selected.${action}`)}
          </Button>
        ))}
        <ExportMenu
          label={t('selected.export')}
          icon={<DownloadOutlined aria-hidden />}
          loading={busy === 'exportSelected'}
          onExport={onExport}
        />
      </span>
      <Button
        type="text"
        icon={<CloseOutlined aria-hidden />}
        aria-label={t('selected.clear')}
        title={t('selected.clear')}
        onClick={selection.clear}
      />
    </section>
  );
}
