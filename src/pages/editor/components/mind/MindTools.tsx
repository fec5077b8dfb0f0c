import { useT } from '@@/texts/mind';
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
import type { EditorTools } from '../EditorToolbar';
import type { Tool } from '../ToolRow';
import type { MindMap } from './useMindMap';

/** Returns the tools of the selected topic, in the bar and in its context menu. */
export function useTopicTools(map: MindMap) {
  const t = useT();
  const { selected, isRootSelected } = map;
  const isFixed = !selected || isRootSelected;
  const tool = (key: TextSuffix<'mind'>, options: Omit<Tool, 'key' | 'name'>): Tool => ({
    key,
    name: t(`mind.${key}`),
    ...options,
  });
  return {
    addChild: tool('addChild', { icon: <SubnodeOutlined aria-hidden />, onClick: map.addChild }),
    addAfter: tool('addAfter', {
      icon: <PartitionOutlined aria-hidden />,
      disabled: isFixed,
      onClick: map.addAfter,
    }),
    addParent: tool('addParent', {
      icon: <ApartmentOutlined aria-hidden />,
      disabled: isFixed,
      onClick: map.addParent,
    }),
    remove: tool('remove', { icon: <DeleteOutlined aria-hidden />, disabled: isFixed, onClick: map.remove }),
    edit: tool('edit', {
      icon: <EditOutlined aria-hidden />,
      disabled: !selected,
      onClick: () => selected && map.edit(selected.id),
    }),
    copy: tool('copy', { disabled: !selected, onClick: map.copy }),
    paste: tool('paste', { disabled: !map.canPaste, onClick: map.paste }),
    duplicate: tool('duplicate', { disabled: isFixed, onClick: map.duplicate }),
  };
}

/** Returns the tools of a mind map: add, edit, remove and fold topics, and switch to the outline. */
export function useMindTools(
  map: MindMap,
  isOutline: boolean,
  onOutline: (isOutline: boolean) => void,
): EditorTools {
  const t = useT();
  const { selected, isRootSelected } = map;
  const topic = useTopicTools(map);
  const canFold = selected !== undefined && !isRootSelected && selected.children.length > 0;
  const hasBranches = map.content.root.children.some(({ children }) => children.length > 0);
  return {
    tools: [
      {
        key: 'outline',
        name: t('mind.outline'),
        icon: <UnorderedListOutlined aria-hidden />,
        pressed: isOutline,
        onClick: () => onOutline(!isOutline),
      },
      topic.addChild,
      topic.addAfter,
      topic.remove,
      {
        key: 'fold',
        name: t(canFold && !selected.collapsed ? 'mind.foldOne' : 'mind.foldAll'),
        icon: <NodeCollapseOutlined aria-hidden />,
        disabled: !hasBranches || (canFold && selected.collapsed),
        onClick: () => (canFold ? map.fold(selected.id, true) : map.foldAll(true)),
      },
      {
        key: 'open',
        name: t(canFold && selected.collapsed ? 'mind.openOne' : 'mind.openAll'),
        icon: <NodeExpandOutlined aria-hidden />,
        disabled: !hasBranches,
        onClick: () => (canFold && selected.collapsed ? map.fold(selected.id, false) : map.foldAll(false)),
      },
      topic.edit,
      topic.addParent,
    ],
    more: [topic.copy, topic.paste, topic.duplicate],
  };
}
