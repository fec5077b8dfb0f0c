import '@xyflow/react/dist/base.css';
import { useIntl } from '@umijs/max';
import {
  Background,
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
import { type DragEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { NodeKind } from '@/domain/editor/diagram';
import { GRID, nodeSize } from '@/pages/editor/components/diagram/diagramEdit';
import type { CanvasView } from '../EditorToolbar';
import { type ShapeNode, toEdges, toNodes } from './canvasElements';
import { canvasPicture } from './canvasPicture';
import styles from './DiagramCanvas.module.css';
import { DiagramContext } from './DiagramContext';
import { DiagramShape } from './DiagramShape';
import { type DiagramTraits, DRAG_TYPE } from './diagramKinds';
import type { DiagramWork } from './useDiagram';
import { useDiagramTexts } from './useDiagramTexts';

/** What a diagram's canvas can be told besides. Places are in pixels at full size. */
export interface DiagramView extends CanvasView {
  /** What is in the middle of the view. */
  center: () => { x: number; y: number };
  /** Brings a node into the middle. */
  reveal: (id: string) => void;
}

interface DiagramCanvasProps {
  work: DiagramWork;
  traits: DiagramTraits;
  onView: (view: DiagramView | undefined) => void;
}

const nodeTypes = { shape: DiagramShape };
const FIT = { padding: 0.1, maxZoom: 1.25 };
/** Pixels, as React Flow reads them. */
const MAP_SIZE = { width: 150, height: 100 };
const NOWHERE: ReadonlyMap<string, { x: number; y: number }> = new Map();

/** The node that a line was let go over: anywhere on it will do, not only at one of its points. */
function nodeUnder(event: MouseEvent | TouchEvent): string | undefined {
  const place = 'changedTouches' in event ? event.changedTouches[0] : event;
  const element = place && document.elementFromPoint(place.clientX, place.clientY);
  return element?.closest<HTMLElement>('.react-flow__node')?.dataset.id;
}

function Canvas({ work, traits, onView }: DiagramCanvasProps) {
  const flow = useReactFlow();
  const { formatMessage } = useIntl();
  const words = useDiagramTexts();
  const { token } = theme.useToken();
  const area = useRef<HTMLDivElement>(null);
  const [moving, setMoving] = useState(NOWHERE);
  const { diagram, selected } = work;

  const nodes = useMemo(() => toNodes(diagram, selected, moving, words), [diagram, selected, moving, words]);
  const edges = useMemo(
    () => toEdges(diagram, selected, traits, words.edgeWords, words),
    [diagram, selected, traits, words],
  );

  const makeView = useEffectEvent(
    (): DiagramView => ({
      zoomIn: () => void flow.zoomIn(),
      zoomOut: () => void flow.zoomOut(),
      fit: () => void flow.fitView(FIT),
      picture: (type) => canvasPicture(area.current, flow.getNodes(), type),
      center() {
        const { left, top, width, height } = area.current?.getBoundingClientRect() ?? new DOMRect();
        return flow.screenToFlowPosition({ x: left + width / 2, y: top + height / 2 });
      },
      reveal: (id) => void flow.fitView({ nodes: [{ id }], maxZoom: 1, duration: token.motion ? 200 : 0 }),
    }),
  );
  useEffect(() => {
    onView(makeView());
    return () => onView(undefined);
  }, [onView]);

  function handleNodes(changes: NodeChange<ShapeNode>[]) {
    const under = new Map(moving);
    const placed = new Map<string, { x: number; y: number }>();
    for (const change of changes) {
      if (change.type !== 'position' || !change.position) continue;
      if (change.dragging) under.set(change.id, change.position);
      else placed.set(change.id, change.position);
    }
    if (placed.size > 0) {
      work.move(placed);
      setMoving(NOWHERE);
    } else if (under.size > moving.size || changes.some(({ type }) => type === 'position')) setMoving(under);
    handleSelection(changes);
  }

  function handleSelection(changes: (NodeChange<ShapeNode> | EdgeChange)[]) {
    const chosen = changes.filter((change) => change.type === 'select');
    if (chosen.length === 0) return;
    work.changeSelection(chosen.map(({ id, selected: isChosen }) => [id, isChosen]));
  }

  function handleDrop(event: DragEvent) {
    const kind = traits.nodeKinds.find((name: NodeKind) => name === event.dataTransfer.getData(DRAG_TYPE));
    if (!kind) return;
    event.preventDefault();
    const { x, y } = flow.screenToFlowPosition({ x: event.clientX, y: event.clientY });
    const { width, height } = nodeSize(kind);
    work.add(kind, { x: x - width / 2, y: y - height / 2 });
  }

  const naming = useMemo(
    () => ({
      editingId: work.editingId,
      onLabel: (id: string, label: string) => work.changeNode(id, { label }),
      onEnd: () => work.edit(undefined),
    }),
    [work],
  );

  return (
    <DiagramContext value={naming}>
      <div ref={area} className={styles.area}>
        <ReactFlow
          nodes={nodes}
          edges={edges}
          nodeTypes={nodeTypes}
          onNodesChange={handleNodes}
          onEdgesChange={handleSelection}
          onConnect={({ source, target }) => work.connect(source, target)}
          onConnectEnd={(event, { isValid, fromNode }) => {
            const over = isValid ? undefined : nodeUnder(event);
            if (fromNode && over !== undefined && over !== fromNode.id) work.connect(fromNode.id, over);
          }}
          onNodeDoubleClick={(_, { id }) => work.edit(id)}
          onDragOver={(event) => {
            if (event.dataTransfer.types.includes(DRAG_TYPE)) event.preventDefault();
          }}
          onDrop={handleDrop}
          connectionMode={ConnectionMode.Loose}
          connectionRadius={30}
          snapToGrid
          snapGrid={[GRID, GRID]}
          selectionMode={SelectionMode.Partial}
          // The editor's own keys do it, as one step.
          deleteKeyCode={null}
          zoomOnDoubleClick={false}
          // The style sheet's colour, as the lines have it.
          defaultMarkerColor={null}
          minZoom={0.2}
          maxZoom={2.5}
          fitView
          fitViewOptions={FIT}
          ariaLabelConfig={words.canvasLabels}
          // The licence allows it. In development the library complains in the console.
          proOptions={{ hideAttribution: process.env.NODE_ENV === 'production' }}
        >
          <Background gap={GRID} />
          <MiniMap
            pannable
            zoomable
            className={styles.map}
            ariaLabel={formatMessage({ id: 'editor.map' })}
            nodeBorderRadius={8}
            style={MAP_SIZE}
          />
        </ReactFlow>
      </div>
    </DiagramContext>
  );
}

/** The canvas of a diagram on React Flow; a chunk of its own, loaded only by the editors that draw. */
export default function DiagramCanvas(props: DiagramCanvasProps) {
  return (
    <ReactFlowProvider>
      <Canvas {...props} />
    </ReactFlowProvider>
  );
}
