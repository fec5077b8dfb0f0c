import {
  ApartmentOutlined,
  BlockOutlined,
  CopyOutlined,
  DeleteOutlined,
  LayoutOutlined,
  SnippetsOutlined,
} from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Dropdown } from 'antd';
import { ToolButton } from '../EditorToolbar';
import { ALIGNMENTS, AXES, type Axis } from './diagramArrange';
import type { DiagramModel } from './useDiagram';

interface DiagramToolsProps {
  model: DiagramModel;
  onLayOut: (axis: Axis) => void;
}

/** The tools of a diagram editor: copy, delete, align and lay out. */
export function DiagramTools({ model, onLayOut }: DiagramToolsProps) {
  const { formatMessage } = useIntl();
  const text = (id: TextSuffix<'editor'>) => formatMessage({ id: `editor.${id}` });
  const count = model.selectedNodes.length;
  const isEmpty = count === 0 && model.selectedEdges.length === 0;
  const tools = [
    { name: 'copy', icon: <CopyOutlined aria-hidden />, disabled: count === 0, onClick: model.copy },
    { name: 'paste', icon: <SnippetsOutlined aria-hidden />, onClick: model.paste },
    {
      name: 'duplicateSelection',
      icon: <BlockOutlined aria-hidden />,
      disabled: count === 0,
      onClick: model.duplicate,
    },
    { name: 'remove', icon: <DeleteOutlined aria-hidden />, disabled: isEmpty, onClick: model.remove },
  ] as const;
  return (
    <>
      {tools.map(({ name, ...tool }) => (
        <ToolButton key={name} name={text(name)} {...tool} />
      ))}
      <Dropdown
        trigger={['click']}
        disabled={count < 2}
        menu={{
          items: [
            ...ALIGNMENTS.map((name) => ({
              key: name,
              label: text(`align.${name}`),
              onClick: () => model.align(name),
            })),
            { type: 'divider' as const },
            ...AXES.map((name) => ({
              key: name,
              label: text(`distribute.${name}`),
              disabled: count < 3,
              onClick: () => model.distribute(name),
            })),
          ],
        }}
      >
        <span>
          <ToolButton name={text('arrange')} icon={<LayoutOutlined aria-hidden />} disabled={count < 2} />
        </span>
      </Dropdown>
      <Dropdown
        trigger={['click']}
        menu={{
          items: AXES.map((name) => ({
            key: name,
            label: text(`layOut.${name}`),
            onClick: () => onLayOut(name),
          })),
        }}
      >
        <span>
          <ToolButton name={text('layOut')} icon={<ApartmentOutlined aria-hidden />} />
        </span>
      </Dropdown>
    </>
  );
}
