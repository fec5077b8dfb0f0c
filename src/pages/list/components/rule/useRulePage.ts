import type { InputRef } from 'antd';
import { useRef, useState } from 'react';
import { useList } from '@/components/list/useList';
import { useQuery } from '@/components/query/useQuery';
import { useQueryState } from '@/components/query/useQueryState';
import { lastPage } from '@/domain/listing';
import type { Rule } from '@/domain/rule/rule';
import { ruleQuery } from '@/domain/rule/rule';
import { listRuleOwners, listRules } from '@/services/rule';
import { useRuleSettings } from './columnSettings';
import { useRowNavigation } from './rowNavigation';
import { useRuleActions } from './useRuleActions';
import { useShortcuts } from './useShortcuts';

/** The open drawer or dialog. */
type Panel =
  | { name: 'settings' | 'shortcuts' }
  /** Starts from a copy of a rule. */
  | { name: 'create'; copyOf?: Rule }
  | { name: 'update'; rule: Rule };

const useRules = () => useList(ruleQuery, listRules);
export type Rules = ReturnType<typeof useRules>;

/** State and actions of the rule table page. */
export function useRulePage() {
  const { query, change: changeUrl } = useQueryState();
  const rules = useRules();
  /** The rule whose details are open. */
  const openId = query.get('rule') ?? undefined;
  const openRule = (ruleId: string | undefined, options?: { replace?: boolean }) =>
    changeUrl({ rule: ruleId }, options);
  const actions = useRuleActions(rules, {
    onHandled(selection, action) {
      const isOpenDeleted =
        openId && action === 'delete' && 'keys' in selection && selection.keys.includes(openId);
      if (isOpenDeleted) openRule(undefined, { replace: true });
    },
  });
  const { settings, change } = useRuleSettings();
  const [panel, setPanel] = useState<Panel>();
  const searchField = useRef<InputRef>(null);
  const owners = useQuery(listRuleOwners);

  const shown = rules.data?.list ?? [];
  const ruleIds = shown.map(({ key }) => key);
  const { selected } = actions;

  function handlePageChange(offset: number) {
    const { current, pageSize } = rules.query;
    const page = current + offset;
    if (page >= 1 && page <= lastPage(rules.data?.total ?? 0, pageSize)) rules.goToPage(page);
  }

  const rows = useRowNavigation({
    rowIds: ruleIds,
    onToggle: (ruleId) =>
      actions.select(
        selected.includes(ruleId) ? selected.filter((other) => other !== ruleId) : [...selected, ruleId],
      ),
    onOpen: (ruleId) => openRule(ruleId),
    onPageChange: handlePageChange,
    onEscape: () => actions.select([]),
  });

  function openPanel(next: Panel) {
    if ((next.name === 'create' || next.name === 'update') && !owners.data) void owners.refresh();
    setPanel(next);
  }

  function closePanel() {
    const edited = panel?.name === 'update' ? panel.rule.key : undefined;
    setPanel(undefined);
    // Focuses the row of an edited rule. Otherwise the opener keeps the focus, or the rows get it if it was removed.
    requestAnimationFrame(() => {
      if (edited || document.activeElement === document.body) rows.focusRow(edited, { preventScroll: true });
    });
  }

  const activeRule = () => shown.find(({ key }) => key === rows.active());
  const selectedOrActive = () =>
    selected.length > 0 ? selected : ruleIds.filter((ruleId) => ruleId === rows.active());

  useShortcuts(settings.shortcutsEnabled && !panel && !openId && !query.has('bin'), {
    g: () => rows.focusRow(),
    e() {
      const rule = activeRule();
      if (rule) openPanel({ name: 'update', rule });
    },
    Delete: () => void actions.remove({ keys: selectedOrActive() }),
    p: () => void actions.approve({ keys: selectedOrActive() }),
    a: () => actions.select([...new Set([...selected, ...ruleIds])]),
    u: actions.undo,
    n: () => openPanel({ name: 'create' }),
    '/': () => searchField.current?.focus({ cursor: 'all' }),
    '?': () => openPanel({ name: 'shortcuts' }),
  });

  return {
    rules,
    openId,
    openRule,
    isBinOpen: query.has('bin'),
    openBin: () => changeUrl({ bin: '1' }),
    closeBin: () => changeUrl({ bin: undefined }),
    actions,
    settings,
    changeSettings: change,
    panel,
    openPanel,
    closePanel,
    searchField,
    owners: owners.data ?? [],
    ruleIds,
    rows,
  };
}

export type RulePage = ReturnType<typeof useRulePage>;
