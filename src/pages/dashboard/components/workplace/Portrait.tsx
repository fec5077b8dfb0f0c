import { Avatar } from 'antd';

interface PortraitProps {
  name: string;
  /** Pixels. */
  size?: number;
}

/** The first letter of a name. Decorative: the name is shown next to it. */
export function Portrait({ name, size = 40 }: PortraitProps) {
  return (
    <Avatar
      size={size}
      aria-hidden
      style={{
        flex: 'none',
        color: 'var(--ant-color-text)',
        background: 'var(--ant-color-fill-secondary)',
      }}
    >
      {[...name][0]}
    </Avatar>
  );
}
