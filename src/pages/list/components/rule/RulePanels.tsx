import { lazy, Suspense, useState } from 'react';
import { useQuery } from '@/components/query/useQuery';
import { listRuleRegions } from '@/services/rule';
import { CreateRule } from './CreateRule';
import { UpdateRule } from './UpdateRule';
import { useRuleNeighbours } from './useRuleNeighbours';
import type { RulePage } from './useRulePage';

const RuleDetail = lazy(() => import('./RuleDetail'));
const RuleBin = lazy(() => import('./RuleBin'));

/** The drawers of the rule table: details, forms and the bin. */
export function RulePanels({ page }: { page: RulePage }) {
  const { rules, actions, openId, openRule, panel, openPanel, closePanel, owners, rows, isBinOpen } = page;
  // Keeps the last rule, and the bin, mounted during the closing animation.
  const [detailId, setDetailId] = useState(openId);
  if (openId && openId !== detailId) setDetailId(openId);
  const [wasBinOpen, setWasBinOpen] = useState(isBinOpen);
  if (isBinOpen && !wasBinOpen) setWasBinOpen(true);

  const neighbours = useRuleNeighbours({
    rules,
    openId,
    onOpen: (ruleId) => openRule(ruleId, { replace: true }),
  });
  const regions = useQuery(listRuleRegions, {
    ready: panel?.name === 'create' || panel?.name === 'update' || detailId !== undefined,
  });
  const choices = { owners, regions: regions.data ?? [] };

  return (
    <>
      <Suspense>
        {detailId && (
          <RuleDetail
            {...choices}
            open={openId !== undefined}
            ruleId={detailId}
            tableData={rules.data}
            neighbours={neighbours}
            actions={actions}
            onEdit={(rule) => {
              openRule(undefined, { replace: true });
              openPanel({ name: 'update', rule });
            }}
            onDuplicate={(rule) => {
              openRule(undefined, { replace: true });
              openPanel({ name: 'create', copyOf: rule });
            }}
            onChanged={() => void rules.refresh()}
            onClose={() => openRule(undefined)}
            onClosed={() => {
              setDetailId(undefined);
              rows.focusRow(detailId, { preventScroll: true });
            }}
          />
        )}
        {wasBinOpen && (
          <RuleBin open={isBinOpen} onClose={page.closeBin} onRestored={() => void rules.refresh()} />
        )}
      </Suspense>
      {panel?.name === 'create' && (
        <CreateRule
          {...choices}
          copyOf={panel.copyOf}
          onClose={closePanel}
          onCreated={(rule) => {
            if (panel.copyOf) openRule(rule.key);
            void rules.refresh();
          }}
        />
      )}
      {panel?.name === 'update' && (
        <UpdateRule
          {...choices}
          key={panel.rule.key}
          rule={panel.rule}
          onClose={closePanel}
          onSaved={() => void rules.refresh()}
        />
      )}
    </>
  );
}
