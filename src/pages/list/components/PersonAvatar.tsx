import { Avatar } from 'antd';
import { getInitials, type Person } from '@/domain/console/person';

/** A person as a small circle with their initials; decorative, the name stands beside it. */
export function PersonAvatar({ person, size = 32 }: { person: Person; size?: number }) {
  return (
    <Avatar
      aria-hidden
      size={size}
      style={{
        flex: 'none',
        // Two letters fit, too.
        fontSize: Math.round(size * 0.4),
        color: 'var(--ant-color-text)',
        background: 'var(--ant-color-fill-secondary)',
      }}
    >
      {getInitials(person.name)}
    </Avatar>
  );
}
