import * as v from 'valibot';
import {
  DIAGRAM_LIMITS,
  type Diagram,
  type DiagramNode,
  emptyDiagram,
  flowContentSchema,
  type NodeKind,
  topologyContentSchema,
} from '@/domain/editor/diagram';
import { overlaps } from '@/domain/editor/geometry';
import { align, distribute } from '@/pages/editor/components/diagram/diagramArrange';
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
  toBox,
} from '@/pages/editor/components/diagram/diagramEdit';

const node = (id: string, kind: NodeKind = 'step', x = 0, y = 0): DiagramNode => ({
  id,
  kind,
  x,
  y,
  label: id,
  data: {},
});
const edge = (source: string, target: string) => ({
  id: `${source}${target}`,
  source,
  target,
  label: '',
  data: {},
});
const diagram: Diagram = {
  nodes: [node('a', 'start'), node('b', 'step', 0, 160), node('c', 'end', 320, 320)],
  edges: [edge('a', 'b'), edge('b', 'c')],
};
const ids = (...names: string[]) => new Set(names);
const getPositions = ({ nodes }: Diagram) => nodes.map(({ x, y }) => [x, y]);

/** No two nodes are closer than a line needs. */
function expectApart({ nodes }: Diagram) {
  const boxes = nodes.map((one) => toBox(one));
  const close = boxes.filter((one, index) => boxes.slice(0, index).some((other) => overlaps(one, other, 32)));
  expect(close).toEqual([]);
}

describe('diagram schemas', () => {
  const accepts = (content: unknown) => v.safeParse(flowContentSchema, content).success;

  it('accept nodes and the edges between them', () => {
    expect(accepts(diagram)).toBe(true);
    expect(accepts(emptyDiagram())).toBe(true);
    expect(v.safeParse(topologyContentSchema, { nodes: [node('s', 'server')], edges: [] }).success).toBe(
      true,
    );
  });

  it.each([
    ['two nodes with one id', { ...diagram, nodes: [...diagram.nodes, node('a')] }],
    ['two edges with one id', { ...diagram, edges: [edge('a', 'b'), edge('a', 'b')] }],
    ['a node and an edge with one id', { ...diagram, nodes: [...diagram.nodes, node('ab')] }],
    ['an edge to an unknown node', { ...diagram, edges: [edge('a', 'z')] }],
    ['a node of another editor', { nodes: [node('s', 'server')], edges: [] }],
    ['a label that is too long', { nodes: [{ ...node('a'), label: 'x'.repeat(81) }], edges: [] }],
    ['a position that is not a number', { nodes: [{ ...node('a'), x: Number.NaN }], edges: [] }],
    ['a position outside the limits', { nodes: [node('a', 'step', DIAGRAM_LIMITS.place + 1)], edges: [] }],
    ['a negative latency', { ...diagram, edges: [{ ...edge('a', 'b'), data: { latency: -1 } }] }],
    [
      'too many nodes',
      { nodes: Array.from({ length: DIAGRAM_LIMITS.nodes + 1 }, (_, i) => node(`n${i}`)), edges: [] },
    ],
  ])('reject %s', (_, content) => expect(accepts(content)).toBe(false));
});

