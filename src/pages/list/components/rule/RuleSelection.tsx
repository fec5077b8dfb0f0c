import { useT } from '@@/texts/rule';
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
import { Button, Flex } from 'antd';
import type { ReactNode } from 'react';
import scrollEdge from '@/components/scrollEdge.module.css';
import typography from '@/components/typography.module.css';
import { ExportMenu } from './ExportMenu';
import styles from './RulePage.module.css';
import { useRulePage } from './rulePage';
import type { BatchAction } from './useRuleUndo';

const ACTIONS: readonly { action: BatchAction; icon: ReactNode }[] = [
  { action: 'approve', icon: <CheckOutlined aria-hidden /> },
  { action: 'stop', icon: <PauseOutlined aria-hidden /> },
  { action: 'assign', icon: <TeamOutlined aria-hidden /> },
  { action: 'schedule', icon: <FieldTimeOutlined aria-hidden /> },
  { action: 'delete', icon: <DeleteOutlined aria-hidden /> },
];

/** The number of selected rules, on this and other pages, with the batch actions. Floats over the table and moves nothing. */
export function RuleSelection() {
  const { rules, selection, actions, files } = useRulePage();
  const t = useT();
  const { formatNumber } = useIntl();
  const { count, elsewhere, isAll } = selection;
  const total = rules.data?.total ?? 0;
  const busy = actions.busy ?? files.busy;
  return (
    <Flex
      component="section"
      className={styles.selection}
      wrap
      align="center"
      justify="space-between"
      gap="4px 8px"
      aria-label={t('rule.selected.bar')}
      hidden={count === 0}
    >
      <span role="status" className={styles.selected}>
        {count > 0 && t(isAll ? 'rule.selected.all' : 'rule.selected', { count: formatNumber(count) })}{' '}
        {elsewhere > 0 && (
          <span className={typography.secondary}>
            {t('rule.selected.elsewhere', { count: formatNumber(elsewhere) })}
          </span>
        )}
      </span>
      {!isAll && count < total && (
        <Button type="link" size="small" onClick={() => selection.selectAll()}>
          {t('rule.selected.selectAll', { count: formatNumber(total) })}
        </Button>
      )}
      <Flex className={`${styles.batch} ${scrollEdge.edge}`}>
        {ACTIONS.map(({ action, icon }) => (
          <Button
            key={action}
            type="text"
            icon={icon}
            danger={action === 'delete'}
            loading={busy === action}
            onClick={() => actions.runOnSelection(action)}
          >
            {t(`rule.selected.${action}`)}
          </Button>
        ))}
        <ExportMenu
          label={t('rule.selected.export')}
          icon={<DownloadOutlined aria-hidden />}
          loading={busy === 'exportSelected'}
          onExport={(allColumns) => files.exportSelected(allColumns, selection.value)}
        />
      </Flex>
      <Button
        type="text"
        icon={<CloseOutlined aria-hidden />}
        aria-label={t('rule.selected.clear')}
        title={t('rule.selected.clear')}
        onClick={selection.clear}
      />
    </Flex>
  );
}
