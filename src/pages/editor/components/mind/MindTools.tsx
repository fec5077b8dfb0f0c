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
import { ToolButton } from '../EditorToolbar';
import type { MindMap } from './useMindMap';

interface MindToolsProps {
  map: MindMap;
  isOutline: boolean;
  onOutline: (isOutline: boolean) => void;
}

/** The tools of a mind map: add, edit, remove and fold topics, and switch to the outline. */
export function MindTools({ map, isOutline, onOutline }: MindToolsProps) {
  const { formatMessage } = useIntl();
  const { selected, isRootSelected } = map;
  const text = (id: TextSuffix<'mind'>) => formatMessage({ id: `mind.${id}` });
  const canFold = selected !== undefined && !isRootSelected && selected.children.length > 0;
  const hasBranches = map.content.root.children.some(({ children }) => children.length > 0);
  const isFixed = !selected || isRootSelected;
  const tools = [
    { name: 'addChild', icon: <SubnodeOutlined aria-hidden />, onClick: map.addChild },
    { name: 'addAfter', icon: <PartitionOutlined aria-hidden />, disabled: isFixed, onClick: map.addAfter },
    { name: 'addParent', icon: <ApartmentOutlined aria-hidden />, disabled: isFixed, onClick: map.addParent },
    {
      name: 'edit',
      icon: <EditOutlined aria-hidden />,
      disabled: !selected,
      onClick: () => selected && map.edit(selected.id),
    },
    { name: 'remove', icon: <DeleteOutlined aria-hidden />, disabled: isFixed, onClick: map.remove },
  ] as const;
  return (
    <>
      {tools.map(({ name, ...tool }) => (
        <ToolButton key={name} name={text(name)} {...tool} />
      ))}
      <ToolButton
        name={text(canFold && !selected.collapsed ? 'foldOne' : 'foldAll')}
        icon={<NodeCollapseOutlined aria-hidden />}
        disabled={!hasBranches || (canFold && selected.collapsed)}
        onClick={() => (canFold ? map.fold(selected.id, true) : map.foldAll(true))}
      />
      <ToolButton
        name={text(canFold && selected.collapsed ? 'openOne' : 'openAll')}
        icon={<NodeExpandOutlined aria-hidden />}
        disabled={!hasBranches}
        onClick={() => (canFold && selected.collapsed ? map.fold(selected.id, false) : map.foldAll(false))}
      />
      <ToolButton
        name={text('outline')}
        icon={<UnorderedListOutlined aria-hidden />}
        pressed={isOutline}
        onClick={() => onOutline(!isOutline)}
      />
    </>
  );
}
