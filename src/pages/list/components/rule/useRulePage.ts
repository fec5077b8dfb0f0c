import type { InputRef } from 'antd';
import { useRef, useState } from 'react';
import { useList } from '@/components/list/useList';
import { useMessage } from '@/components/MessageContext';
import { useQuery } from '@/components/query/useQuery';
import { useQueryState } from '@/components/query/useQueryState';
import { lastPage } from '@/domain/listing';
import { type Rule, ruleQuery } from '@/domain/rule/ruleFields';
import { listRuleOwners, listRules, type RuleSelection } from '@/services/rule';
import type { BatchChoice } from './BatchDialog';
import type { RowAction } from './RowActions';
import { useRowNavigation } from './rowNavigation';
import { useRuleActions } from './useRuleActions';
import { useRuleSelection } from './useRuleSelection';
import { useRuleSettings } from './useRuleSettings';
import { useRuleText } from './useRuleText';
import type { BatchAction } from './useRuleUndo';
import { useShortcuts } from './useShortcuts';

/** The open drawer or dialog. */
export type RulePanel =
  | { name: 'settings' | 'shortcuts' }
  /** Starts from a copy of a rule. */
  | { name: 'create'; copyOf?: Rule }
  | { name: 'update'; rule: Rule }
  | { name: 'batch'; action: BatchAction };

const useRules = () => useList(ruleQuery, listRules);
export type Rules = ReturnType<typeof useRules>;

/** State and actions of the rule table page. */
export function useRulePage() {
  const t = useRuleText();
  const message = useMessage();
  const { query, change: changeUrl } = useQueryState();
  const rules = useRules();
  /** The rule whose details are open. */
  const openId = query.get('rule') ?? undefined;
  const openRule = (ruleId: string | undefined, options?: { replace?: boolean }) =>
    changeUrl({ rule: ruleId }, options);
  const { settings, change } = useRuleSettings();
  const [panel, setPanel] = useState<RulePanel>();
  const searchField = useRef<InputRef>(null);
  const floatBox = useRef<HTMLDivElement>(null);
  const owners = useQuery(listRuleOwners, { startsEarly: true });

  const shown = rules.data?.list ?? [];
  const ruleIds = shown.map(({ key }) => key);
  const selection = useRuleSelection({ query: rules.query, total: rules.data?.total ?? 0, ruleIds });
  const actions = useRuleActions(rules, {
    onHandled(handled, action) {
      selection.deselect(handled);
      const isOpenHandled = openId && (!('keys' in handled) || handled.keys.includes(openId));
      if (action === 'delete' && isOpenHandled) openRule(undefined, { replace: true });
    },
    onSelectionChanged(total) {
      selection.selectAll(total);
      void message.warning(t('selected.changed', { count: total }));
      void rules.refresh();
    },
  });

  function handlePageChange(offset: number) {
    const { current, pageSize } = rules.query;
    const page = current + offset;
    if (page >= 1 && page <= lastPage(rules.data?.total ?? 0, pageSize)) rules.goToPage(page);
  }

  const { current: _page, pageSize: _size, ...search } = rules.query;
  const rows = useRowNavigation({
    rowIds: ruleIds,
    search: rules.isStale ? undefined : JSON.stringify(search),
    onToggle: (ruleId) => selection.toggle(ruleId),
    onOpen: (ruleId) => openRule(ruleId),
    onPageChange: handlePageChange,
    onEscape: selection.clear,
  });

  function openPanel(next: RulePanel) {
    if (next.name !== 'settings' && next.name !== 'shortcuts' && !owners.data) void owners.refresh();
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

  const runBatch = (action: BatchAction, rulesToChange: RuleSelection, choice: BatchChoice = {}) => {
    const { ownerId = '', frequency = 'day' } = choice;
    if (action === 'assign') return actions.assign(rulesToChange, ownerId);
    if (action === 'schedule') return actions.schedule(rulesToChange, frequency);
    if (action === 'delete') return actions.remove(rulesToChange);
    return actions[action](rulesToChange);
  };

  /** Acts on the selection. Asks first when it includes rules not in view or needs a choice. */
  function startBatch(action: BatchAction) {
    const needsChoice = action === 'assign' || action === 'schedule';
    if (needsChoice || selection.elsewhere > 0) openPanel({ name: 'batch', action });
    else void runBatch(action, selection.value);
  }

  async function confirmBatch(choice: BatchChoice) {
    if (panel?.name === 'batch' && (await runBatch(panel.action, selection.value, choice))) closePanel();
  }

  /** Acts on the selection, or on the row with the keyboard focus. */
  function actOnSelectedOrActive(action: 'approve' | 'stop' | 'delete') {
    const active = ruleIds.filter((ruleId) => ruleId === rows.active());
    if (selection.count > 0) startBatch(action);
    else void runBatch(action, { keys: active });
  }

  function handleRowAction(action: RowAction, rule: Rule) {
    if (action === 'open') openRule(rule.key);
    else if (action === 'edit') openPanel({ name: 'update', rule });
    else if (action === 'duplicate') openPanel({ name: 'create', copyOf: rule });
    else void runBatch(action, { keys: [rule.key] });
  }

  useShortcuts(settings.shortcutsEnabled && !panel && !openId && !query.has('bin'), {
    g: () => rows.focusRow(),
    e() {
      const rule = shown.find(({ key }) => key === rows.active());
      if (rule) openPanel({ name: 'update', rule });
    },
    Delete: () => actOnSelectedOrActive('delete'),
    p: () => actOnSelectedOrActive('approve'),
    s: () => actOnSelectedOrActive('stop'),
    a: selection.selectPage,
    A: () => selection.selectAll(),
    b: () => floatBox.current?.querySelector<HTMLElement>('button:not([hidden] *)')?.focus(),
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
    selection,
    settings,
    changeSettings: change,
    panel,
    openPanel,
    closePanel,
    startBatch,
    confirmBatch,
    handleRowAction,
    searchField,
    floatBox,
    owners: owners.data ?? [],
    ruleIds,
    rows,
  };
}

export type RulePage = ReturnType<typeof useRulePage>;
