import { Drawer } from 'antd';
import type { ReactNode } from 'react';

interface SideDrawerProps {
  open: boolean;
  title: string;
  /** In pixels, where the window has them. */
  size?: number;
  onClose: () => void;
  children: ReactNode;
}

/** Details beside a page, at the end of its lines: antd's own drawer does not turn with the direction. */
export function SideDrawer({ open, title, size = 480, onClose, children }: SideDrawerProps) {
  return (
    <Drawer
      open={open}
      title={title}
      size={size}
      placement={document.documentElement.dir === 'rtl' ? 'left' : 'right'}
      onClose={onClose}
      destroyOnHidden
    >
      {children}
    </Drawer>
  );
}
