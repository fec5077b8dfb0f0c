import { useIntl } from '@umijs/max';
import { useRef, useState } from 'react';
import { useMessage } from '@/components/MessageContext';
import type { Diagram, DiagramEdge, DiagramNode, NodeKind } from '@/domain/editor/diagram';
import type { EditorContent } from '@/domain/editor/editorDocument';
import {
  type Alignment,
  type Axis,
  align,
  distribute,
} from '@/pages/editor/components/diagram/diagramArrange';
import {
  addNode,
  changeEdge,
  changeNode,
  connect,
  extract,
  insert,
  moveNodes,
  nudge,
  removeItems,
} from '@/pages/editor/components/diagram/diagramEdit';
import { connectionProblem, type DiagramKindName } from '@/pages/editor/components/diagram/diagramProblems';
import { type DocumentDesk, useDocument } from '../useDocument';

const NOTHING: ReadonlySet<string> = new Set();
const EMPTY: Diagram = { nodes: [], edges: [] };
type Place = { x: number; y: number };

/** Everything that can be done to a diagram: what the canvas, the panels and the keys share. */
export type DiagramWork = ReturnType<typeof useDiagram>;

/** A diagram on the desk: what is selected, what is being named, and every change as one step. */
export function useDiagram(kind: DiagramKindName) {
  const desk: DocumentDesk<DiagramKindName> = useDocument<DiagramKindName>(kind);
  const { formatMessage } = useIntl();
  const message = useMessage();
  const diagram: Diagram = desk.present ?? EMPTY;
  const documentId = desk.document?.documentId;
  const [selection, setSelection] = useState({ of: documentId, ids: NOTHING });
  const [editingId, setEditingId] = useState<string>();
  const copied = useRef(EMPTY);

  const selected = selection.of === documentId ? selection.ids : NOTHING;
  const select = (ids: Iterable<string>) => setSelection({ of: documentId, ids: new Set(ids) });

  /** The kinds of nodes come from this editor's palette, its documents and its own copies only. */
  const change = (act: (before: Diagram) => Diagram, about?: string) =>
    desk.change((before) => act(before) as EditorContent<DiagramKindName>, about);
  const becomes = (next: Diagram) => change(() => next);

  function put(part: Diagram) {
    const { diagram: next, ids } = insert(diagram, part);
    if (part.nodes.length === 0) return;
    if (ids.length === 0) message.warning(formatMessage({ id: 'editor.full' }));
    becomes(next);
    select(ids.length > 0 ? ids : selected);
  }

  return {
    desk,
    kind,
    diagram,
    selected,
    select,
    selectedNodes: diagram.nodes.filter(({ id }) => selected.has(id)),
    selectedEdges: diagram.edges.filter(({ id }) => selected.has(id)),
    /** What the canvas says was chosen (`true`) or let go. */
    changeSelection: (changes: readonly [string, boolean][]) =>
      setSelection((before) => {
        const ids = new Set(before.of === documentId ? before.ids : NOTHING);
        for (const [id, isChosen] of changes) {
          if (isChosen) ids.add(id);
          else ids.delete(id);
        }
        return { of: documentId, ids };
      }),
    selectAll: () => select([...diagram.nodes, ...diagram.edges].map(({ id }) => id)),
    /** The node whose label is being written on the canvas. */
    editingId,
    edit: setEditingId,
    /** A new node, ready to be named. */
    add(nodeKind: NodeKind, place: Place) {
      const label = formatMessage({ id: `editor.kind.${nodeKind}` });
      const { diagram: next, id } = addNode(diagram, { kind: nodeKind, label, ...place });
      if (id === undefined) {
        message.warning(formatMessage({ id: 'editor.full' }));
        return;
      }
      becomes(next);
      select([id]);
      setEditingId(id);
    },
    remove: () => change((before) => removeItems(before, selected)),
    move: (places: ReadonlyMap<string, Place>) => change((before) => moveNodes(before, places), 'move'),
    nudge: (dx: number, dy: number) => change((before) => nudge(before, selected, dx, dy), 'move'),
    changeNode: (id: string, part: Partial<Pick<DiagramNode, 'label' | 'data'>>) =>
      change((before) => changeNode(before, id, part), `${Object.keys(part)} ${id}`),
    changeEdge: (id: string, part: Partial<Pick<DiagramEdge, 'label' | 'data'>>) =>
      change((before) => changeEdge(before, id, part), `${Object.keys(part)} ${id}`),
    /** Joins two nodes, or says why they cannot be joined. */
    connect(source: string, target: string) {
      const problem = connectionProblem(kind, diagram, source, target);
      if (problem) {
        message.warning(formatMessage({ id: `editor.connect.${problem}` }));
        return;
      }
      becomes(connect(diagram, source, target).diagram);
    },
    copy() {
      const part = extract(diagram, selected);
      if (part.nodes.length === 0) return;
      copied.current = part;
      message.info(formatMessage({ id: 'editor.copied' }, { count: part.nodes.length }));
    },
    /** Each paste lands beside the one before. */
    paste() {
      const part = copied.current;
      if (part.nodes.length === 0) message.info(formatMessage({ id: 'editor.nothingCopied' }));
      put(part);
      const moved = part.nodes.map((node) => ({ ...node, x: node.x + 32, y: node.y + 32 }));
      copied.current = { ...part, nodes: moved };
    },
    duplicate: () => put(extract(diagram, selected)),
    align: (alignment: Alignment) => change((before) => align(before, selected, alignment)),
    distribute: (axis: Axis) => change((before) => distribute(before, selected, axis)),
    /** Lays the whole diagram out anew. */
    async layOut(axis: Axis) {
      const { layOut } = await import('./layOut');
      change((before) => layOut(before, axis));
    },
  };
}
