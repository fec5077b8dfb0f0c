import '@/locales/areas/rule';
import { lazy, Suspense, useState } from 'react';
import { ConsolePage } from '@/components/ConsolePage';
import panelStyles from '@/components/panel.module.css';
import { ruleQuery } from '@/domain/rule/ruleFields';
import { ApprovalOutcome } from './components/rule/ApprovalOutcome';
import { ActiveRuleFilters } from './components/rule/RuleFilters';
import { RuleFloat } from './components/rule/RuleFloat';
import styles from './components/rule/RulePage.module.css';
import { RuleSelection } from './components/rule/RuleSelection';
import { RuleResults } from './components/rule/RuleTable';
import { RuleTabs } from './components/rule/RuleTabs';
import { RuleToolbar } from './components/rule/RuleToolbar';
import { toViewSearch } from './components/rule/savedViews';
import { useRememberedSearch } from './components/rule/useRememberedSearch';
import { useRuleExport } from './components/rule/useRuleExport';
import { useRulePage } from './components/rule/useRulePage';
import { useRuleText } from './components/rule/useRuleText';

const RulePanels = lazy(() =>
  import('./components/rule/RulePanels').then(({ RulePanels: component }) => ({ default: component })),
);
const RuleDialogs = lazy(() => import('./components/rule/RuleDialogs'));

/** `/list/table-list`: the rules, searched, sorted and paged by the server. The whole view is kept in the URL. */
export default function RuleTablePage() {
  return useRememberedSearch() ? <RuleList /> : null;
}

function RuleList() {
  const t = useRuleText();
  const page = useRulePage();
  const { rules, actions, selection, settings, openId, openPanel, owners, rows } = page;
  const { data } = rules;
  const files = useRuleExport(rules.query, settings.columns);
  const view = toViewSearch(new URLSearchParams(rules.searchWith({})), ruleQuery);

  // The drawers stay mounted for their closing animation.
  const isOpen = openId !== undefined || page.isBinOpen || page.panel !== undefined;
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);

  return (
    <ConsolePage title={t('title')}>
      <section className={`${panelStyles.surface} ${styles.page}`} aria-label={t('list')}>
        <RuleTabs rules={rules} counts={data?.counts} failed={rules.status === 'failed'} />
        <RuleToolbar
          rules={rules}
          owners={owners}
          searchField={page.searchField}
          goToRows={() => rows.focusRow()}
          settings={{ settings, change: page.changeSettings }}
          view={view}
          exporting={files.busy === 'export'}
          onExport={files.exportMatching}
          openPanel={openPanel}
          openBin={page.openBin}
        />
        <ActiveRuleFilters rules={rules} owners={owners} />
        <RuleResults
          rules={rules}
          selection={selection}
          settings={settings}
          rows={rows}
          onAction={page.handleRowAction}
          onCreate={() => openPanel({ name: 'create' })}
        />
        <RuleFloat
          rules={rules}
          box={page.floatBox}
          onFocusLost={() => rows.focusRow(undefined, { preventScroll: true })}
        >
          <ApprovalOutcome actions={actions} />
          <RuleSelection
            selection={selection}
            total={data?.total ?? 0}
            busy={actions.busy ?? files.busy}
            onAction={page.startBatch}
            onExport={(allColumns) => files.exportSelected(allColumns, selection.value)}
          />
        </RuleFloat>
      </section>
      <Suspense>
        {wasOpen && (
          <>
            <RulePanels page={page} />
            <RuleDialogs page={page} />
          </>
        )}
      </Suspense>
    </ConsolePage>
  );
}
