import type { InputRef } from 'antd';
import { useRef, useState } from 'react';
import { useQuery } from '@/components/query/useQuery';
import { lastPage } from '@/domain/listing';
import type { Rule } from '@/domain/rule/rule';
import { listRuleOwners } from '@/services/rule';
import { useRowKeys } from './useRowKeys';
import { useRuleActions } from './useRuleActions';
import { useRuleKeys } from './useRuleKeys';
import { useRuleList } from './useRuleList';
import { useRuleSettings } from './useRuleSettings';

/** What lies over the table. */
type Panel = { name: 'create' | 'settings' | 'keys' } | { name: 'update'; rule: Rule };

/** All that the page of the rule table knows and does; its parts only show it. */
export function useRulePage() {
  const view = useRuleList();
  const actions = useRuleActions(view);
  const { settings, change } = useRuleSettings();
  const [panel, setPanel] = useState<Panel>();
  const searchField = useRef<InputRef>(null);
  const owners = useQuery(listRuleOwners);

  const rules = view.data?.list ?? [];
  const keys = rules.map(({ key }) => key);
  const { selected } = actions;

  function turn(by: number) {
    const { current, pageSize } = view.asked;
    const page = current + by;
    if (page >= 1 && page <= lastPage(view.data?.total ?? 0, pageSize)) view.turnTo(page);
  }

  const rows = useRowKeys({
    keys,
    onToggle: (key) =>
      actions.select(selected.includes(key) ? selected.filter((other) => other !== key) : [...selected, key]),
    onOpen: (key) => view.open(key),
    onTurn: turn,
    onEscape: () => actions.select([]),
  });

  function openPanel(next: Panel) {
    if ((next.name === 'create' || next.name === 'update') && !owners.data) void owners.refresh();
    setPanel(next);
  }

  function closePanel() {
    const edited = panel?.name === 'update' ? panel.rule.key : undefined;
    setPanel(undefined);
    // A rule gives the focus back to its row, anything else to what opened it; where that is gone, work goes on in the rows.
    requestAnimationFrame(() => {
      if (edited || document.activeElement === document.body) rows.focusRow(edited, { preventScroll: true });
    });
  }

  const activeRule = () => rules.find(({ key }) => key === rows.active());
  const chosenKeys = () => (selected.length > 0 ? selected : keys.filter((key) => key === rows.active()));

  useRuleKeys(settings.keys && !panel && !view.openKey, {
    g: () => rows.focusRow(),
    e() {
      const rule = activeRule();
      if (rule) openPanel({ name: 'update', rule });
    },
    Delete: () => actions.remove(chosenKeys()),
    p: () => actions.approve(chosenKeys()),
    a: () => actions.select([...new Set([...selected, ...keys])]),
    u: actions.undo,
    n: () => openPanel({ name: 'create' }),
    '/': () => searchField.current?.focus({ cursor: 'all' }),
    '?': () => openPanel({ name: 'keys' }),
  });

  return {
    view,
    actions,
    settings,
    changeSettings: change,
    panel,
    openPanel,
    closePanel,
    searchField,
    owners: owners.data ?? [],
    keys,
    rows,
  };
}
