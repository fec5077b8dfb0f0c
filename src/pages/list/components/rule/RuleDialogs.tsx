import { BatchDialog } from './BatchDialog';
import { ShortcutList } from './ShortcutList';
import { TableSettings } from './TableSettings';
import type { RulePage } from './useRulePage';

/** The dialogs of the table itself: batches, settings and shortcuts. */
export default function RuleDialogs({ page }: { page: RulePage }) {
  const { actions, selection, settings, changeSettings, panel, owners, closePanel } = page;
  if (panel?.name === 'batch')
    return (
      <BatchDialog
        action={panel.action}
        count={selection.count}
        elsewhere={selection.elsewhere}
        owners={owners}
        busy={actions.busy !== undefined}
        onConfirm={(choice) => void page.confirmBatch(choice)}
        onClose={closePanel}
      />
    );
  if (panel?.name === 'settings')
    return <TableSettings settings={settings} change={changeSettings} onClose={closePanel} />;
  if (panel?.name === 'shortcuts')
    return (
      <ShortcutList
        enabled={settings.shortcutsEnabled}
        onEnable={(enabled) => changeSettings({ shortcutsEnabled: enabled })}
        onClose={closePanel}
      />
    );
  return null;
}
