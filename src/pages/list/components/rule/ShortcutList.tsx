import { useT } from '@@/texts/rule';
import { Flex, Switch } from 'antd';
import { useId } from 'react';
import { Dialog } from '@/components/Dialog';
import layout from '@/components/layout.module.css';
import typography from '@/components/typography.module.css';
import { useRulePage } from './rulePage';

/** The keys that the page, its rows and the console's frame handle. */
const SHORTCUTS: readonly { keys: readonly string[]; effect: TextSuffix<'rule.keys'> }[] = [
  { keys: ['↑', '↓'], effect: 'move' },
  { keys: ['Home', 'End'], effect: 'ends' },
  { keys: ['PageUp', 'PageDown'], effect: 'turn' },
  { keys: ['Space'], effect: 'select' },
  { keys: ['Enter'], effect: 'open' },
  { keys: ['Shift+F10'], effect: 'filter' },
  { keys: ['Esc'], effect: 'escape' },
  { keys: ['g'], effect: 'rows' },
  { keys: ['e'], effect: 'edit' },
  { keys: ['Delete'], effect: 'delete' },
  { keys: ['p'], effect: 'approve' },
  { keys: ['s'], effect: 'stop' },
  { keys: ['a'], effect: 'all' },
  { keys: ['Shift+A'], effect: 'matching' },
  { keys: ['b'], effect: 'bulk' },
  { keys: ['u'], effect: 'undo' },
  { keys: ['n'], effect: 'new' },
  { keys: ['/'], effect: 'search' },
  { keys: ['↓'], effect: 'results' },
  { keys: ['?'], effect: 'help' },
  { keys: ['Alt+↑', 'Alt+↓'], effect: 'detail' },
];

/** The keyboard shortcuts, with a switch to disable the single-key ones. */
export function ShortcutList({ onClose }: { onClose: () => void }) {
  const { settings, change } = useRulePage();
  const t = useT();
  const id = useId();
  return (
    <Dialog open title={t('rule.keys.title')} footer={null} onClose={onClose}>
      <Flex align="center" gap={12}>
        <Switch
          id={id}
          checked={settings.shortcutsEnabled}
          onChange={(shortcutsEnabled) => change({ shortcutsEnabled })}
          aria-describedby={`${id}hint`}
        />
        <label htmlFor={id}>{t('rule.keys.enabled')}</label>
      </Flex>
      <p id={`${id}hint`} className={typography.secondary}>
        {t('rule.keys.enabled.hint')}
      </p>
      <Flex component="dl" className={layout.spaceBeforeMd} vertical gap={8}>
        {SHORTCUTS.map(({ keys, effect }) => (
          <Flex key={effect} gap={16}>
            <Flex component="dt" className={layout.fixed} dir="ltr" gap={4} style={{ inlineSize: 128 }}>
              {keys.map((key) => (
                <kbd key={key} translate="no">
                  {key}
                </kbd>
              ))}
            </Flex>
            <dd>{t(`rule.keys.${effect}`)}</dd>
          </Flex>
        ))}
      </Flex>
    </Dialog>
  );
}
