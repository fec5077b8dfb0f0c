import { useT } from '@@/texts/editor';
import { Flex } from 'antd';
import { Dialog } from '@/components/Dialog';
import type { NamedShortcut, Shortcut } from './shortcuts';

const SHARED_SHORTCUTS: readonly Shortcut[] = [
  { keys: ['mod+s'], textId: 'editor.save' },
  { keys: ['mod+z'], textId: 'editor.undo' },
  { keys: ['mod+shift+z', 'mod+y'], textId: 'editor.redo' },
  { keys: ['+'], textId: 'editor.zoomIn' },
  { keys: ['-'], textId: 'editor.zoomOut' },
  { keys: ['0'], textId: 'editor.fit' },
  { keys: ['?'], textId: 'editor.keys' },
];

interface ShortcutDialogProps {
  open: boolean;
  /** The shortcuts of this editor, listed after the shared ones. */
  shortcuts: readonly NamedShortcut[];
  onClose: () => void;
}

const NAMED_KEYS = ['shift', 'delete', 'backspace', 'enter', 'escape', 'tab', 'f2'] as const;

const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The list of an editor's shortcuts (`?`). */
export function ShortcutDialog({ open, shortcuts, onClose }: ShortcutDialogProps) {
  const t = useT();
  const keyText = (key: string) => {
    if (key === 'mod') return isMac() ? '⌘' : 'Ctrl';
    if (key.startsWith('arrow')) return '← ↑ ↓ →';
    const named = NAMED_KEYS.find((name) => name === key);
    return named ? t(`editor.key.${named}`) : key.toUpperCase();
  };
  const shared = SHARED_SHORTCUTS.map(({ keys, textId }) => ({ keys, text: t(textId) }));
  return (
    <Dialog open={open} footer={null} title={t('editor.keys')} onClose={onClose}>
      <Flex component="dl" vertical gap={8}>
        {[...shared, ...shortcuts].map(({ keys, text }) => (
          <Flex justify="space-between" gap={16} key={text}>
            <dt>{text}</dt>
            <Flex component="dd" gap={8}>
              {keys.map((combination) => (
                <kbd key={combination} translate="no">
                  {combination
                    .split(/\+(?=.)/)
                    .map(keyText)
                    .join(' + ')}
                </kbd>
              ))}
            </Flex>
          </Flex>
        ))}
      </Flex>
    </Dialog>
  );
}
