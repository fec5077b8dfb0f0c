import { CloseOutlined } from '@ant-design/icons';
import { Drawer, type DrawerProps } from 'antd';
import { ClosingContext, type ClosingProps, useClosing } from './closing';

interface SideDrawerProps extends Omit<DrawerProps, 'open' | 'onClose' | 'placement'>, ClosingProps {
  side?: 'start' | 'end' | 'bottom';
}

function toPlacement(side: 'start' | 'end' | 'bottom') {
  if (side === 'bottom') return side;
  return (document.documentElement.dir === 'rtl') === (side === 'end') ? 'left' : 'right';
}

/** A drawer at a side in the text's direction, which antd's own ignores. Going back closes it, too; unsaved input asks first. */
export function SideDrawer(props: SideDrawerProps) {
  const { open, onClose, hasEntry, confirm, side = 'end', children, ...drawerProps } = props;
  const { register, close } = useClosing({ open, onClose, hasEntry, confirm });
  return (
    <Drawer
      size={480}
      destroyOnHidden
      closeIcon={<CloseOutlined aria-hidden />}
      {...drawerProps}
      open={open}
      placement={toPlacement(side)}
      {...(close && { onClose: close })}
    >
      <ClosingContext value={register}>{children}</ClosingContext>
    </Drawer>
  );
}
