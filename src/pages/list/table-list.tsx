import { Flex } from 'antd';
import layout from '@/components/layout.module.css';
import panelStyles from '@/components/panel.module.css';
import '@/locales/areas/rule';
import { useState } from 'react';
import { ConsolePage } from '@/components/ConsolePage';
import { ApprovalOutcome } from './components/rule/ApprovalOutcome';
import { CreateRule } from './components/rule/CreateRule';
import { KeyList } from './components/rule/KeyList';
import { RuleDetail } from './components/rule/RuleDetail';
import { RuleFilters } from './components/rule/RuleFilters';
import { RuleResults } from './components/rule/RuleResults';
import { RuleSelection } from './components/rule/RuleSelection';
import { RuleStats } from './components/rule/RuleStats';
import { RuleToolbar } from './components/rule/RuleToolbar';
import { TableSettings } from './components/rule/TableSettings';
import { UpdateRule } from './components/rule/UpdateRule';
import { useRulePage } from './components/rule/useRulePage';
import { useRuleText } from './components/rule/useRuleText';

/** `/list/table-list`: the rules, searched, sorted and paged by the server; all of the view stands in the address. */
export default function RuleTablePage() {
  const say = useRuleText();
  const page = useRulePage();
  const { rules, actions, settings, changeSettings, panel, openPanel, closePanel, owners, keys, rows } = page;
  const { openKey, openRule } = page;
  const { data } = rules;

  // The drawer shows its rule until it has slid away.
  const [detailKey, setDetailKey] = useState(openKey);
  if (openKey && openKey !== detailKey) setDetailKey(openKey);
  const place = keys.indexOf(detailKey ?? '');

  return (
    <ConsolePage title={say('title')} description={say('description')}>
      <Flex className={layout.shrink} vertical gap={16}>
        <RuleStats
          counts={data?.counts}
          chosen={rules.query.status}
          onChoose={(status) => rules.change({ status: [...status] })}
        />
        <Flex className={panelStyles.panel} component="section" vertical gap={16} aria-label={say('list')}>
          <RuleFilters
            rules={rules}
            owners={owners}
            searchField={page.searchField}
            isExpanded={settings.unfolded}
            onExpand={(isExpanded) => changeSettings({ unfolded: isExpanded })}
          />
          <RuleToolbar
            total={data?.total}
            exporting={actions.busy === 'export'}
            onCreate={() => openPanel({ name: 'create' })}
            onExport={actions.exportFile}
            onSettings={() => openPanel({ name: 'settings' })}
            onKeys={() => openPanel({ name: 'keys' })}
          />
          <ApprovalOutcome actions={actions} />
          <RuleSelection actions={actions} pageKeys={keys} />
          <RuleResults
            rules={rules}
            actions={actions}
            settings={settings}
            rows={rows}
            onEdit={(rule) => openPanel({ name: 'update', rule })}
            onCreate={() => openPanel({ name: 'create' })}
          />
        </Flex>
      </Flex>
      {detailKey && (
        <RuleDetail
          open={openKey !== undefined}
          ruleKey={detailKey}
          stamp={data}
          previous={keys[place - 1]}
          next={place < 0 ? undefined : keys[place + 1]}
          onOpen={(key) => openRule(key, { replace: true })}
          onClose={() => openRule(undefined)}
          onClosed={() => {
            setDetailKey(undefined);
            rows.focusRow(detailKey, { preventScroll: true });
          }}
          onApprove={({ key }) => actions.approve([key])}
          onEdit={(rule) => {
            openRule(undefined, { replace: true });
            openPanel({ name: 'update', rule });
          }}
          onDelete={({ key }) => actions.remove([key])}
        />
      )}
      {panel?.name === 'create' && (
        <CreateRule owners={owners} onClose={closePanel} onCreated={rules.refresh} />
      )}
      {panel?.name === 'update' && (
        <UpdateRule
          key={panel.rule.key}
          rule={panel.rule}
          owners={owners}
          onClose={closePanel}
          onSaved={rules.refresh}
        />
      )}
      {panel?.name === 'settings' && (
        <TableSettings settings={settings} change={changeSettings} onClose={closePanel} />
      )}
      {panel?.name === 'keys' && (
        <KeyList
          enabled={settings.keys}
          onEnable={(enabled) => changeSettings({ keys: enabled })}
          onClose={closePanel}
        />
      )}
    </ConsolePage>
  );
}
