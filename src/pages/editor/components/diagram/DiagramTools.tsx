import { useT } from '@@/texts/editor';
import { ApartmentOutlined, BlockOutlined, DeleteOutlined, LayoutOutlined } from '@ant-design/icons';
import type { EditorTools } from '../EditorToolbar';
import { ALIGNMENTS, AXES, type Axis } from './diagramArrange';
import type { DiagramModel } from './useDiagram';

/** Returns the tools of a diagram editor: copy, delete, align and lay out. */
export function useDiagramTools(model: DiagramModel, onLayOut: (axis: Axis) => void): EditorTools {
  const t = useT();
  const count = model.selectedNodes.length;
  const isEmpty = count === 0 && model.selectedEdges.length === 0;
  return {
    tools: [
      {
        key: 'duplicate',
        name: t('editor.duplicateSelection'),
        icon: <BlockOutlined aria-hidden />,
        disabled: count === 0,
        onClick: model.duplicate,
      },
      {
        key: 'remove',
        name: t('editor.remove'),
        icon: <DeleteOutlined aria-hidden />,
        disabled: isEmpty,
        onClick: model.remove,
      },
      {
        key: 'layOut',
        name: t('editor.layOut'),
        icon: <ApartmentOutlined aria-hidden />,
        items: AXES.map((axis) => ({
          key: `layOut:${axis}`,
          name: t(`editor.layOut.${axis}`),
          onClick: () => onLayOut(axis),
        })),
      },
      {
        key: 'arrange',
        name: t('editor.arrange'),
        icon: <LayoutOutlined aria-hidden />,
        disabled: count < 2,
        items: [
          ...ALIGNMENTS.map((name) => ({
            key: name,
            name: t(`editor.align.${name}`),
            onClick: () => model.align(name),
          })),
          ...AXES.map((axis) => ({
            key: axis,
            name: t(`editor.distribute.${axis}`),
            disabled: count < 3,
            onClick: () => model.distribute(axis),
          })),
        ],
      },
    ],
    more: [
      {
        key: 'connect',
        name: t('editor.connectSelected'),
        disabled: !model.connectSelected,
        onClick: model.connectSelected,
      },
      { key: 'copy', name: t('editor.copy'), disabled: count === 0, onClick: model.copy },
      { key: 'paste', name: t('editor.paste'), onClick: model.paste },
      { key: 'selectAll', name: t('editor.selectAll'), onClick: model.selectAll },
    ],
  };
}
