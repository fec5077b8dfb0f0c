import { useT } from '@@/texts/editor';
import '@xyflow/react/dist/base.css';
import {
  Background,
  ConnectionLineType,
  ConnectionMode,
  type EdgeChange,
  MiniMap,
  type NodeChange,
  ReactFlow,
  ReactFlowProvider,
  SelectionMode,
  useReactFlow,
} from '@xyflow/react';
import { theme } from 'antd';
import { type DragEvent, use, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Box, Point } from '@/domain/editor/geometry';
import { OverviewHost } from '../EditorShell';
import type { CanvasView } from '../EditorToolbar';
import { exportDiagram } from '../exportImage';
import { type ShapeNode, toEdges, toNodes } from './canvasElements';
import styles from './DiagramCanvas.module.css';
import { DiagramLine } from './DiagramLine';
import { DiagramShape, LabelEditingContext } from './DiagramShape';
import { GRID } from './diagramEdit';
import { DRAG_TYPE, NODE_KINDS } from './diagramKinds';
import { FIT_MAX_ZOOM, getOpeningView } from './openingView';
import type { DiagramModel } from './useDiagram';
import { useDiagramLines } from './useDiagramLines';
import { useDiagramTexts } from './useDiagramTexts';

/** The operations of a diagram's canvas. Places are in pixels at zoom 1. */
export interface DiagramView extends CanvasView {
  /** Returns the center of the visible area. */
  center: () => Point;
  /** Centers a node. */
  reveal: (id: string) => void;
}

interface DiagramCanvasProps {
  model: DiagramModel;
  onView: (view: DiagramView | undefined) => void;
}

const nodeTypes = { shape: DiagramShape };
const edgeTypes = { line: DiagramLine };
const FIT = { padding: 0.1, maxZoom: FIT_MAX_ZOOM };
/** React Flow reads the size from the style. */
const MAP_SIZE = { width: 150, height: 102 };
const NO_AREA: Box = { x: 0, y: 0, width: 0, height: 0 };
const NONE: ReadonlyMap<string, Point> = new Map();

/** Returns the node under the pointer, so that an edge can be dropped anywhere on it. */
function nodeUnder(event: MouseEvent | TouchEvent): string | undefined {
  const point = 'changedTouches' in event ? event.changedTouches[0] : event;
  const element = point && document.elementFromPoint(point.clientX, point.clientY);
  return element?.closest<HTMLElement>('.react-flow__node')?.dataset.id;
}

