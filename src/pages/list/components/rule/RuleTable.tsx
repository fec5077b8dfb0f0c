import { useT } from '@@/texts/rule';
import { Button, Skeleton } from 'antd';
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef } from 'react';
import { useCellMenu } from '@/components/list/CellMenu';
import type { DataColumn } from '@/components/list/DataRow';
import { DataTable } from '@/components/list/DataTable';
import { ListContent } from '@/components/list/ListContent';
import { PHONE, useMedia } from '@/components/useMedia';
import { columnNames, sortNames } from '@/domain/fields';
import { type Rule, ruleFields } from '@/domain/rule/ruleFields';
import { type RuleTableSettings, shownColumns } from './columnSettings';
import { RowActions, type RowMenuAction } from './RowActions';
import styles from './RuleTable.module.css';
import { RuleRow } from './rowNavigation';
import { columnLook, ruleCell } from './ruleColumns';
import { useRulePage } from './rulePage';
import { useCellFilters } from './useCellFilters';

const ACTIONS_WIDTH = 98;
const SORTED: ReadonlySet<string> = new Set(sortNames(ruleFields));

/** The chosen columns, then the actions. They change with the settings and the language only, so that rows stay as they are. */
function useColumns(
  settings: Pick<RuleTableSettings, 'columns'>,
  onAction: (action: RowMenuAction, rule: Rule) => void,
): DataColumn<Rule>[] {
  const t = useT();
  const latest = useRef(onAction);
  useEffect(() => {
    latest.current = onAction;
  });
  return useMemo(
    () => [
      ...shownColumns(settings.columns).map(
        ({ name, pin }): DataColumn<Rule> => ({
          ...columnLook(name),
          key: name,
          title: t(`rule.field.${name}`),
          fixed: pin,
          sorter: SORTED.has(name),
          render: (_value, rule) => ruleCell(rule, name, t),
        }),
      ),
      {
        key: 'actions',
        title: t('rule.rowActions'),
        width: ACTIONS_WIDTH,
        align: 'end',
        fixed: 'end',
        render: (_value, rule) => <RowActions rule={rule} onAction={(...args) => latest.current(...args)} />,
      },
    ],
    [settings.columns, t],
  );
}

/** One page of the results, or the empty or error state. */
export function RuleResults() {
  const { rules, selection, settings, rows, actions, panels } = useRulePage();
  const t = useT();
  const columns = useColumns(settings, handleAction);
  const isPhone = useMedia(PHONE);
  const cellFilters = useCellFilters();
  const findRule = (key: string) => rules.data?.list.find((rule) => rule.key === key);
  const cells = useCellMenu(t('rule.filter'), ({ rowKey, column }) => {
    const rule = findRule(rowKey);
    const shown = shownColumns(settings.columns).map(({ name }) => name);
    const names = column === undefined ? shown : columnNames(ruleFields).filter((name) => name === column);
    return rule ? cellFilters(rule, names) : [];
  });

  const handlers = {
    ...rows.handlers,
    onContextMenu: cells.handleContextMenu,
    onKeyDown(event: KeyboardEvent) {
      cells.handleKeyDown(event);
      rows.handlers.onKeyDown(event);
    },
  };

  function handleAction(action: RowMenuAction, rule: Rule) {
    if (action !== 'filter') return actions.runOnRow(action, rule);
    rows.focusRow(rule.key);
    if (document.activeElement) cells.open(document.activeElement);
  }

  const rowLabel = useCallback(({ name }: Rule) => t('rule.select.one', { name }), [t]);
  return (
    <ListContent
      list={rules}
      summary={false}
      chips={false}
      emptyAction={<Button onClick={() => panels.open({ name: 'create' })}>{t('rule.create')}</Button>}
      skeleton={
        <Skeleton
          className={styles.skeleton}
          active
          title={false}
          paragraph={{ rows: rules.query.pageSize }}
        />
      }
      pagination={{ around: isPhone ? 'input' : 2, small: !isPhone, className: styles.pages }}
    >
      {() => (
        <div ref={rows.box} {...handlers}>
          <DataTable<Rule>
            list={rules}
            className={styles.table}
            rowKey="key"
            columns={columns}
            size={settings.density}
            row={RuleRow}
            selection={{
              isSelected: selection.isSelected,
              onToggle: selection.toggle,
              onTogglePage: (checked) => (checked ? selection.selectPage() : selection.deselectPage()),
              pageLabel: t('rule.select.page'),
              rowLabel,
            }}
            onRowClick={(key) => {
              const rule = findRule(key);
              if (rule) panels.openRule(rule.key);
            }}
          />
          {cells.menu}
        </div>
      )}
    </ListContent>
  );
}
