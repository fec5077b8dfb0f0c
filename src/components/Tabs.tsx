import { useT } from '@@/texts/entry';
import { EllipsisOutlined } from '@ant-design/icons';
import { Tabs as AntdTabs, type TabsProps } from 'antd';

/** antd's tabs. The button of those that have no room is named in the user's language: antd's has an English name. */
export function Tabs(props: TabsProps) {
  const name = useT()('frame.more');
  return <AntdTabs more={{ icon: <EllipsisOutlined aria-label={name} /> }} {...props} />;
}
