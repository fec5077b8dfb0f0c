import { useIntl } from '@umijs/max';
import { Flex, Modal } from 'antd';
import type { ShortcutLine } from './shortcuts';

/** What works in every editor. */
const SHARED: readonly ShortcutLine[] = [
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
  /** What this editor adds. */
  lines: readonly ShortcutLine[];
  onClose: () => void;
}

const NAMED_KEYS = ['shift', 'delete', 'backspace', 'enter', 'escape', 'tab', 'f2'] as const;

const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The list of an editor's keys (`?`). */
export function ShortcutDialog({ open, lines, onClose }: ShortcutDialogProps) {
  const { formatMessage } = useIntl();
  const key = (name: string) => {
    if (name === 'mod') return isMac() ? '⌘' : 'Ctrl';
    if (name.startsWith('arrow')) return '← ↑ ↓ →';
    const named = NAMED_KEYS.find((each) => each === name);
    return named ? formatMessage({ id: `editor.key.${named}` }) : name.toUpperCase();
  };
  return (
    <Modal open={open} footer={null} title={formatMessage({ id: 'editor.keys' })} onCancel={onClose}>
      <Flex component="dl" vertical gap={8}>
        {[...SHARED, ...lines].map(({ keys, textId }) => (
          <Flex justify="space-between" gap={16} key={textId}>
            <dt>{formatMessage({ id: textId })}</dt>
            <Flex component="dd" gap={8}>
              {keys.map((combination) => (
                <kbd key={combination}>
                  {combination
                    .split(/\+(?=.)/)
                    .map(key)
                    .join(' + ')}
                </kbd>
              ))}
            </Flex>
          </Flex>
        ))}
      </Flex>
    </Modal>
  );
}
