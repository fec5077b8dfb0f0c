import { useIntl } from '@umijs/max';
import { Dropdown, type MenuProps } from 'antd';
import type { MindMap } from './useMindMap';

interface MindMenuProps {
  map: MindMap;
  /** Viewport coordinates. */
  at: { x: number; y: number };
  onClose: () => void;
}

/** The context menu of the selected topic. */
export function MindMenu({ map, at, onClose }: MindMenuProps) {
  const { formatMessage } = useIntl();
  const { selected, isRootSelected } = map;
  const text = (id: TextSuffix<'mind'>) => formatMessage({ id: `mind.${id}` });
  const isFixed = !selected || isRootSelected;
  const items: MenuProps['items'] = [
    { key: 'addChild', label: text('addChild'), onClick: map.addChild },
    { key: 'addAfter', label: text('addAfter'), disabled: isFixed, onClick: map.addAfter },
    { key: 'addParent', label: text('addParent'), disabled: isFixed, onClick: map.addParent },
    { type: 'divider' },
    {
      key: 'edit',
      label: text('edit'),
      disabled: !selected,
      onClick: () => selected && map.edit(selected.id),
    },
    {
      key: 'fold',
      label: text('fold'),
      disabled: isRootSelected || !selected?.children.length,
      onClick: () => selected && map.fold(selected.id, !selected.collapsed),
    },
    { key: 'copy', label: text('copy'), disabled: !selected, onClick: map.copy },
    { key: 'paste', label: text('paste'), disabled: !map.canPaste, onClick: map.paste },
    { key: 'duplicate', label: text('duplicate'), disabled: isFixed, onClick: map.duplicate },
    { type: 'divider' },
    { key: 'remove', label: text('remove'), danger: true, disabled: isFixed, onClick: map.remove },
  ];
  return (
    <Dropdown
      open
      autoFocus
      trigger={['click']}
      onOpenChange={(open) => !open && onClose()}
      menu={{ 'aria-label': text('words'), items, onClick: onClose }}
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
