import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import * as antd from 'antd';
import { type ComponentType, createElement, type ReactElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { ThemeMode } from '@/browser/theme';
import { portalTheme } from '@/components/portalTheme';
import type { ThemeColor } from '../../config/theme';

type AnyComponent = ComponentType<Record<string, unknown>>;

const element = (component: unknown, props: Record<string, unknown> = {}, ...children: ReactNode[]) =>
  createElement(component as AnyComponent, props, ...children);

/** The panel of a popup, which antd's documentation shows on its own; a closed popup renders nothing in Node. */
const panelOf = (component: object) =>
  (component as { _InternalPanelDoNotUseOrYouWillBeFired: AnyComponent })
    ._InternalPanelDoNotUseOrYouWillBeFired;

const link = createElement('a', { href: '#a' }, 'A');
const { Form, Input, Layout, Space, Tag } = antd;

const ENTRIES = [
  { key: 'a', label: 'A', children: [{ key: 'b', label: 'B' }] },
  { key: 'c', label: 'C' },
];
const COLUMNS = [{ title: 'A', dataIndex: 'a', sorter: true, filters: [{ text: 'B', value: 'B' }] }];
const ROWS = [{ a: 'A' }, { a: 'B' }];

/** One element or more of the components of antd that the portal uses: its sheet must have the styles of each. */
const SAMPLES: ReactElement[] = [
  element(antd.Affix, {}, link),
  element(antd.Alert, { title: 'A', description: 'B', type: 'error', showIcon: true }),
  element(antd.App),
  element(antd.AutoComplete),
  element(antd.Avatar.Group, {}, element(antd.Avatar)),
  element(antd.BorderBeam),
  element(antd.Breadcrumb, { items: [{ title: 'A', href: '#a' }, { title: 'B' }] }),
  element(antd.Button, {}, 'A'),
  element(antd.Button, { type: 'primary', danger: true, loading: true }, 'A'),
  element(antd.Button, { type: 'text', size: 'large', block: true }, 'A'),
  element(antd.Calendar),
  element(antd.Card, { title: 'A', extra: 'B' }, 'C'),
  element(antd.Checkbox.Group, {}, element(antd.Checkbox)),
  element(antd.ColorPicker),
  element(antd.DatePicker),
  element(antd.Descriptions, {
    title: 'A',
    bordered: true,
    items: [{ key: 'a', label: 'A', children: 'B' }],
  }),
  element(antd.Dropdown, { menu: { items: [] } }, link),
  element(antd.Empty),
  element(antd.Flex),
  element(Form, {}, element(Form.Item, { label: 'A', name: 'a', help: 'A' }, element(Input))),
  element(Input.OTP),
  element(Input.Password),
  element(Input.Search),
  element(Input.TextArea),
  element(antd.InputNumber, { prefix: 'A', defaultValue: 1 }),
  element(Layout, {}, element(Layout.Sider)),
  element(antd.Menu, { items: ENTRIES, mode: 'inline', selectedKeys: ['b'], openKeys: ['a'] }),
  element(panelOf(antd.message), { content: 'A' }),
  element(panelOf(antd.notification), { title: 'A' }),
  element(antd.Pagination, { total: 99, showSizeChanger: true, showQuickJumper: true }),
  element(antd.Popconfirm, { title: 'A' }, link),
  element(antd.Popover, {}, link),
  element(antd.Progress, { percent: 40 }),
  element(antd.QRCode, { value: 'A' }),
  element(antd.Radio.Group, {}, element(antd.Radio)),
  element(antd.Result),
  element(antd.Row, {}, element(antd.Col)),
  element(antd.Segmented, { options: ['A', 'B'] }),
  element(antd.Select, { mode: 'multiple', value: ['A', 'B'] }),
  element(antd.Skeleton),
  element(antd.Slider, { defaultValue: 30 }),
  element(Space, {}, element(Space.Compact, {}, element(Space.Addon), element(antd.Button, {}, 'A'))),
  element(antd.Spin),
  element(antd.Steps, { items: [{ title: 'A', content: 'B' }, { title: 'C' }] }),
  element(antd.Switch, { defaultChecked: true, checkedChildren: 'A' }),
  element(antd.Table, { columns: COLUMNS, dataSource: ROWS, rowKey: 'a', rowSelection: {} }),
  element(antd.Tabs, { items: [{ key: 'a', label: 'A', children: 'B' }] }),
  element(Tag, { color: 'blue' }),
  element(Tag, { color: 'success' }),
  element(antd.TimePicker),
  element(antd.Tooltip, { title: 'A' }, link),
  element(antd.Tree, { treeData: [{ key: 'a', title: 'A' }] }),
  element(antd.TreeSelect, { open: true }),
  element(antd.Typography.Paragraph, {}, 'A'),
  element(antd.Watermark),
];

/** The class of the theme in what antd generates. */
export const GENERATED = 'generated-theme';

export interface Variant {
  mode: ThemeMode;
  phone?: boolean;
  reducedMotion?: boolean;
  compact?: boolean;
  color?: ThemeColor;
}

/** Renders elements in a variant of the theme with antd's own styles. */
function render({ mode, compact, ...look }: Variant, direction: 'ltr' | 'rtl', elements: ReactElement[]) {
  const cache = createCache();
  const { algorithm, ...config } = portalTheme(mode, look);
  const theme = {
    ...config,
    algorithm: compact ? [algorithm, antd.theme.compactAlgorithm] : algorithm,
    cssVar: { key: GENERATED },
  };
  const html = renderToString(
    createElement(
      StyleProvider,
      { cache, mock: 'server' },
      createElement(antd.ConfigProvider, { theme, direction }, ...elements),
    ),
  );
  return { css: extractStyle(cache, { plain: true }), html };
}

/** Renders the samples in a variant. */
export const renderSamples = (variant: Variant, direction: 'ltr' | 'rtl') =>
  render(variant, direction, SAMPLES);
