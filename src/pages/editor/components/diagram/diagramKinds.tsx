import {
  ApiOutlined,
  BorderOutlined,
  CloudOutlined,
  ClusterOutlined,
  DatabaseOutlined,
  DesktopOutlined,
  FileTextOutlined,
  LoginOutlined,
  LogoutOutlined,
  NodeIndexOutlined,
  OrderedListOutlined,
  QuestionCircleOutlined,
  SnippetsOutlined,
  ThunderboltOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import { FLOW_NODE_KINDS, type NodeKind, TOPOLOGY_NODE_KINDS } from '@/domain/editor/diagram';
import type { DiagramKindName } from '@/pages/editor/components/diagram/diagramProblems';

/** In what the two editors of diagrams differ. */
export interface DiagramTraits {
  kind: DiagramKindName;
  nodeKinds: readonly NodeKind[];
  /** Whether an edge leads somewhere, or only links. */
  directed: boolean;
  /** Whether nodes have an address and a health, and edges a bandwidth and a latency. */
  technical: boolean;
}

export const DIAGRAM_TRAITS: Record<DiagramKindName, DiagramTraits> = {
  flow: { kind: 'flow', nodeKinds: FLOW_NODE_KINDS, directed: true, technical: false },
  topology: { kind: 'topology', nodeKinds: TOPOLOGY_NODE_KINDS, directed: false, technical: true },
};

export const NODE_ICONS: Record<NodeKind, ReactNode> = {
  start: <LoginOutlined aria-hidden />,
  step: <BorderOutlined aria-hidden />,
  decision: <QuestionCircleOutlined aria-hidden />,
  data: <SnippetsOutlined aria-hidden />,
  end: <LogoutOutlined aria-hidden />,
  note: <FileTextOutlined aria-hidden />,
  client: <DesktopOutlined aria-hidden />,
  cloud: <CloudOutlined aria-hidden />,
  gateway: <ApiOutlined aria-hidden />,
  server: <ClusterOutlined aria-hidden />,
  cache: <ThunderboltOutlined aria-hidden />,
  queue: <OrderedListOutlined aria-hidden />,
  database: <DatabaseOutlined aria-hidden />,
};

export const EDGE_ICON = <NodeIndexOutlined aria-hidden />;

/** What is dragged from the palette, as the browser's drag carries it. */
export const DRAG_TYPE = 'application/x-diagram-node';
