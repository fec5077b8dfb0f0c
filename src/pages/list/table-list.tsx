import '@/locales/areas/rule';
import {
  DeleteOutlined,
  DownloadOutlined,
  PlusOutlined,
  QuestionCircleOutlined,
  SettingOutlined,
} from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { ConsolePage } from '@/components/ConsolePage';
import layout from '@/components/layout.module.css';
import panelStyles from '@/components/panel.module.css';
import { ApprovalOutcome } from './components/rule/ApprovalOutcome';
import { RuleFilters } from './components/rule/RuleFilters';
import styles from './components/rule/RulePage.module.css';
import { RulePanels } from './components/rule/RulePanels';
import { RuleSelection } from './components/rule/RuleSelection';
import { RuleStats } from './components/rule/RuleStats';
import { RuleResults } from './components/rule/RuleTable';
import { ShortcutList } from './components/rule/ShortcutList';
import { TableSettings } from './components/rule/TableSettings';
import { useRulePage } from './components/rule/useRulePage';
import { useRuleText } from './components/rule/useRuleText';

/** `/list/table-list`: the rules, searched, sorted and paged by the server. The whole view is kept in the URL. */
export default function RuleTablePage() {
  const t = useRuleText();
  const page = useRulePage();
  const { rules, actions, settings, changeSettings, panel, openPanel, closePanel, owners, ruleIds, rows } =
    page;
  const { data } = rules;

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
            onBin={page.openBin}
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
      <RulePanels page={page} />
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
  onBin: () => void;
  onSettings: () => void;
  onShortcuts: () => void;
}

/** The number of results, with the actions of the whole table. */
function RuleToolbar({
  total,
  exporting,
  onCreate,
  onExport,
  onBin,
  onSettings,
  onShortcuts,
}: RuleToolbarProps) {
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
        <Button icon={<DeleteOutlined aria-hidden />} onClick={onBin}>
          {t('bin')}
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
