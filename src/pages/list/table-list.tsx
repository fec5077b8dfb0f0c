import '@/locales/areas/rule';
import { DownloadOutlined, PlusOutlined, QuestionCircleOutlined, SettingOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { ConsolePage } from '@/components/ConsolePage';
import layout from '@/components/layout.module.css';
import panelStyles from '@/components/panel.module.css';
import { ApprovalOutcome } from './components/rule/ApprovalOutcome';
import { CreateRule } from './components/rule/CreateRule';
import { RuleDetail } from './components/rule/RuleDetail';
import { RuleFilters } from './components/rule/RuleFilters';
import styles from './components/rule/RulePage.module.css';
import { RuleSelection } from './components/rule/RuleSelection';
import { RuleStats } from './components/rule/RuleStats';
import { RuleResults } from './components/rule/RuleTable';
import { ShortcutList } from './components/rule/ShortcutList';
import { TableSettings } from './components/rule/TableSettings';
import { UpdateRule } from './components/rule/UpdateRule';
import { useRulePage } from './components/rule/useRulePage';
import { useRuleText } from './components/rule/useRuleText';

/** `/list/table-list`: the rules, searched, sorted and paged by the server. The whole view is kept in the URL. */
export default function RuleTablePage() {
  const t = useRuleText();
  const page = useRulePage();
  const { rules, actions, settings, changeSettings, panel, openPanel, closePanel, owners, ruleIds, rows } =
    page;
  const { openId, openRule } = page;
  const { data } = rules;

  // Keeps the last rule mounted during the closing animation.
  const [detailId, setDetailId] = useState(openId);
  if (openId && openId !== detailId) setDetailId(openId);
  const index = ruleIds.indexOf(detailId ?? '');

  return (
    <ConsolePage title={t('title')} description={t('description')}>
      <Flex className={layout.shrink} vertical gap={16}>
        <RuleStats
          counts={data?.counts}
          failed={rules.status === 'failed'}
          chosen={rules.query.status}
          onChoose={(status) => rules.change({ status: [...status] })}
        />
        <Flex className={panelStyles.panel} component="section" vertical gap={16} aria-label={t('list')}>
          <RuleFilters
            rules={rules}
            owners={owners}
            searchField={page.searchField}
            isExpanded={settings.expanded}
            onExpand={(isExpanded) => changeSettings({ expanded: isExpanded })}
          />
          <RuleToolbar
            total={data?.total}
            exporting={actions.busy === 'export'}
            onCreate={() => openPanel({ name: 'create' })}
            onExport={actions.exportFile}
            onSettings={() => openPanel({ name: 'settings' })}
            onShortcuts={() => openPanel({ name: 'shortcuts' })}
          />
          <ApprovalOutcome actions={actions} />
          <RuleSelection actions={actions} pageIds={ruleIds} />
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
      {detailId && (
        <RuleDetail
          open={openId !== undefined}
          ruleId={detailId}
          tableData={data}
          previous={ruleIds[index - 1]}
          next={index < 0 ? undefined : ruleIds[index + 1]}
          onOpen={(ruleId) => openRule(ruleId, { replace: true })}
          onClose={() => openRule(undefined)}
          onClosed={() => {
            setDetailId(undefined);
            rows.focusRow(detailId, { preventScroll: true });
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
      {panel?.name === 'shortcuts' && (
        <ShortcutList
          enabled={settings.shortcutsEnabled}
          onEnable={(enabled) => changeSettings({ shortcutsEnabled: enabled })}
          onClose={closePanel}
        />
      )}
    </ConsolePage>
  );
}

interface RuleToolbarProps {
  /** Undefined while loading. */
  total: number | undefined;
  exporting: boolean;
  onCreate: () => void;
  onExport: () => void;
  onSettings: () => void;
  onShortcuts: () => void;
}

/** The number of results, with the actions of the whole table. */
function RuleToolbar({ total, exporting, onCreate, onExport, onSettings, onShortcuts }: RuleToolbarProps) {
  const t = useRuleText();
  return (
    <Flex wrap align="center" justify="space-between" gap={12}>
      <p role="status">{total !== undefined && t('total', { total })}</p>
      <Flex className={styles.tools} wrap align="center" gap={8}>
        <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={onCreate}>
          {t('create')}
        </Button>
        <Button icon={<DownloadOutlined aria-hidden />} loading={exporting} onClick={onExport}>
          {t('export')}
        </Button>
        <Button icon={<SettingOutlined aria-hidden />} onClick={onSettings}>
          {t('settings')}
        </Button>
        <Button icon={<QuestionCircleOutlined aria-hidden />} onClick={onShortcuts}>
          {t('keys')}
        </Button>
      </Flex>
    </Flex>
  );
}
