import type { InputRef } from 'antd';
import { useRef, useState } from 'react';
import { useList } from '@/components/list/useList';
import { useQuery } from '@/components/query/useQuery';
import { useQueryState } from '@/components/query/useQueryState';
import { lastPage } from '@/domain/listing';
import type { Rule } from '@/domain/rule/rule';
import { ruleQuery } from '@/domain/rule/rule';
import { listRuleOwners, listRules } from '@/services/rule';
import { useRowKeys } from './useRowKeys';
import { useRuleActions } from './useRuleActions';
import { useRuleKeys } from './useRuleKeys';
import { useRuleSettings } from './useRuleSettings';

/** What lies over the table. */
type Panel = { name: 'create' | 'settings' | 'keys' } | { name: 'update'; rule: Rule };

const useRules = () => useList(ruleQuery, listRules);
export type Rules = ReturnType<typeof useRules>;

/** All that the page of the rule table knows and does; its parts only show it. */
export function useRulePage() {
  const { query, change: changeUrl } = useQueryState();
  const rules = useRules();
  // The rule whose details are open.
  const openKey = query.get('rule') ?? undefined;
  const openRule = (key: string | undefined, options?: { replace?: boolean }) =>
    changeUrl({ rule: key }, options);
  const actions = useRuleActions(rules, (keys) => {
    if (openKey && keys.includes(openKey)) openRule(undefined, { replace: true });
  });
  const { settings, change } = useRuleSettings();
  const [panel, setPanel] = useState<Panel>();
  const searchField = useRef<InputRef>(null);
  const owners = useQuery(listRuleOwners);

  const shown = rules.data?.list ?? [];
  const keys = shown.map(({ key }) => key);
  const { selected } = actions;

  function turn(by: number) {
    const { current, pageSize } = rules.query;
    const page = current + by;
    if (page >= 1 && page <= lastPage(rules.data?.total ?? 0, pageSize)) rules.goToPage(page);
  }

  const rows = useRowKeys({
    keys,
    onToggle: (key) =>
      actions.select(selected.includes(key) ? selected.filter((other) => other !== key) : [...selected, key]),
    onOpen: (key) => openRule(key),
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

  const activeRule = () => shown.find(({ key }) => key === rows.active());
  const chosenKeys = () => (selected.length > 0 ? selected : keys.filter((key) => key === rows.active()));

  useRuleKeys(settings.keys && !panel && !openKey, {
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
    rules,
    openKey,
    openRule,
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
