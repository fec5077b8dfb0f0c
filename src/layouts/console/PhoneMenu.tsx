import { useT } from '@@/texts/entry';
import type { MenuDataItem } from '@ant-design/pro-components';
import { Link, useLocation } from '@umijs/max';
import { Menu, type MenuProps } from 'antd';
import { SideDrawer } from '@/components/SideDrawer';

interface PhoneMenuProps {
  menu: MenuDataItem[];
  open: boolean;
  onClose: () => void;
}

type Item = NonNullable<MenuProps['items']>[number];

function toItem({ key, path, name, icon, children }: MenuDataItem, current: string): Item {
  if (children)
    return { key: String(key), icon, label: name, children: children.map((child) => toItem(child, current)) };
  const label = (
    <Link to={path ?? ''} aria-current={path === current ? 'page' : undefined}>
      {name}
    </Link>
  );
  return { key: String(path), icon, label };
}

/** The console menu on a phone. */
export default function PhoneMenu({ menu, open, onClose }: PhoneMenuProps) {
  const t = useT();
  const { pathname } = useLocation();
  const title = t('frame.console');
  const current = pathname.replace(/\/+$/, '');
  const group = menu.find(({ children }) => children?.some(({ path }) => path === current));
  return (
    <SideDrawer
      open={open}
      onClose={onClose}
      side="start"
      size={280}
      title={title}
      styles={{ body: { padding: 8 } }}
    >
      <nav aria-label={title}>
        <Menu
          mode="inline"
          items={menu.map((item) => toItem(item, current))}
          selectedKeys={[current]}
          defaultOpenKeys={group ? [String(group.key)] : []}
          onClick={onClose}
          style={{ borderInlineEnd: 0, background: 'transparent' }}
        />
      </nav>
    </SideDrawer>
  );
}
