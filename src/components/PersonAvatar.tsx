import { Avatar } from 'antd';
import { getInitials, type Person } from '@/domain/console/person';

/** The initials of a person. Decorative: the name is shown next to it. */
export function PersonAvatar({ person, size = 32 }: { person: Pick<Person, 'name'>; size?: number }) {
  return (
    <Avatar
      aria-hidden
      size={size}
      style={{
        flex: 'none',
        fontSize: Math.round(size * 0.4),
        color: 'var(--ant-color-text)',
        background: 'var(--ant-color-fill-secondary)',
      }}
    >
      {getInitials(person.name)}
    </Avatar>
  );
}
