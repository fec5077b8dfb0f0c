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
import { ALIGNMENTS, AXES } from '@/pages/editor/components/diagram/diagramArrange';
import { ToolButton } from '../EditorToolbar';
import type { DiagramWork } from './useDiagram';

interface DiagramToolsProps {
  work: DiagramWork;
  /** Lays everything out and shows it. */
  onLayOut: (axis: (typeof AXES)[number]) => void;
}

/** The tools of the editors of diagrams: copies, deletion, lining up, laying out. */
export function DiagramTools({ work, onLayOut }: DiagramToolsProps) {
  const { formatMessage } = useIntl();
  const text = (id: TextSuffix<'editor'>) => formatMessage({ id: `editor.${id}` });
  const count = work.selectedNodes.length;
  const nothing = count === 0 && work.selectedEdges.length === 0;
  return (
    <>
      <ToolButton
        name={text('copy')}
        icon={<CopyOutlined aria-hidden />}
        disabled={count === 0}
        onClick={work.copy}
      />
      <ToolButton name={text('paste')} icon={<SnippetsOutlined aria-hidden />} onClick={work.paste} />
      <ToolButton
        name={text('duplicateSelection')}
        icon={<BlockOutlined aria-hidden />}
        disabled={count === 0}
        onClick={work.duplicate}
      />
      <ToolButton
        name={text('remove')}
        icon={<DeleteOutlined aria-hidden />}
        disabled={nothing}
        onClick={work.remove}
      />
      <Dropdown
        trigger={['click']}
        disabled={count < 2}
        menu={{
          items: [
            ...ALIGNMENTS.map((name) => ({ key: name, label: text(`align.${name}`) })),
            { type: 'divider' as const },
            ...AXES.map((name) => ({
              key: name,
              label: text(`distribute.${name}`),
              disabled: count < 3,
            })),
          ],
          onClick({ key }) {
            const alignment = ALIGNMENTS.find((name) => name === key);
            const axis = AXES.find((name) => name === key);
            if (alignment) work.align(alignment);
            if (axis) work.distribute(axis);
          },
        }}
      >
        <span>
          <ToolButton
            name={text('arrange')}
            icon={<LayoutOutlined aria-hidden />}
            disabled={count < 2}
            onClick={() => {}}
          />
        </span>
      </Dropdown>
      <Dropdown
        trigger={['click']}
        menu={{
          items: AXES.map((name) => ({ key: name, label: text(`layOut.${name}`) })),
          onClick({ key }) {
            const axis = AXES.find((name) => name === key);
            if (axis) onLayOut(axis);
          },
        }}
      >
        <span>
          <ToolButton name={text('layOut')} icon={<ApartmentOutlined aria-hidden />} onClick={() => {}} />
        </span>
      </Dropdown>
    </>
  );
}
