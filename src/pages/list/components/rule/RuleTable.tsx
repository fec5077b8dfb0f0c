import { useIntl } from '@umijs/max';
import { Button, Grid, Skeleton } from 'antd';
import { useEffect, useMemo, useRef } from 'react';
import { type DataColumn, DataTable } from '@/components/list/DataTable';
import { ListContent } from '@/components/list/ListContent';
import { RULE_SORTS, RULE_STATUS, type Rule } from '@/domain/rule/rule';
import { type RuleTableSettings, shownColumns } from '@/pages/list/components/rule/columnSettings';
import styles from './RulePage.module.css';
import { RowFocusContext, type RowNavigation, RuleRow } from './rowNavigation';
import { RULE_COLUMN_CONFIG } from './ruleColumns';
import type { RuleActions } from './useRuleActions';
import type { Rules } from './useRulePage';
import { useRuleText } from './useRuleText';

interface RuleTableProps {
  rules: Rules;
  settings: RuleTableSettings;
  selected: readonly string[];
  onSelect: (ruleIds: readonly string[]) => void;
  onApprove: (rule: Rule) => void;
  onEdit: (rule: Rule) => void;
  onDelete: (rule: Rule) => void;
}

const ACTIONS_WIDTH = 212;
const COMPONENTS = { body: { row: RuleRow } };

/** Re-renders only changed rows, so that a page of 100 rows stays fast. */
const shouldCellUpdate = (rule: Rule, before: Rule) => rule !== before;

/** One page of rules with the chosen columns. */
function RuleTable(props: RuleTableProps) {
  const { rules, settings, selected } = props;
  const t = useRuleText();
  const { locale } = useIntl();
  // Rows that are not rendered again must not call handlers of an older page.
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts change with the language.
  const columns = useMemo<DataColumn<Rule>[]>(() => {
    const shown = shownColumns(settings.columns).map(({ name, pin }): DataColumn<Rule> => {
      const { cell, ...look } = RULE_COLUMN_CONFIG[name];
      return {
        ...look,
        key: name,
        title: t(`column.${name}`),
        fixed: pin,
        sorter: RULE_SORTS.some((column) => column === name),
        shouldCellUpdate,
        render: (_value, rule) => cell(rule, t),
      };
    });
    const action = (id: 'approve' | 'edit' | 'delete', rule: Rule, onClick: () => void) => (
      <Button
        type="text"
        size="small"
        danger={id === 'delete'}
        className={styles.action}
        aria-label={t(`${id}.of`, { name: rule.name })}
        onClick={onClick}
      >
        {t(id)}
      </Button>
    );
    return [
      ...shown,
      {
        key: 'actions',
        title: t('column.actions'),
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
  }, [settings.columns, t, locale]);

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
        getTitleCheckboxProps: () => ({ 'aria-label': t('select.page') }),
        getCheckboxProps: ({ name }) => ({ 'aria-label': t('select.one', { name }) }),
      }}
    />
  );
}

interface RuleResultsProps {
  rules: Rules;
  actions: RuleActions;
  settings: RuleTableSettings;
  rows: RowNavigation;
  onEdit: (rule: Rule) => void;
  onCreate: () => void;
}

/** One page of the results, or the empty or error state. */
export function RuleResults({ rules, actions, settings, rows, onEdit, onCreate }: RuleResultsProps) {
  const t = useRuleText();
  const isWide = Grid.useBreakpoint().md ?? false;
  return (
    <ListContent
      list={rules}
      texts={{
        failed: t('failed'),
        empty: t('none'),
        notFound: t('notFound'),
        clear: t('filter.clear'),
        pages: t('pages'),
      }}
      emptyAction={<Button onClick={onCreate}>{t('create')}</Button>}
      skeleton={<Skeleton active title={false} paragraph={{ rows: rules.query.pageSize }} />}
      pagination={{ align: 'end', showQuickJumper: isWide, simple: !isWide }}
    >
      {() => (
        <div ref={rows.box} {...rows.handlers}>
          <RowFocusContext value={rows.focus}>
            <RuleTable
              rules={rules}
              settings={settings}
              selected={actions.selected}
              onSelect={actions.select}
              onApprove={({ key }) => void actions.approve({ keys: [key] })}
              onEdit={onEdit}
              onDelete={({ key }) => void actions.remove({ keys: [key] })}
            />
          </RowFocusContext>
        </div>
      )}
    </ListContent>
  );
}