function Canvas({ model, onView }: DiagramCanvasProps) {
  const flow = useReactFlow();
  const t = useT();
  const texts = useDiagramTexts();
  const duration = theme.useToken().token.motion ? 200 : 0;
  const area = useRef<HTMLDivElement>(null);
  const [moving, setMoving] = useState(NONE);
  const { kind, isDirected, diagram, selected } = model;

  const nodes = useMemo(() => toNodes(diagram, selected, moving, texts), [diagram, selected, moving, texts]);
  const lines = useDiagramLines(diagram, moving, isDirected, texts);
  const edges = useMemo(
    () => toEdges(diagram, selected, isDirected, texts, lines),
    [diagram, selected, isDirected, texts, lines],
  );
  const overview = use(OverviewHost);

  const makeView = useEffectEvent(
    (): DiagramView => ({
      zoomIn: () => void flow.zoomIn(),
      zoomOut: () => void flow.zoomOut(),
      fit: () => void flow.fitView(FIT),
      toImage: (type) => exportDiagram(area.current, lines.bounds ?? NO_AREA, type),
      center() {
        const { left, top, width, height } = area.current?.getBoundingClientRect() ?? new DOMRect();
        return flow.screenToFlowPosition({ x: left + width / 2, y: top + height / 2 });
      },
      reveal: (id) => void flow.fitView({ nodes: [{ id }], maxZoom: 1, duration }),
    }),
  );
  useEffect(() => {
    onView(makeView());
    return () => onView(undefined);
  }, [onView]);

  const { viewportInitialized: isReady } = flow;
  const showInitially = useEffectEvent(() => {
    const { clientWidth: width = 0, clientHeight: height = 0 } = area.current ?? {};
    if (lines.bounds && width > 0) void flow.setViewport(getOpeningView(lines.bounds, { width, height }));
  });
  useEffect(() => {
    if (isReady) showInitially();
  }, [isReady]);

  /** Moves the view to new nodes that are out of sight. */
  const showAdded = useEffectEvent(() => {
    if (!area.current) return;
    const { clientWidth, clientHeight } = area.current;
    const { x, y, zoom } = flow.getViewport();
    const visible = { x: -x / zoom, y: -y / zoom, width: clientWidth / zoom, height: clientHeight / zoom };
    const added = model.added.flatMap((id) => flow.getNode(id) ?? []);
    if (!added.every((node) => flow.isNodeIntersecting(node, visible, false)))
      void flow.fitView({ nodes: added, minZoom: zoom, maxZoom: zoom, duration });
  });
  useEffect(() => {
    if (model.added.length > 0) showAdded();
  }, [model.added]);

  // The focus stays in the canvas when its node is removed. React Flow removes the element afterwards.
  useEffect(() => {
    const focused = document.activeElement?.closest<HTMLElement>('.react-flow__node');
    if (!focused || !area.current?.contains(focused)) return;
    if (!diagram.nodes.some(({ id }) => id === focused.dataset.id)) area.current.closest('section')?.focus();
  }, [diagram.nodes]);

  function handleNodes(changes: NodeChange<ShapeNode>[]) {
    const dragged = new Map(moving);
    const dropped = new Map<string, Point>();
    for (const change of changes) {
      if (change.type !== 'position' || !change.position) continue;
      if (change.dragging) dragged.set(change.id, change.position);
      else dropped.set(change.id, change.position);
    }
    if (dropped.size > 0) {
      model.move(dropped);
      setMoving(NONE);
    } else if (dragged.size > moving.size || changes.some(({ type }) => type === 'position'))
      setMoving(dragged);
    handleSelection(changes);
  }

  function handleSelection(changes: (NodeChange<ShapeNode> | EdgeChange)[]) {
    const selections = changes.filter((change) => change.type === 'select');
    if (selections.length === 0) return;
    model.changeSelection(selections.map(({ id, selected: isSelected }) => [id, isSelected]));
  }

  function handleDrop(event: DragEvent) {
    const dropped = NODE_KINDS[kind].find((name) => name === event.dataTransfer.getData(DRAG_TYPE));
    if (!dropped) return;
    event.preventDefault();
    model.add(dropped, flow.screenToFlowPosition({ x: event.clientX, y: event.clientY }));
  }

  const labelEditing = useMemo(
    () => ({
      editingId: model.editingId,
      onLabel: (id: string, label: string) => model.changeNode(id, { label }),
      onEnd: () => model.edit(undefined),
    }),
    [model],
  );

  return (
    <LabelEditingContext value={labelEditing}>
      <div ref={area} className={styles.area}>
        <ReactFlow
          nodes={nodes}
          edges={edges}
          nodeTypes={nodeTypes}
          edgeTypes={edgeTypes}
          connectionLineType={ConnectionLineType.SmoothStep}
          onNodesChange={handleNodes}
          onEdgesChange={handleSelection}
          onConnect={({ source, target }) => model.connect(source, target)}
          onConnectEnd={(event, { isValid, fromNode }) => {
            const targetId = isValid ? undefined : nodeUnder(event);
            if (fromNode && targetId !== undefined && targetId !== fromNode.id)
              model.connect(fromNode.id, targetId);
          }}
          onNodeDoubleClick={(_, { id }) => model.edit(id)}
          onDragOver={(event) => {
            if (event.dataTransfer.types.includes(DRAG_TYPE)) event.preventDefault();
          }}
          onDrop={handleDrop}
          connectionMode={ConnectionMode.Loose}
          connectionRadius={30}
          snapToGrid
          snapGrid={[GRID, GRID]}
          selectionMode={SelectionMode.Partial}
          // The editor's own shortcut deletes in one undo step.
          deleteKeyCode={null}
          zoomOnDoubleClick={false}
          // Inherits the color of the edges.
          defaultMarkerColor={null}
          minZoom={0.2}
          maxZoom={2.5}
          aria-label={t('editor.canvas')}
          ariaLabelConfig={texts.canvasLabels}
          // The license allows it. In development the library warns in the console.
          proOptions={{ hideAttribution: process.env.NODE_ENV === 'production' }}
        >
          <Background gap={GRID} />
          {overview &&
            createPortal(
              <MiniMap
                pannable
                zoomable
                className={styles.map}
                ariaLabel={t('editor.map')}
                nodeBorderRadius={8}
                style={MAP_SIZE}
              />,
              overview,
            )}
        </ReactFlow>
      </div>
    </LabelEditingContext>
  );
}

/** The canvas of a diagram on React Flow. In its own chunk. */
export default function DiagramCanvas(props: DiagramCanvasProps) {
  return (
    <ReactFlowProvider>
      <Canvas {...props} />
    </ReactFlowProvider>
  );
}
