import { useIntl } from '@umijs/max';
import { Button, Grid, Table, type TableColumnType } from 'antd';
import { useEffect, useMemo, useRef } from 'react';
import { RULE_STATUS, type Rule } from '@/domain/rule/rule';
import { RULE_SORTS, type RuleSort } from '@/domain/rule/ruleQuery';
import { type RuleTableSettings, shownColumns } from '@/pages/list/components/rule/columnSettings';
import styles from './RulePage.module.css';
import { RuleRow } from './RuleRow';
import { COLUMN_LOOKS } from './ruleColumns';
import { useRuleText } from './useRuleText';

interface RuleTableProps {
  rules: readonly Rule[];
  loading: boolean;
  sort: RuleSort;
  settings: RuleTableSettings;
  selected: readonly string[];
  onSelect: (keys: readonly string[]) => void;
  onSort: (sort: RuleSort | undefined) => void;
  onApprove: (rule: Rule) => void;
  onEdit: (rule: Rule) => void;
  onDelete: (rule: Rule) => void;
}

const ACTIONS_WIDTH = 212;
const SELECTION_WIDTH = 48;
const COMPONENTS = { body: { row: RuleRow } };

/** Only what has changed is drawn again: a hundred rows stay fluid. */
const shouldCellUpdate = (rule: Rule, before: Rule) => rule !== before;

/**
 * One page of rules. Antd's own table, not ProTable: what is asked for stands in the address alone, and ProTable keeps a form,
 * a page and a call of its own beside it; its tools have no names to be read out either.
 */
export function RuleTable(props: RuleTableProps) {
  const { rules, loading, sort, settings, selected } = props;
  const say = useRuleText();
  const { locale } = useIntl();
  // On a phone what is held at the end would leave no room for the rest.
  const isWide = Grid.useBreakpoint().md ?? false;
  // Rows that are not drawn again must not call what was given with an older page.
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the language changes what `say` says.
  const columns = useMemo<TableColumnType<Rule>[]>(() => {
    const shown = shownColumns(settings.columns).map(({ name, pin }): TableColumnType<Rule> => {
      const { cell, ...look } = COLUMN_LOOKS[name];
      const sortable = RULE_SORTS.find((column) => column === name);
      return {
        ...look,
        key: name,
        title: say(`column.${name}`),
        fixed: isWide ? pin : undefined,
        shouldCellUpdate,
        render: (_value, rule) => cell(rule, say),
        ...(sortable && {
          sorter: true,
          showSorterTooltip: false,
          sortOrder: sort.column === sortable ? (sort.descending ? 'descend' : 'ascend') : null,
        }),
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
        fixed: isWide ? 'end' : undefined,
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
  }, [settings.columns, sort, say, locale, isWide]);

  const width = columns.reduce((sum, column) => sum + Number(column.width), SELECTION_WIDTH);
  return (
    <Table<Rule>
      className={styles.table}
      rowKey="key"
      dataSource={rules}
      columns={columns}
      components={COMPONENTS}
      size={settings.density}
      tableLayout="fixed"
      scroll={{ x: width }}
      loading={{ spinning: loading, delay: 300 }}
      aria-busy={loading}
      pagination={false}
      rowSelection={{
        columnWidth: SELECTION_WIDTH,
        preserveSelectedRowKeys: true,
        selectedRowKeys: [...selected],
        onChange: (keys) => props.onSelect(keys.map(String)),
        getTitleCheckboxProps: () => ({ 'aria-label': say('select.page') }),
        getCheckboxProps: ({ name }) => ({ 'aria-label': say('select.one', { name }) }),
      }}
      onChange={(_page, _filters, sorter, { action }) => {
        if (action !== 'sort' || Array.isArray(sorter)) return;
        const column = RULE_SORTS.find((name) => name === sorter.columnKey);
        props.onSort(column && sorter.order ? { column, descending: sorter.order === 'descend' } : undefined);
      }}
    />
  );
}
