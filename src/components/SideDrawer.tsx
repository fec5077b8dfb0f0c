import { Drawer } from 'antd';
import type { ReactNode } from 'react';

interface SideDrawerProps {
  open: boolean;
  title: string;
  /** Width in pixels. */
  size?: number;
  onClose: () => void;
  children: ReactNode;
}

/** A drawer at the inline end; antd's own ignores the text direction. */
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
