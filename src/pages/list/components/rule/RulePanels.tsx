import { lazy, Suspense, useEffect, useState } from 'react';
import { BatchDialog } from './BatchDialog';
import { CreateRule } from './CreateRule';
import { useRulePage } from './rulePage';
import { ShortcutList } from './ShortcutList';
import { TableSettings } from './TableSettings';
import { UpdateRule } from './UpdateRule';

const RuleDetail = lazy(() => import('./RuleDetail'));
const RuleBin = lazy(() => import('./RuleBin'));

/** The drawers and dialogs of the rule table: details, forms, the bin, batches, settings and shortcuts. */
export default function RulePanels() {
  const { panels, rows, owners, regions } = useRulePage();
  const { panel, ruleId, isBinOpen } = panels;
  // Keeps the last rule, and the bin, mounted during the closing animation.
  const [detailId, setDetailId] = useState(ruleId);
  if (ruleId && ruleId !== detailId) setDetailId(ruleId);
  const [wasBinOpen, setWasBinOpen] = useState(isBinOpen);
  if (isBinOpen && !wasBinOpen) setWasBinOpen(true);

  const isForm = panel?.name === 'create' || panel?.name === 'update';

  // biome-ignore lint/correctness/useExhaustiveDependencies: tries again each time when a panel is opened.
  useEffect(() => {
    if ((isForm || panel?.name === 'batch') && !owners.data) void owners.refresh();
    if ((isForm || detailId) && !regions.data) void regions.refresh();
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
            ruleId={detailId}
            onClosed={() => {
              setDetailId(undefined);
              rows.focusRow(detailId, { preventScroll: true });
            }}
          />
        )}
        {wasBinOpen && <RuleBin />}
      </Suspense>
      {panel?.name === 'create' && <CreateRule copyOf={panel.copyOf} onClose={close} />}
      {panel?.name === 'update' && <UpdateRule key={panel.rule.key} rule={panel.rule} onClose={close} />}
      {panel?.name === 'batch' && <BatchDialog action={panel.action} onClose={close} />}
      {panel?.name === 'settings' && <TableSettings onClose={close} />}
      {panel?.name === 'shortcuts' && <ShortcutList onClose={close} />}
    </>
  );
}
