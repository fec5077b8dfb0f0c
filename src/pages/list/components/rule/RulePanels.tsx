import { lazy, Suspense, useEffect, useState } from 'react';
import type { RuleOwner, RuleRegion } from '@/domain/rule/ruleFields';
import { BatchDialog } from './BatchDialog';
import { CreateRule } from './CreateRule';
import type { RowNavigation } from './rowNavigation';
import { ShortcutList } from './ShortcutList';
import { TableSettings } from './TableSettings';
import { UpdateRule } from './UpdateRule';
import type { RuleActions, Rules } from './useRuleActions';
import { useRuleNeighbours } from './useRuleNeighbours';
import type { OpenPanels } from './useRulePanels';
import type { RuleSelectionState } from './useRuleSelection';
import type { RuleSettings } from './useRuleSettings';

const RuleDetail = lazy(() => import('./RuleDetail'));
const RuleBin = lazy(() => import('./RuleBin'));

interface Choices<T> {
  data: readonly T[] | undefined;
  refresh: () => unknown;
}

interface RulePanelsProps extends RuleSettings {
  panels: OpenPanels;
  rules: Rules;
  rows: RowNavigation;
  selection: RuleSelectionState;
  actions: RuleActions;
  owners: Choices<RuleOwner>;
  regions: Choices<RuleRegion>;
}

/** The drawers and dialogs of the rule table: details, forms, the bin, batches, settings and shortcuts. */
export default function RulePanels(props: RulePanelsProps) {
  const { panels, rules, rows, selection, actions, settings, change } = props;
  const { panel, ruleId, openRule, isBinOpen } = panels;
  // Keeps the last rule, and the bin, mounted during the closing animation.
  const [detailId, setDetailId] = useState(ruleId);
  if (ruleId && ruleId !== detailId) setDetailId(ruleId);
  const [wasBinOpen, setWasBinOpen] = useState(isBinOpen);
  if (isBinOpen && !wasBinOpen) setWasBinOpen(true);

  const neighbours = useRuleNeighbours({
    rules,
    openId: ruleId,
    onOpen: (next) => openRule(next, { replace: true }),
  });
  const isForm = panel?.name === 'create' || panel?.name === 'update';
  const owners = props.owners.data ?? [];
  const choices = { owners, regions: props.regions.data ?? [] };
  const refresh = () => void rules.refresh();

  // biome-ignore lint/correctness/useExhaustiveDependencies: tries again each time when a panel is opened.
  useEffect(() => {
    if ((isForm || panel?.name === 'batch') && !props.owners.data) void props.owners.refresh();
    if ((isForm || detailId) && !props.regions.data) void props.regions.refresh();
  }, [panel, detailId]);

  function close() {
    const edited = panel?.name === 'update' ? panel.rule.key : undefined;
    panels.close();
    // Focuses the row of an edited rule. Otherwise the opener keeps the focus, or the rows get it if it was removed.
    requestAnimationFrame(() => {
      if (edited || document.activeElement === document.body) rows.focusRow(edited, { preventScroll: true });
    });
  }

  return (
    <>
      <Suspense>
        {detailId && (
          <RuleDetail
            {...choices}
            open={ruleId !== undefined}
            ruleId={detailId}
            tableData={rules.data}
            neighbours={neighbours}
            actions={actions}
            onEdit={(rule) => {
              openRule(undefined, { replace: true });
              panels.open({ name: 'update', rule });
            }}
            onDuplicate={(rule) => {
              openRule(undefined, { replace: true });
              panels.open({ name: 'create', copyOf: rule });
            }}
            onChanged={refresh}
            onClose={() => openRule(undefined)}
            onClosed={() => {
              setDetailId(undefined);
              rows.focusRow(detailId, { preventScroll: true });
            }}
          />
        )}
        {wasBinOpen && <RuleBin open={isBinOpen} onClose={panels.closeBin} onRestored={refresh} />}
      </Suspense>
      {panel?.name === 'create' && (
        <CreateRule
          {...choices}
          copyOf={panel.copyOf}
          onClose={close}
          onCreated={(rule) => {
            if (panel.copyOf) openRule(rule.key);
            refresh();
          }}
        />
      )}
      {panel?.name === 'update' && (
        <UpdateRule {...choices} key={panel.rule.key} rule={panel.rule} onClose={close} onSaved={refresh} />
      )}
      {panel?.name === 'batch' && (
        <BatchDialog
          action={panel.action}
          count={selection.count}
          elsewhere={selection.elsewhere}
          owners={owners}
          busy={actions.busy !== undefined}
          onConfirm={async (choice) => {
            if (await actions.run(panel.action, selection.value, choice)) close();
          }}
          onClose={close}
        />
      )}
      {panel?.name === 'settings' && <TableSettings settings={settings} change={change} onClose={close} />}
      {panel?.name === 'shortcuts' && (
        <ShortcutList
          enabled={settings.shortcutsEnabled}
          onEnable={(enabled) => change({ shortcutsEnabled: enabled })}
          onClose={close}
        />
      )}
    </>
  );
}
