import { ApartmentOutlined, BlockOutlined, DeleteOutlined, LayoutOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import type { EditorTools } from '../EditorToolbar';
import { ALIGNMENTS, AXES, type Axis } from './diagramArrange';
import type { DiagramModel } from './useDiagram';

/** Returns the tools of a diagram editor: copy, delete, align and lay out. */
export function useDiagramTools(model: DiagramModel, onLayOut: (axis: Axis) => void): EditorTools {
  const { formatMessage } = useIntl();
  const text = (id: TextSuffix<'editor'>) => formatMessage({ id: `editor.${id}` });
  const count = model.selectedNodes.length;
  const isEmpty = count === 0 && model.selectedEdges.length === 0;
  return {
    tools: [
      {
        key: 'duplicate',
        name: text('duplicateSelection'),
        icon: <BlockOutlined aria-hidden />,
        disabled: count === 0,
        onClick: model.duplicate,
      },
      {
        key: 'remove',
        name: text('remove'),
        icon: <DeleteOutlined aria-hidden />,
        disabled: isEmpty,
        onClick: model.remove,
      },
      {
        key: 'layOut',
        name: text('layOut'),
        icon: <ApartmentOutlined aria-hidden />,
        items: AXES.map((axis) => ({
          key: `layOut:${axis}`,
          name: text(`layOut.${axis}`),
          onClick: () => onLayOut(axis),
        })),
      },
      {
        key: 'arrange',
        name: text('arrange'),
        icon: <LayoutOutlined aria-hidden />,
        disabled: count < 2,
        items: [
          ...ALIGNMENTS.map((name) => ({
            key: name,
            name: text(`align.${name}`),
            onClick: () => model.align(name),
          })),
          ...AXES.map((axis) => ({
            key: axis,
            name: text(`distribute.${axis}`),
            disabled: count < 3,
            onClick: () => model.distribute(axis),
          })),
        ],
      },
    ],
    more: [
      {
        key: 'connect',
        name: text('connectSelected'),
        disabled: !model.connectSelected,
        onClick: model.connectSelected,
      },
      { key: 'copy', name: text('copy'), disabled: count === 0, onClick: model.copy },
      { key: 'paste', name: text('paste'), onClick: model.paste },
      { key: 'selectAll', name: text('selectAll'), onClick: model.selectAll },
    ],
  };
}
