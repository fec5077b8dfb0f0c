import { useIntl } from '@umijs/max';
import { Skeleton } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { NodeKind } from '@/domain/editor/diagram';
import type { Axis } from '@/pages/editor/components/diagram/diagramArrange';
import { GRID, nodeSize } from '@/pages/editor/components/diagram/diagramEdit';
import type { DiagramKindName } from '@/pages/editor/components/diagram/diagramProblems';
import { EditorShell } from '../EditorShell';
import type { KeyCommands, ShortcutLine } from '../shortcuts';
import type { DiagramView } from './DiagramCanvas';
import { DiagramInspector } from './DiagramInspector';
import { DiagramPalette } from './DiagramPalette';
import { DiagramTools } from './DiagramTools';
import { DIAGRAM_TRAITS } from './diagramKinds';
import { useDiagram } from './useDiagram';

const DiagramCanvas = lazy(() => import('./DiagramCanvas'));

const SHORTCUTS: readonly ShortcutLine[] = [
  { keys: ['mod+a'], textId: 'editor.selectAll' },
  { keys: ['mod+c'], textId: 'editor.copy' },
  { keys: ['mod+v'], textId: 'editor.paste' },
  { keys: ['mod+d'], textId: 'editor.duplicateSelection' },
  { keys: ['delete', 'backspace'], textId: 'editor.remove' },
  { keys: ['f2'], textId: 'editor.rewrite' },
  { keys: ['arrowup'], textId: 'editor.moveKeys' },
  { keys: ['escape'], textId: 'editor.selectNone' },
];

/** The editor of flow charts and of topologies; what differs stands in `DIAGRAM_TRAITS`. */
export function DiagramEditor({ kind }: { kind: DiagramKindName }) {
  const { formatMessage } = useIntl();
  const work = useDiagram(kind);
  const traits = DIAGRAM_TRAITS[kind];
  const [view, setView] = useState<DiagramView>();

  function add(nodeKind: NodeKind) {
    const { x, y } = view?.center() ?? { x: 0, y: 0 };
    const { width, height } = nodeSize(nodeKind);
    work.add(nodeKind, { x: x - width / 2, y: y - height / 2 });
  }

  function find(id: string) {
    work.select([id]);
    view?.reveal(id);
  }

  async function layOut(axis: Axis) {
    await work.layOut(axis);
    // The canvas has the new places with the next frame.
    requestAnimationFrame(() => view?.fit());
  }

  const [first] = work.selectedNodes;
  const commands: KeyCommands = {
    'mod+a': work.selectAll,
    'mod+c': first && work.copy,
    'mod+v': work.paste,
    'mod+d': work.duplicate,
    delete: work.remove,
    backspace: work.remove,
    f2: first && (() => work.edit(first.id)),
    escape: () => work.select([]),
    arrowup: first && (() => work.nudge(0, -GRID)),
    arrowdown: first && (() => work.nudge(0, GRID)),
    arrowleft: first && (() => work.nudge(-GRID, 0)),
    arrowright: first && (() => work.nudge(GRID, 0)),
  };

  return (
    <EditorShell
      desk={work.desk}
      title={formatMessage({ id: `title.console.${kind}Editor` })}
      description={formatMessage({ id: `editor.${kind}.description` })}
      view={view}
      tools={<DiagramTools work={work} onLayOut={(axis) => void layOut(axis)} />}
      palette={<DiagramPalette kinds={traits.nodeKinds} onAdd={add} />}
      inspector={<DiagramInspector work={work} traits={traits} onFind={find} />}
      commands={commands}
      shortcuts={SHORTCUTS}
    >
      <Suspense fallback={<Skeleton active paragraph={{ rows: 8 }} style={{ padding: 24 }} />}>
        <DiagramCanvas work={work} traits={traits} onView={setView} />
      </Suspense>
    </EditorShell>
  );
}
