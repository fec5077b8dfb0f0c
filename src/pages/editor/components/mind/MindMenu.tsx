import { useT } from '@@/texts/mind';
import { Dropdown, type MenuProps } from 'antd';
import { type Tool, toPlainItem } from '../ToolRow';
import { useTopicTools } from './MindTools';
import type { MindMap } from './useMindMap';

interface MindMenuProps {
  map: MindMap;
  /** Viewport coordinates. */
  at: { x: number; y: number };
  onClose: () => void;
}

/** The context menu of the selected topic. */
export function MindMenu({ map, at, onClose }: MindMenuProps) {
  const t = useT();
  const { selected, isRootSelected } = map;
  const { addChild, addAfter, addParent, edit, copy, paste, duplicate, remove } = useTopicTools(map);
  const fold: Tool = {
    key: 'fold',
    name: t('mind.fold'),
    disabled: isRootSelected || !selected?.children.length,
    onClick: () => selected && map.fold(selected.id, !selected.collapsed),
  };
  const items: MenuProps['items'] = [
    ...[addChild, addAfter, addParent].map(toPlainItem),
    { type: 'divider' },
    ...[edit, fold, copy, paste, duplicate].map(toPlainItem),
    { type: 'divider' },
    { ...toPlainItem(remove), danger: true },
  ];
  return (
    <Dropdown
      open
      autoFocus
      trigger={['click']}
      onOpenChange={(open) => !open && onClose()}
      menu={{ 'aria-label': t('mind.words'), items, onClick: onClose }}
    >
      <span
        // The anchor of the menu. Without a size it would count as hidden.
        style={{
          position: 'fixed',
          insetInlineStart: at.x,
          insetBlockStart: at.y,
          inlineSize: 1,
          blockSize: 1,
        }}
      />
    </Dropdown>
  );
}
