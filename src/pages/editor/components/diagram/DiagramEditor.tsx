import { useT } from '@@/texts/editor';
import { Button, Skeleton } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { CardGrid } from '@/components/CardGrid';
import layout from '@/components/layout.module.css';
import typography from '@/components/typography.module.css';
import type { NodeKind } from '@/domain/editor/diagram';
import { EditorShell } from '../EditorShell';
import type { Shortcut, ShortcutCommands } from '../shortcuts';
import type { DiagramView } from './DiagramCanvas';
import { DiagramInspector } from './DiagramInspector';
import styles from './DiagramPanels.module.css';
import { useDiagramTools } from './DiagramTools';
import type { Axis } from './diagramArrange';
import { GRID } from './diagramEdit';
import { DRAG_TYPE, NODE_ICONS, NODE_KINDS } from './diagramKinds';
import type { DiagramKindName } from './diagramProblems';
import { useDiagram } from './useDiagram';

const DiagramCanvas = lazy(() => import('./DiagramCanvas'));

const SHORTCUTS: readonly Shortcut[] = [
  { keys: ['mod+a'], textId: 'editor.selectAll' },
  { keys: ['mod+c'], textId: 'editor.copy' },
  { keys: ['mod+v'], textId: 'editor.paste' },
  { keys: ['mod+d'], textId: 'editor.duplicateSelection' },
  { keys: ['delete', 'backspace'], textId: 'editor.remove' },
  { keys: ['c'], textId: 'editor.connectSelected' },
  { keys: ['f2'], textId: 'editor.rewrite' },
  { keys: ['arrowup'], textId: 'editor.moveKeys' },
  { keys: ['escape'], textId: 'editor.selectNone' },
];

/** The editor of flow charts and topologies. Only the parts of a topology have technical data. */
export function DiagramEditor({ kind }: { kind: DiagramKindName }) {
  const t = useT();
  const model = useDiagram(kind);
  const [view, setView] = useState<DiagramView>();

  function find(id: string) {
    model.select([id]);
    view?.reveal(id);
  }

  function layOut(axis: Axis) {
    model.layOut(axis);
    // The canvas moves the nodes in the next frame.
    requestAnimationFrame(() => view?.fit());
  }

  const tools = useDiagramTools(model, layOut);
  const [first] = model.selectedNodes;
  const commands: ShortcutCommands = {
    'mod+a': model.selectAll,
    'mod+c': first && model.copy,
    'mod+v': model.paste,
    'mod+d': model.duplicate,
    delete: model.remove,
    backspace: model.remove,
    c: model.connectSelected,
    f2: first && (() => model.edit(first.id)),
    escape: () => model.select([]),
    arrowup: first && (() => model.moveNodesBy(0, -GRID)),
    arrowdown: first && (() => model.moveNodesBy(0, GRID)),
    arrowleft: first && (() => model.moveNodesBy(-GRID, 0)),
    arrowright: first && (() => model.moveNodesBy(GRID, 0)),
  };

  return (
    <EditorShell
      workspace={model.workspace}
      title={t(`title.console.${kind}Editor`)}
      description={t(`editor.${kind}.description`)}
      view={view}
      {...tools}
      palette={
        <DiagramPalette
          kinds={NODE_KINDS[kind]}
          onAdd={(nodeKind) => model.add(nodeKind, view?.center() ?? { x: 0, y: 0 })}
        />
      }
      inspector={<DiagramInspector model={model} onFind={find} />}
      commands={commands}
      shortcuts={SHORTCUTS.map(({ keys, textId }) => ({ keys, text: t(textId) }))}
    >
      <Suspense fallback={<Skeleton active paragraph={{ rows: 8 }} style={{ padding: 24 }} />}>
        <DiagramCanvas model={model} onView={setView} />
      </Suspense>
    </EditorShell>
  );
}

/** The kinds of nodes: dragged onto the canvas, or added to its center by a click. */
function DiagramPalette({ kinds, onAdd }: { kinds: readonly NodeKind[]; onAdd: (kind: NodeKind) => void }) {
  const t = useT();
  return (
    <>
      <p className={`${typography.caption} ${layout.spaceAfterXs}`}>{t('editor.paletteHint')}</p>
      <CardGrid className={styles.palette} component="ul" min={130} gap={8} aria-label={t('editor.palette')}>
        {kinds.map((kind) => (
          <li key={kind}>
            <Button
              draggable
              icon={NODE_ICONS[kind]}
              onDragStart={({ dataTransfer }) => {
                dataTransfer.setData(DRAG_TYPE, kind);
                dataTransfer.effectAllowed = 'copy';
              }}
              onClick={() => onAdd(kind)}
            >
              {t(`editor.kind.${kind}`)}
            </Button>
          </li>
        ))}
      </CardGrid>
    </>
  );
}
