import { DIAGRAM_LIMITS, type Diagram, type DiagramNode, type NodeKind } from '@/domain/editor/diagram';
import { connectionProblem, findProblems } from '@/pages/editor/components/diagram/diagramProblems';

const node = (id: string, kind: NodeKind, data: DiagramNode['data'] = {}): DiagramNode => ({
  id,
  kind,
  x: 0,
  y: 0,
  label: id,
  data,
});
const edge = (source: string, target: string, label = '') => ({
  id: `${source}-${target}`,
  source,
  target,
  label,
  data: {},
});
const flow: Diagram = {
  nodes: [
    node('start', 'start'),
    node('ask', 'decision'),
    node('do', 'step'),
    node('end', 'end'),
    node('note', 'note'),
  ],
  edges: [edge('start', 'ask'), edge('ask', 'do', 'yes'), edge('ask', 'end', 'no'), edge('do', 'end')],
};
const names = (diagram: Diagram, kind: 'flow' | 'topology' = 'flow') =>
  findProblems(kind, diagram).map(({ name, nodeId }) => (nodeId ? `${name} ${nodeId}` : name));
const without = (...ids: string[]): Diagram => ({
  nodes: flow.nodes,
  edges: flow.edges.filter(({ id }) => !ids.includes(id)),
});

describe('the problems of a flow', () => {
  it('are none in a complete or empty flow', () => {
    expect(names(flow)).toEqual([]);
    expect(names({ nodes: [], edges: [] })).toEqual([]);
  });

  it('include a missing start and end', () => {
    expect(names({ nodes: [node('do', 'step')], edges: [] })).toEqual([
      'noStart',
      'noEnd',
      'deadEnd do',
      'unreachable do',
    ]);
  });

  it('include dead ends and unreachable nodes', () => {
    expect(names(without('do-end'))).toEqual(['deadEnd do']);
    expect(names(without('ask-do'))).toEqual(['oneWayOut ask', 'unreachable do']);
    const round = {
      nodes: [...flow.nodes, node('x', 'step'), node('y', 'data')],
      edges: [...flow.edges, edge('x', 'y'), edge('y', 'x')],
    };
    expect(names(round)).toEqual(['unreachable x', 'unreachable y']);
  });

  it('include decisions with unnamed ways out', () => {
    const edges = [...without('ask-end').edges, edge('ask', 'end')];
    expect(names({ ...flow, edges })).toEqual(['wayUnnamed ask']);
  });

  it('include edges into a start and out of an end', () => {
    expect(names({ ...flow, edges: [...flow.edges, edge('end', 'start')] })).toEqual([
      'intoStart start',
      'outOfEnd end',
    ]);
  });

  it('include nodes without a label', () => {
    const nodes = flow.nodes.map((one) => (one.id === 'note' ? { ...one, label: ' ' } : one));
    expect(names({ ...flow, nodes })).toEqual(['unnamed note']);
  });
});

describe('the problems of a topology', () => {
  it('include duplicate addresses, failed nodes and unconnected nodes', () => {
    const nodes = [
      node('a', 'server', { address: '10.0.0.1' }),
      node('b', 'server', { address: '10.0.0.1 ', health: 'down' }),
      node('c', 'cloud'),
    ];
    expect(names({ nodes, edges: [edge('a', 'b')] }, 'topology')).toEqual([
      'sameAddress a',
      'sameAddress b',
      'down b',
      'alone c',
    ]);
    expect(names({ nodes: [node('c', 'cloud')], edges: [] }, 'topology')).toEqual([]);
  });
});

describe('connectionProblem', () => {
  it.each([
    ['do', 'start', 'intoStart'],
    ['end', 'do', 'outOfEnd'],
    ['do', 'do', 'same'],
    ['do', 'end', 'twice'],
    ['note', 'do', 'note'],
    ['do', 'note', 'note'],
    ['do', 'gone', 'unknown'],
    ['do', 'ask', undefined],
  ])('for %s to %s is %s', (source, target, problem) => {
    expect(connectionProblem('flow', flow, source, target)).toBe(problem);
  });

  it('allows one edge between two devices, and both directions between steps', () => {
    const nodes = [node('a', 'server'), node('b', 'server')];
    expect(connectionProblem('topology', { nodes, edges: [edge('a', 'b')] }, 'b', 'a')).toBe('twice');
    expect(connectionProblem('flow', without('ask-do'), 'do', 'ask')).toBeUndefined();
  });

  it('rejects edges in a full diagram', () => {
    const edges = Array.from({ length: DIAGRAM_LIMITS.edges }, (_, i) => ({
      ...edge('start', 'ask'),
      id: `e${i}`,
    }));
    expect(connectionProblem('flow', { ...flow, edges }, 'do', 'ask')).toBe('full');
  });
});
