/** Replaces antd in ProLayout and PageContainer. */
export { Button, ConfigProvider, Layout, Menu, Space, Tooltip, theme } from 'antd';
export { Affix, Avatar, Breadcrumb, Drawer, Skeleton, Spin, Tabs, Watermark } from '../unused';