describe('editing', () => {
  it('adds a node on the grid, at the nearest free place, with a new id', () => {
    const first = addNode(diagram, { kind: 'note', x: 7, y: 7, label: 'x' });
    expect(first.diagram.nodes.at(-1)).toMatchObject({ id: first.id, x: 0, y: -112 });
    const second = addNode(first.diagram, { kind: 'note', x: 7, y: 7, label: 'x' });
    expect(second.id).not.toBe(first.id);
    expectApart(second.diagram);
    const free = addNode(diagram, { kind: 'note', x: 807, y: 7, label: 'x' });
    expect(free.diagram.nodes.at(-1)).toMatchObject({ x: 800, y: 0 });
  });

  it('adds nothing to a full diagram', () => {
    const full = { nodes: Array.from({ length: DIAGRAM_LIMITS.nodes }, (_, i) => node(`n${i}`)), edges: [] };
    expect(addNode(full, { kind: 'note', x: 0, y: 0, label: '' })).toEqual({ diagram: full });
    expect(insert(full, diagram)).toEqual({ diagram: full, ids: [] });
  });

  it('removes the edges of a removed node', () => {
    expect(removeItems(diagram, ids('b'))).toEqual({
      nodes: [diagram.nodes[0], diagram.nodes[2]],
      edges: [],
    });
    expect(removeItems(diagram, ids('ab')).edges).toEqual([edge('b', 'c')]);
    expect(removeItems(diagram, ids('z'))).toBe(diagram);
  });

  it('moves nodes within the limits, and returns the same diagram when nothing moves', () => {
    expect(getPositions(moveNodesBy(diagram, ids('a', 'c'), 16, -16))).toEqual([
      [16, -16],
      [0, 160],
      [336, 304],
    ]);
    expect(getPositions(moveNodes(diagram, new Map([['a', { x: 1e9, y: 0.4 }]])))[0]).toEqual([
      DIAGRAM_LIMITS.place,
      0,
    ]);
    expect(moveNodes(diagram, new Map([['a', { x: 0, y: 0 }]]))).toBe(diagram);
  });

  it('changes one node or edge only', () => {
    expect(changeNode(diagram, 'b', { label: 'B' }).nodes[1]).toEqual({
      ...node('b', 'step', 0, 160),
      label: 'B',
    });
    expect(changeEdge(diagram, 'ab', { label: 'yes' }).edges).toEqual([
      { ...edge('a', 'b'), label: 'yes' },
      edge('b', 'c'),
    ]);
    const { diagram: joined, id } = connect(diagram, 'a', 'c');
    expect(joined.edges.at(-1)).toEqual({ id, source: 'a', target: 'c', label: '', data: {} });
  });

  it('copies nodes with their edges and new ids into a valid diagram', () => {
    const copied = extract(diagram, ids('a', 'b'));
    expect(copied.edges).toEqual([edge('a', 'b')]);
    const first = insert(diagram, copied);
    const second = insert(first.diagram, copied);
    expect(second.diagram.nodes).toHaveLength(7);
    expect(second.diagram.edges).toHaveLength(4);
    expect(first.ids.concat(second.ids).every((id) => !['a', 'b', 'c'].includes(id))).toBe(true);
    expect(v.safeParse(flowContentSchema, second.diagram).success).toBe(true);
    expectApart(second.diagram);
    // The copies keep their places to each other.
    const [a, b] = second.diagram.nodes.slice(-2);
    expect([(b?.x ?? 0) - (a?.x ?? 0), (b?.y ?? 0) - (a?.y ?? 0)]).toEqual([0, 160]);
  });
});

describe('arranging', () => {
  const mixed: Diagram = {
    nodes: [node('a', 'step', 0, 0), node('b', 'decision', 50, 200), node('c', 'step', 400, 500)],
    edges: [],
  };
  const all = ids('a', 'b', 'c');
  const { height } = getNodeSize('decision');

  it.each([
    [
      'west',
      [
        [0, 0],
        [0, 200],
        [0, 500],
      ],
    ],
    [
      'center',
      [
        [200, 0],
        [200, 200],
        [200, 500],
      ],
    ],
    [
      'east',
      [
        [400, 0],
        [400, 200],
        [400, 500],
      ],
    ],
    [
      'north',
      [
        [0, 0],
        [50, 0],
        [400, 0],
      ],
    ],
    [
      'middle',
      [
        [0, 250],
        [50, (564 - height) / 2],
        [400, 250],
      ],
    ],
    [
      'south',
      [
        [0, 500],
        [50, 564 - height],
        [400, 500],
      ],
    ],
  ] as const)('aligns nodes: %s', (alignment, positions) => {
    expect(getPositions(align(mixed, all, alignment))).toEqual(positions);
  });

  it('distributes nodes with equal gaps between the outer ones', () => {
    expect(getPositions(distribute(mixed, all, 'across'))).toEqual([
      [0, 0],
      [200, 200],
      [400, 500],
    ]);
    const [, inner] = getPositions(distribute(mixed, all, 'down'));
    expect(inner).toEqual([50, 64 + (500 - 64 - height) / 2]);
  });

  it('ignores too few nodes', () => {
    expect(align(mixed, ids('a'), 'east')).toBe(mixed);
    expect(distribute(mixed, ids('a', 'c'), 'across')).toBe(mixed);
  });
});
