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
  OrderedListOutlined,
  QuestionCircleOutlined,
  SnippetsOutlined,
  ThunderboltOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import { FLOW_NODE_KINDS, type NodeKind, TOPOLOGY_NODE_KINDS } from '@/domain/editor/diagram';
import type { DiagramKindName } from './diagramProblems';

export const NODE_KINDS: Record<DiagramKindName, readonly NodeKind[]> = {
  flow: FLOW_NODE_KINDS,
  topology: TOPOLOGY_NODE_KINDS,
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

/** The drag data type of a node kind dragged from the palette. */
export const DRAG_TYPE = 'application/x-diagram-node';
