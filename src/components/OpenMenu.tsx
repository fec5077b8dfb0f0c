import { Dropdown, type MenuProps } from 'antd';
import { type ReactElement, useState } from 'react';

interface OpenMenuProps {
  label: string;
  items: NonNullable<MenuProps['items']>;
  onClose: () => void;
  /** The button that opens it. */
  children: (isOpen: boolean) => ReactElement;
}

/** A button with a menu that is open at first. */
export default function OpenMenu({ label, items, onClose, children }: OpenMenuProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <Dropdown
      open={isOpen}
      autoFocus
      trigger={['click']}
      placement="bottomRight"
      onOpenChange={(next) => {
        setOpen(next);
        if (!next) onClose();
      }}
      menu={{ 'aria-label': label, items }}
    >
      {children(isOpen)}
    </Dropdown>
  );
}
