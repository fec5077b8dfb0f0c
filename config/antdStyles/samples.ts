import * as antd from 'antd';
import { type ComponentType, createElement, type ReactElement, type ReactNode } from 'react';

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

/** One element or more of each antd component: rendering them generates all styles. */
export const samples: ReactElement[] = [
  element(antd.Affix),
  element(antd.Alert, { title: 'A', description: 'B', type: 'error', showIcon: true }),
  element(antd.Anchor, { items: [{ key: 'a', href: '#a', title: 'A' }] }),
  element(antd.App),
  element(antd.AutoComplete),
  element(antd.Avatar.Group, {}, element(antd.Avatar)),
  element(antd.BackTop, { visibilityHeight: 0 }),
  element(antd.Badge, { count: 1 }),
  element(antd.Badge.Ribbon, { text: 'A' }),
  element(antd.BorderBeam),
  element(antd.Breadcrumb, { items: [{ title: 'A', href: '#a' }, { title: 'B' }] }),
  element(antd.Button, {}, 'A'),
  element(antd.Button, { type: 'primary', danger: true, loading: true }, 'A'),
  element(antd.Button, { type: 'text', size: 'large', block: true }, 'A'),
  element(antd.Calendar),
  element(antd.Card, { title: 'A', extra: 'B' }, 'C'),
  element(antd.Carousel, {}, link),
  element(antd.Cascader, { open: true, options: [] }),
  element(antd.Cascader.Panel, { options: [] }),
  element(antd.Checkbox.Group, {}, element(antd.Checkbox)),
  element(antd.Collapse, { items: [{ key: 'a', label: 'A', children: 'B' }], defaultActiveKey: 'a' }),
  element(antd.ColorPicker),
  element(antd.DatePicker),
  element(antd.Descriptions, {
    title: 'A',
    bordered: true,
    items: [{ key: 'a', label: 'A', children: 'B' }],
  }),
  element(antd.Divider),
  element(antd.Drawer, { open: true }),
  element(antd.Dropdown, { menu: { items: [] } }, link),
  element(antd.Empty),
  element(antd.Flex),
  element(antd.FloatButton.Group, { open: true, trigger: 'click' }, element(antd.FloatButton)),
  element(antd.FloatButton.BackTop, { visibilityHeight: 0 }),
  element(Form, {}, element(Form.Item, { label: 'A', name: 'a', help: 'A' }, element(Input))),
  element(antd.Image, { src: '#a' }),
  element(Input.OTP),
  element(Input.Password),
  element(Input.Search),
  element(Input.TextArea),
  element(antd.InputNumber, { prefix: 'A', defaultValue: 1 }),
  element(Layout, {}, element(Layout.Sider)),
  element(antd.List),
  element(antd.Listy, { items: [] }),
  element(antd.Masonry, { items: [] }),
  element(antd.Mentions),
  element(antd.Menu, { items: ENTRIES, mode: 'inline', selectedKeys: ['b'], openKeys: ['a'] }),
  element(panelOf(antd.message), { content: 'A' }),
  element(antd.Modal, { open: true }),
  element(panelOf(antd.Modal), { type: 'confirm' }),
  element(panelOf(antd.notification), { title: 'A' }),
  element(antd.Pagination, { total: 99, showSizeChanger: true, showQuickJumper: true }),
  element(antd.Popconfirm, { title: 'A' }, link),
  element(antd.Popover, {}, link),
  element(antd.Progress, { percent: 40 }),
  element(antd.QRCode, { value: 'A' }),
  element(antd.Radio.Group, {}, element(antd.Radio)),
  element(antd.Rate),
  element(antd.Result),
  element(antd.Row, {}, element(antd.Col)),
  element(antd.Segmented, { options: ['A', 'B'] }),
  element(antd.Select, { mode: 'multiple', value: ['A', 'B'] }),
  element(antd.Skeleton),
  element(antd.Slider, { defaultValue: 30 }),
  element(Space, {}, element(Space.Compact, {}, element(Space.Addon), element(antd.Button, {}, 'A'))),
  element(antd.Spin),
  element(antd.Splitter, {}, element(antd.Splitter.Panel)),
  element(antd.Statistic),
  element(antd.Steps, { items: [{ title: 'A', content: 'B' }, { title: 'C' }] }),
  element(antd.Switch, { defaultChecked: true, checkedChildren: 'A' }),
  element(antd.Table, { columns: COLUMNS, dataSource: ROWS, rowKey: 'a', rowSelection: {} }),
  element(antd.Tabs, { items: [{ key: 'a', label: 'A', children: 'B' }] }),
  element(Tag, { color: 'blue' }),
  element(Tag, { color: 'success' }),
  element(antd.TimePicker),
  element(antd.Timeline, { items: [{ content: 'A' }] }),
  element(antd.Tooltip, { title: 'A' }, link),
  element(panelOf(antd.Tour), { title: 'A' }),
  element(antd.Transfer),
  element(antd.Tree, { treeData: [{ key: 'a', title: 'A' }] }),
  element(antd.TreeSelect, { open: true }),
  element(antd.Typography.Paragraph, {}, 'A'),
  element(antd.Upload),
  element(antd.Watermark),
];
