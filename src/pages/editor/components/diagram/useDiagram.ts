import { useT } from '@@/texts/editor';
import { useRef, useState } from 'react';
import { useMessage } from '@/components/MessageContext';
import type { Diagram, DiagramEdge, DiagramNode, NodeKind } from '@/domain/editor/diagram';
import type { EditorContent } from '@/domain/editor/editorDocument';
import type { Point } from '@/domain/editor/geometry';
import { type DocumentWorkspace, useDocument } from '../useDocument';
import { type Alignment, type Axis, align, distribute, layOut } from './diagramArrange';
import {
  addNode,
  changeEdge,
  changeNode,
  connect,
  extract,
  getNodeSize,
  insert,
  moveNodes,
  moveNodesBy,
  removeItems,
} from './diagramEdit';
import { connectionProblem, type DiagramKindName } from './diagramProblems';

const NO_IDS: ReadonlySet<string> = new Set();
const EMPTY: Diagram = { nodes: [], edges: [] };

/** The state and operations that the canvas, the panels and the shortcuts share. */
export type DiagramModel = ReturnType<typeof useDiagram>;

/** The open diagram with its selection, label editing, and every operation as one undo step. */
export function useDiagram(kind: DiagramKindName) {
  const workspace: DocumentWorkspace<DiagramKindName> = useDocument<DiagramKindName>(kind);
  const t = useT();
  const message = useMessage();
  const diagram: Diagram = workspace.present ?? EMPTY;
  const documentId = workspace.document?.documentId;
  const [selection, setSelection] = useState({ documentId, ids: NO_IDS });
  const [editingId, setEditingId] = useState<string>();
  /** The nodes that were added last. The canvas shows them. */
  const [added, setAdded] = useState<readonly string[]>([]);
  const copied = useRef(EMPTY);

  const selected = selection.documentId === documentId ? selection.ids : NO_IDS;
  const select = (ids: Iterable<string>) => setSelection({ documentId, ids: new Set(ids) });

  /** The cast is safe: nodes come only from this editor's palette, documents and clipboard. */
  const change = (act: (before: Diagram) => Diagram, about?: string) =>
    workspace.change((before) => act(before) as EditorContent<DiagramKindName>, about);

  function put(part: Diagram) {
    if (part.nodes.length === 0) return;
    const { diagram: next, ids } = insert(diagram, part);
    if (ids.length === 0) {
      message.warning(t('editor.full'));
      return;
    }
    change(() => next);
    select(ids);
    setAdded(ids);
  }

  /** Connects two nodes, or shows why they cannot be connected. */
  function connectNodes(source: string, target: string) {
    const problem = connectionProblem(kind, diagram, source, target);
    if (problem) message.warning(t(`editor.connect.${problem}`));
    else change(() => connect(diagram, source, target).diagram);
  }

  const selectedNodeIds = [...selected].filter((id) => diagram.nodes.some((node) => node.id === id));
  const [source, target] = selectedNodeIds;
  const joined =
    source !== undefined && target !== undefined && selectedNodeIds.length === 2
      ? ([source, target] as const)
      : undefined;

  return {
    workspace,
    kind,
    /** Whether edges have arrows. The links of a topology have no direction. */
    isDirected: kind === 'flow',
    diagram,
    selected,
    select,
    selectedNodes: diagram.nodes.filter(({ id }) => selected.has(id)),
    selectedEdges: diagram.edges.filter(({ id }) => selected.has(id)),
    /** Selects (`true`) or deselects items by id. */
    changeSelection: (changes: readonly [string, boolean][]) =>
      setSelection((before) => {
        const ids = new Set(before.documentId === documentId ? before.ids : NO_IDS);
        for (const [id, isSelected] of changes) {
          if (isSelected) ids.add(id);
          else ids.delete(id);
        }
        return { documentId, ids };
      }),
    selectAll: () => select([...diagram.nodes, ...diagram.edges].map(({ id }) => id)),
    added,
    /** The node whose label is being edited. */
    editingId,
    edit: setEditingId,
    /** Adds a node and starts editing its label. */
    add(nodeKind: NodeKind, center: Point) {
      const label = t(`editor.kind.${nodeKind}`);
      const { width, height } = getNodeSize(nodeKind);
      const place = { x: center.x - width / 2, y: center.y - height / 2 };
      const { diagram: next, id } = addNode(diagram, { kind: nodeKind, label, ...place });
      if (id === undefined) {
        message.warning(t('editor.full'));
        return;
      }
      change(() => next);
      select([id]);
      setAdded([id]);
      setEditingId(id);
    },
    remove: () => change((before) => removeItems(before, selected)),
    move: (places: ReadonlyMap<string, Point>) => change((before) => moveNodes(before, places), 'move'),
    moveNodesBy: (dx: number, dy: number) =>
      change((before) => moveNodesBy(before, selected, dx, dy), 'move'),
    changeNode: (id: string, part: Partial<Pick<DiagramNode, 'label' | 'data'>>) =>
      change((before) => changeNode(before, id, part), `${Object.keys(part)} ${id}`),
    changeEdge: (id: string, part: Partial<Pick<DiagramEdge, 'label' | 'data'>>) =>
      change((before) => changeEdge(before, id, part), `${Object.keys(part)} ${id}`),
    connect: connectNodes,
    /** Connects the two selected nodes in the order of their selection. Undefined unless there are two. */
    connectSelected: joined && (() => connectNodes(...joined)),
    copy() {
      const part = extract(diagram, selected);
      if (part.nodes.length === 0) return;
      copied.current = part;
      message.info(t('editor.copied', { count: part.nodes.length }));
    },
    paste() {
      if (copied.current.nodes.length === 0) message.info(t('editor.nothingCopied'));
      put(copied.current);
    },
    duplicate: () => put(extract(diagram, selected)),
    align: (alignment: Alignment) => change((before) => align(before, selected, alignment)),
    distribute: (axis: Axis) => change((before) => distribute(before, selected, axis)),
    /** Lays out the whole diagram. */
    layOut: (axis: Axis) => change((before) => layOut(before, axis)),
  };
}
