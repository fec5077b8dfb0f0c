import {
  ApartmentOutlined,
  DeleteOutlined,
  EditOutlined,
  NodeCollapseOutlined,
  NodeExpandOutlined,
  PartitionOutlined,
  SubnodeOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import type { EditorTools } from '../EditorToolbar';
import type { MindMap } from './useMindMap';

/** Returns the tools of a mind map: add, edit, remove and fold topics, and switch to the outline. */
export function useMindTools(
  map: MindMap,
  isOutline: boolean,
  onOutline: (isOutline: boolean) => void,
): EditorTools {
  const { formatMessage } = useIntl();
  const { selected, isRootSelected } = map;
  const text = (id: TextSuffix<'mind'>) => formatMessage({ id: `mind.${id}` });
  const canFold = selected !== undefined && !isRootSelected && selected.children.length > 0;
  const hasBranches = map.content.root.children.some(({ children }) => children.length > 0);
  const isFixed = !selected || isRootSelected;
  return {
    tools: [
      {
        key: 'outline',
        name: text('outline'),
        icon: <UnorderedListOutlined aria-hidden />,
        pressed: isOutline,
        onClick: () => onOutline(!isOutline),
      },
      {
        key: 'addChild',
        name: text('addChild'),
        icon: <SubnodeOutlined aria-hidden />,
        onClick: map.addChild,
      },
      {
        key: 'addAfter',
        name: text('addAfter'),
        icon: <PartitionOutlined aria-hidden />,
        disabled: isFixed,
        onClick: map.addAfter,
      },
      {
        key: 'remove',
        name: text('remove'),
        icon: <DeleteOutlined aria-hidden />,
        disabled: isFixed,
        onClick: map.remove,
      },
      {
        key: 'fold',
        name: text(canFold && !selected.collapsed ? 'foldOne' : 'foldAll'),
        icon: <NodeCollapseOutlined aria-hidden />,
        disabled: !hasBranches || (canFold && selected.collapsed),
        onClick: () => (canFold ? map.fold(selected.id, true) : map.foldAll(true)),
      },
      {
        key: 'open',
        name: text(canFold && selected.collapsed ? 'openOne' : 'openAll'),
        icon: <NodeExpandOutlined aria-hidden />,
        disabled: !hasBranches,
        onClick: () => (canFold && selected.collapsed ? map.fold(selected.id, false) : map.foldAll(false)),
      },
      {
        key: 'edit',
        name: text('edit'),
        icon: <EditOutlined aria-hidden />,
        disabled: !selected,
        onClick: () => selected && map.edit(selected.id),
      },
      {
        key: 'addParent',
        name: text('addParent'),
        icon: <ApartmentOutlined aria-hidden />,
        disabled: isFixed,
        onClick: map.addParent,
      },
    ],
    more: [
      { key: 'copy', name: text('copy'), disabled: !selected, onClick: map.copy },
      { key: 'paste', name: text('paste'), disabled: !map.canPaste, onClick: map.paste },
      { key: 'duplicate', name: text('duplicate'), disabled: isFixed, onClick: map.duplicate },
    ],
  };
}
