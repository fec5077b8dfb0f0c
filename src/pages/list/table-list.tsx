import { useT } from '@@/texts/rule';
import { Flex, type InputRef } from 'antd';
import { lazy, Suspense, useRef, useState } from 'react';
import { ConsolePage } from '@/components/ConsolePage';
import { useCreateCommand } from '@/components/createCommand';
import { useList } from '@/components/list/useList';
import panelStyles from '@/components/panel.module.css';
import { useQuery } from '@/components/query/useQuery';
import { useShortcuts } from '@/components/useShortcuts';
import { lastPage } from '@/domain/listing';
import { ruleQuery } from '@/domain/rule/ruleFields';
import { listRuleOwners, listRuleRegions, listRules } from '@/services/rule';
import { useRuleExport } from './components/rule/ExportMenu';
import { RuleBottomBar } from './components/rule/RuleBottomBar';
import { ActiveRuleFilters } from './components/rule/RuleFilters';
import styles from './components/rule/RulePage.module.css';
import { RuleResults } from './components/rule/RuleTable';
import { RuleTabs } from './components/rule/RuleTabs';
import { RuleToolbar } from './components/rule/RuleToolbar';
import { useRowNavigation } from './components/rule/rowNavigation';
import { RulePageContext } from './components/rule/rulePage';
import { useRuleActions } from './components/rule/useRuleActions';
import { useRulePanels } from './components/rule/useRulePanels';
import { useRuleSelection } from './components/rule/useRuleSelection';
import { useRememberedSearch, useRuleSettings } from './components/rule/useRuleSettings';

const RulePanels = lazy(() => import('./components/rule/RulePanels'));

/** `/list/table-list`: the rules, searched, sorted and paged by the server. The whole view is kept in the URL. */
export default function RuleTablePage() {
  return useRememberedSearch() ? <RuleList /> : null;
}

function RuleList() {
  const t = useT();
  const owners = useQuery(listRuleOwners);
  const regions = useQuery(listRuleRegions);
  const rules = useList('rule', ruleQuery, listRules, {
    options: () => ({
      owner: owners.data?.map(({ ownerId, name }) => ({ value: ownerId, label: name })),
      region: regions.data?.map(({ regionId, name }) => ({ value: regionId, label: name })),
    }),
  });
  const { settings, change } = useRuleSettings();
  const panels = useRulePanels();
  const selection = useRuleSelection(rules);
  const actions = useRuleActions({ rules, selection, panels });
  const files = useRuleExport(rules.query, settings.columns);
  const searchField = useRef<InputRef>(null);
  const bottomBar = useRef<HTMLDivElement>(null);

  const { data, query } = rules;
  const shown = data?.list ?? [];
  const total = data?.total ?? 0;
  const { current, pageSize, ...search } = query;
  const rows = useRowNavigation({
    rowIds: shown.map(({ key }) => key),
    search: rules.isStale ? undefined : JSON.stringify(search),
    onToggle: (ruleId) => selection.toggle(ruleId),
    onOpen: (ruleId) => panels.openRule(ruleId),
    onPageChange(offset) {
      const page = current + offset;
      if (page >= 1 && page <= lastPage(total, pageSize)) rules.goToPage(page);
    },
    onEscape: selection.clear,
  });

  /** Acts on the selection, or on the row with the keyboard focus. */
  function runOnSelectedOrActive(action: 'approve' | 'stop' | 'delete') {
    const active = shown.map(({ key }) => key).filter((ruleId) => ruleId === rows.active());
    if (selection.count > 0) actions.runOnSelection(action);
    else void actions.run(action, { keys: active });
  }

  const isOpen = panels.ruleId !== undefined || panels.isBinOpen || panels.panel !== undefined;
  // The drawers stay mounted for their closing animation.
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);

  useCreateCommand(() => panels.open({ name: 'create' }));
  useShortcuts(settings.shortcutsEnabled && !isOpen, {
    g: () => rows.focusRow(),
    e() {
      const rule = shown.find(({ key }) => key === rows.active());
      if (rule) panels.open({ name: 'update', rule });
    },
    Delete: () => runOnSelectedOrActive('delete'),
    p: () => runOnSelectedOrActive('approve'),
    s: () => runOnSelectedOrActive('stop'),
    a: selection.selectPage,
    A: () => selection.selectAll(),
    b: () => bottomBar.current?.querySelector<HTMLElement>('button:not([hidden] *)')?.focus(),
    n: () => panels.open({ name: 'create' }),
    '/': () => searchField.current?.focus({ cursor: 'all' }),
    '?': () => panels.open({ name: 'shortcuts' }),
  });

  return (
    <RulePageContext
      value={{ rules, owners, regions, settings, change, panels, selection, actions, files, rows }}
    >
      <ConsolePage titled>
        <Flex
          component="section"
          className={`${panelStyles.surface} ${styles.page}`}
          vertical
          aria-label={t('rule.list')}
        >
          <RuleTabs />
          <RuleToolbar searchField={searchField} />
          <ActiveRuleFilters />
          <RuleResults />
          <RuleBottomBar box={bottomBar} />
        </Flex>
        <Suspense>{wasOpen && <RulePanels />}</Suspense>
      </ConsolePage>
    </RulePageContext>
  );
}
