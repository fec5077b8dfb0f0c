import * as v from 'valibot';
import { maxCharacters } from '../characters';
import { checkThat } from '../schemas';

export const FLOW_NODE_KINDS = ['start', 'step', 'decision', 'data', 'end', 'note'] as const;
export const TOPOLOGY_NODE_KINDS = [
  'client',
  'cloud',
  'gateway',
  'server',
  'cache',
  'queue',
  'database',
] as const;
export type FlowNodeKind = (typeof FLOW_NODE_KINDS)[number];
export type TopologyNodeKind = (typeof TOPOLOGY_NODE_KINDS)[number];

/** Health of a topology node. */
export const HEALTH = ['healthy', 'degraded', 'down', 'maintenance', 'unknown'] as const;
export type Health = (typeof HEALTH)[number];

/** Positions are in pixels, bandwidth in Mbit/s, latency in milliseconds. */
export const DIAGRAM_LIMITS = {
  nodes: 300,
  edges: 600,
  label: 80,
  address: 120,
  place: 100_000,
  bandwidth: 1_000_000,
  latency: 60_000,
} as const;

const idSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const labelSchema = v.pipe(v.string(), maxCharacters(DIAGRAM_LIMITS.label));
const placeSchema = v.pipe(
  v.number(),
  v.finite(),
  v.minValue(-DIAGRAM_LIMITS.place),
  v.maxValue(DIAGRAM_LIMITS.place),
);
const amountSchema = (limit: number) => v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(limit)));

const nodeDataSchema = v.object({
  /** Network address. */
  address: v.optional(v.pipe(v.string(), maxCharacters(DIAGRAM_LIMITS.address))),
  /** State of the node. */
  health: v.optional(v.picklist(HEALTH)),
});

/** An edge between two nodes. */
export const diagramEdgeSchema = v.object({
  /** Id, unique among the nodes and edges of the diagram. */
  id: idSchema,
  /** Id of the node where the edge starts. */
  source: idSchema,
  /** Id of the node where the edge ends. */
  target: idSchema,
  /** Text on the edge; may be empty. */
  label: labelSchema,
  /** Further facts of the edge. */
  data: v.object({
    /** In Mbit/s. */
    bandwidth: amountSchema(DIAGRAM_LIMITS.bandwidth),
    /** In milliseconds. */
    latency: amountSchema(DIAGRAM_LIMITS.latency),
  }),
});
export type DiagramEdge = v.InferOutput<typeof diagramEdgeSchema>;

interface Links {
  nodes: readonly { id: string }[];
  edges: readonly DiagramEdge[];
}

/** Nodes and edges share one id space. */
function hasUniqueIds({ nodes, edges }: Links): boolean {
  const ids = [...nodes, ...edges].map(({ id }) => id);
  return new Set(ids).size === ids.length;
}

function joinsKnownNodes({ nodes, edges }: Links): boolean {
  const known = new Set(nodes.map(({ id }) => id));
  return edges.every(({ source, target }) => known.has(source) && known.has(target));
}

function diagramSchema<K extends readonly [string, ...string[]]>(kinds: K) {
  return v.pipe(
    v.object({
      /** Nodes of the diagram. */
      nodes: v.pipe(
        v.array(
          v.object({
            /** Id, unique among the nodes and edges of the diagram. */
            id: idSchema,
            /** Kind of the node. */
            kind: v.picklist(kinds),
            /** From the left, in pixels. */
            x: placeSchema,
            /** From the top, in pixels. */
            y: placeSchema,
            /** Text on the node; may be empty. */
            label: labelSchema,
            /** Further facts of the node. */
            data: nodeDataSchema,
          }),
        ),
        v.maxLength(DIAGRAM_LIMITS.nodes),
      ),
      /** Edges between the nodes. */
      edges: v.pipe(v.array(diagramEdgeSchema), v.maxLength(DIAGRAM_LIMITS.edges)),
    }),
    checkThat('No two nodes or edges have the same id.', (diagram) => hasUniqueIds(diagram)),
    checkThat('`source` and `target` of every edge are ids of nodes.', (diagram) => joinsKnownNodes(diagram)),
  );
}

/** Content of a flow chart. */
export const flowContentSchema = diagramSchema(FLOW_NODE_KINDS);
/** Content of a network diagram. */
export const topologyContentSchema = diagramSchema(TOPOLOGY_NODE_KINDS);

export type NodeKind = FlowNodeKind | TopologyNodeKind;

/** A node; `x` and `y` are its upper start corner in pixels. */
export interface DiagramNode<K extends NodeKind = NodeKind> {
  id: string;
  kind: K;
  x: number;
  y: number;
  label: string;
  data: v.InferOutput<typeof nodeDataSchema>;
}

export interface Diagram<K extends NodeKind = NodeKind> {
  nodes: DiagramNode<K>[];
  edges: DiagramEdge[];
}

export const emptyDiagram = (): { nodes: never[]; edges: never[] } => ({ nodes: [], edges: [] });
