import type { Health, TopologyNodeKind } from '../../../../src/domain/editor/diagram';
import type { EditorContent } from '../../../../src/domain/editor/editorDocument';
import type { Language } from '../../text';

type Node = [
  id: string,
  kind: TopologyNodeKind,
  x: number,
  y: number,
  zh: string,
  en: string,
  address: string,
  health: Health,
];
type Link = [source: string, target: string, bandwidth: number, latency: number];

const topology =
  (nodes: readonly Node[], links: readonly Link[]) =>
  (language: Language): EditorContent<'topology'> => ({
    nodes: nodes.map(([id, kind, x, y, zh, en, address, health]) => ({
      id,
      kind,
      x,
      y,
      label: language === 'zh' ? zh : en,
      data: { address, health },
    })),
    edges: links.map(([source, target, bandwidth, latency]) => ({
      id: `${source}-${target}`,
      source,
      target,
      label: '',
      data: { bandwidth, latency },
    })),
  });

export const portalTopology = topology(
  [
    ['browser', 'client', 272, 0, '浏览器', 'Browsers', '', 'healthy'],
    ['cdn', 'cloud', 272, 128, '内容分发', 'Content delivery', 'cdn.market.example', 'healthy'],
    ['gateway', 'gateway', 272, 256, '接入网关', 'Gateway', '10.20.0.10', 'healthy'],
    ['catalogue', 'server', 0, 384, '服务目录', 'Catalogue', '10.20.1.11', 'healthy'],
    ['orders', 'server', 272, 384, '订单服务', 'Orders', '10.20.1.12', 'degraded'],
    ['accounts', 'server', 544, 384, '账号服务', 'Accounts', '10.20.1.13', 'healthy'],
    ['cache', 'cache', 0, 512, '目录缓存', 'Catalogue cache', '10.20.2.21', 'healthy'],
    ['queue', 'queue', 272, 512, '开通队列', 'Provisioning queue', '10.20.2.31', 'maintenance'],
    ['database', 'database', 544, 512, '主数据库', 'Main database', '10.20.3.41', 'healthy'],
  ],
  [
    ['browser', 'cdn', 10_000, 18],
    ['cdn', 'gateway', 10_000, 6],
    ['gateway', 'catalogue', 1_000, 1],
    ['gateway', 'orders', 1_000, 1],
    ['gateway', 'accounts', 1_000, 1],
    ['catalogue', 'cache', 1_000, 1],
    ['orders', 'queue', 1_000, 2],
    ['orders', 'database', 1_000, 2],
    ['accounts', 'database', 1_000, 2],
  ],
);

export const disasterTopology = topology(
  [
    ['dns', 'cloud', 240, 0, '全局解析', 'Global resolution', 'dns.market.example', 'healthy'],
    ['east', 'gateway', 0, 128, '华东网关', 'Gateway, east', '10.20.0.10', 'healthy'],
    ['north', 'gateway', 480, 128, '华北网关', 'Gateway, north', '10.40.0.10', 'healthy'],
    ['east-app', 'server', 0, 256, '华东应用', 'Portal, east', '10.20.1.0/24', 'healthy'],
    ['north-app', 'server', 480, 256, '华北应用', 'Portal, north', '10.40.1.0/24', 'maintenance'],
    ['east-db', 'database', 0, 384, '华东主库', 'Primary, east', '10.20.3.41', 'healthy'],
    ['north-db', 'database', 480, 384, '华北备库', 'Replica, north', '10.40.3.41', 'unknown'],
  ],
  [
    ['dns', 'east', 10_000, 4],
    ['dns', 'north', 10_000, 5],
    ['east', 'east-app', 1_000, 1],
    ['north', 'north-app', 1_000, 1],
    ['east-app', 'east-db', 1_000, 2],
    ['north-app', 'north-db', 1_000, 2],
    ['east-db', 'north-db', 500, 27],
  ],
);
