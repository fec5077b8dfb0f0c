import { useIntl } from '@umijs/max';
import { Button } from 'antd';
import { useEffect, useMemo, useRef } from 'react';
import { type DataColumn, DataTable } from '@/components/list/DataTable';
import { RULE_SORTS, RULE_STATUS, type Rule } from '@/domain/rule/rule';
import { type RuleTableSettings, shownColumns } from '@/pages/list/components/rule/columnSettings';
import styles from './RulePage.module.css';
import { RuleRow } from './RuleRow';
import { COLUMN_LOOKS } from './ruleColumns';
import type { Rules } from './useRulePage';
import { useRuleText } from './useRuleText';

interface RuleTableProps {
  rules: Rules;
  settings: RuleTableSettings;
  selected: readonly string[];
  onSelect: (keys: readonly string[]) => void;
  onApprove: (rule: Rule) => void;
  onEdit: (rule: Rule) => void;
  onDelete: (rule: Rule) => void;
}

const ACTIONS_WIDTH = 212;
const COMPONENTS = { body: { row: RuleRow } };

/** Only what has changed is drawn again: a hundred rows stay fluid. */
const shouldCellUpdate = (rule: Rule, before: Rule) => rule !== before;

/** One page of rules, with the columns that the operator chose. */
export function RuleTable(props: RuleTableProps) {
  const { rules, settings, selected } = props;
  const say = useRuleText();
  const { locale } = useIntl();
  // Rows that are not drawn again must not call what was given with an older page.
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the language changes what `say` says.
  const columns = useMemo<DataColumn<Rule>[]>(() => {
    const shown = shownColumns(settings.columns).map(({ name, pin }): DataColumn<Rule> => {
      const { cell, ...look } = COLUMN_LOOKS[name];
      return {
        ...look,
        key: name,
        title: say(`column.${name}`),
        fixed: pin,
        sorter: RULE_SORTS.some((column) => column === name),
        shouldCellUpdate,
        render: (_value, rule) => cell(rule, say),
      };
    });
    const action = (id: 'approve' | 'edit' | 'delete', rule: Rule, onClick: () => void) => (
      <Button
        type="text"
        size="small"
        danger={id === 'delete'}
        className={styles.action}
        aria-label={say(`${id}.of`, { name: rule.name })}
        onClick={onClick}
      >
        {say(id)}
      </Button>
    );
    return [
      ...shown,
      {
        key: 'actions',
        title: say('column.actions'),
        width: ACTIONS_WIDTH,
        fixed: 'end',
        shouldCellUpdate,
        render: (_value, rule) => (
          <div className={styles.actions}>
            {action('edit', rule, () => latest.current.onEdit(rule))}
            {action('delete', rule, () => latest.current.onDelete(rule))}
            {rule.status === RULE_STATUS.closed &&
              action('approve', rule, () => latest.current.onApprove(rule))}
          </div>
        ),
      },
    ];
  }, [settings.columns, say, locale]);

  return (
    <DataTable<Rule>
      list={rules}
      className={styles.table}
      rowKey="key"
      columns={columns}
      components={COMPONENTS}
      size={settings.density}
      rowSelection={{
        preserveSelectedRowKeys: true,
        selectedRowKeys: [...selected],
        onChange: (keys) => props.onSelect(keys.map(String)),
        getTitleCheckboxProps: () => ({ 'aria-label': say('select.page') }),
        getCheckboxProps: ({ name }) => ({ 'aria-label': say('select.one', { name }) }),
      }}
    />
  );
}
