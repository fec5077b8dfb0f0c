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
  const items: MenuProps['items'] = [
    { key: 'addChild', label: text('addChild') },
    { key: 'addAfter', label: text('addAfter'), disabled: !selected || isRootSelected },
    { key: 'addParent', label: text('addParent'), disabled: !selected || isRootSelected },
    { type: 'divider' },
    { key: 'edit', label: text('edit'), disabled: !selected },
    { key: 'fold', label: text('fold'), disabled: isRootSelected || !selected?.children.length },
    { key: 'copy', label: text('copy'), disabled: !selected },
    { key: 'paste', label: text('paste'), disabled: !map.canPaste },
    { key: 'duplicate', label: text('duplicate'), disabled: !selected || isRootSelected },
    { type: 'divider' },
    { key: 'remove', label: text('remove'), danger: true, disabled: !selected || isRootSelected },
  ];
  const actions: Record<string, () => void> = {
    addChild: map.addChild,
    addAfter: map.addAfter,
    addParent: map.addParent,
    edit: () => selected && map.edit(selected.id),
    fold: () => selected && map.fold(selected.id, !selected.collapsed),
    copy: map.copy,
    paste: map.paste,
    duplicate: map.duplicate,
    remove: map.remove,
  };
  return (
    <Dropdown
      open
      autoFocus
      trigger={['click']}
      onOpenChange={(open) => !open && onClose()}
      menu={{
        items,
        onClick: ({ key }) => {
          onClose();
          actions[key]?.();
        },
      }}
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
