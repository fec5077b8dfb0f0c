import styles from './UnreadCount.module.css';

const MAX_COUNT = 99;

/** Returns the text of a number of unread entries, which a place of few digits has room for. */
export const unreadText = (count: number): string => (count > MAX_COUNT ? `${MAX_COUNT}+` : String(count));

interface UnreadCountProps {
  count: number;
  className?: string | undefined;
}

/** The number of unread entries beside the words of a link. */
export const UnreadCount = ({ count, className = '' }: UnreadCountProps) => (
  <span className={`${styles.count} ${className}`} dir="ltr" translate="no">
    {unreadText(count)}
  </span>
);
