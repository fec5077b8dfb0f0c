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

describe('a flow', () => {
  it('that is whole has no problems, and neither has an empty one', () => {
    expect(names(flow)).toEqual([]);
    expect(names({ nodes: [], edges: [] })).toEqual([]);
  });

  it('needs a start and an end', () => {
    expect(names({ nodes: [node('do', 'step')], edges: [] })).toEqual([
      'noStart',
      'noEnd',
      'deadEnd do',
      'unreachable do',
    ]);
  });

  it('goes on everywhere, and is reached everywhere', () => {
    expect(names(without('do-end'))).toEqual(['deadEnd do']);
    expect(names(without('ask-do'))).toEqual(['oneWayOut ask', 'unreachable do']);
    const round = {
      nodes: [...flow.nodes, node('x', 'step'), node('y', 'data')],
      edges: [...flow.edges, edge('x', 'y'), edge('y', 'x')],
    };
    expect(names(round)).toEqual(['unreachable x', 'unreachable y']);
  });

  it('says when each way out of a decision is taken', () => {
    const edges = [...without('ask-end').edges, edge('ask', 'end')];
    expect(names({ ...flow, edges })).toEqual(['wayUnnamed ask']);
  });

  it('has nothing before a start or after an end, as an imported one may', () => {
    expect(names({ ...flow, edges: [...flow.edges, edge('end', 'start')] })).toEqual([
      'intoStart start',
      'outOfEnd end',
    ]);
  });

  it('has words on every shape', () => {
    const nodes = flow.nodes.map((one) => (one.id === 'note' ? { ...one, label: ' ' } : one));
    expect(names({ ...flow, nodes })).toEqual(['unnamed note']);
  });
});

describe('a topology', () => {
  it('is joined, has each address once, and tells what is down', () => {
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

describe('joining two nodes', () => {
  it.each([
    ['do', 'start', 'intoStart'],
    ['end', 'do', 'outOfEnd'],
    ['do', 'do', 'same'],
    ['do', 'end', 'twice'],
    ['note', 'do', 'note'],
    ['do', 'note', 'note'],
    ['do', 'gone', 'unknown'],
    ['do', 'ask', undefined],
  ])('%s to %s: %s', (source, target, problem) => {
    expect(connectionProblem('flow', flow, source, target)).toBe(problem);
  });

  it('joins two devices once, whichever way; two steps each way', () => {
    const nodes = [node('a', 'server'), node('b', 'server')];
    expect(connectionProblem('topology', { nodes, edges: [edge('a', 'b')] }, 'b', 'a')).toBe('twice');
    expect(connectionProblem('flow', without('ask-do'), 'do', 'ask')).toBeUndefined();
  });

  it('ends where a document is full', () => {
    const edges = Array.from({ length: DIAGRAM_LIMITS.edges }, (_, i) => ({
      ...edge('start', 'ask'),
      id: `e${i}`,
    }));
    expect(connectionProblem('flow', { ...flow, edges }, 'do', 'ask')).toBe('full');
  });
});
