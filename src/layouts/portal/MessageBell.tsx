import { useT } from '@@/texts/message';
import { BellOutlined } from '@ant-design/icons';
import { useLocation, useModel } from '@umijs/max';
import { Button } from 'antd';
import { lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useUnreadMessages } from '@/components/message/useUnreadMessages';
import { useQuery } from '@/components/query/useQuery';
import { unreadText } from '@/components/UnreadCount';
import { fetchUnreadMessageCount } from '@/services/message';
import styles from './MessageBell.module.css';

const MessagePanel = lazy(() => import('./MessagePanel'));

/** The page's own data come first. */
const DELAY_MS = 1_000;

/** The bell in the portal's header: the number of unread messages and a panel with the latest. */
export default function MessageBell(): ReactNode {
  const t = useT();
  const { pathname } = useLocation();
  const user = useModel('@@initialState').initialState?.currentUser;
  const { count = 0, setCounts } = useUnreadMessages();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  // Optional, so a failure stays silent. Every page may be the result of an action that sends a message. Not on a timer,
  // which would keep the session of an absent user alive.
  useQuery(fetchUnreadMessageCount, {
    key: [pathname, user?.userId, user?.unreadAnnouncementCount],
    silent: true,
    debounceMs: DELAY_MS,
    refreshOnFocus: true,
    onData: setCounts,
  });

  function handleClose() {
    flushSync(() => setOpen(false));
    button.current?.focus();
  }

  const shown = unreadText(count);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices Escape and where the focus is.
    <div
      className={styles.bell}
      onKeyDown={({ key }) => key === 'Escape' && open && handleClose()}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || setOpen(false)}
    >
      <span className={styles.button}>
        <Button
          ref={button}
          type="text"
          icon={<BellOutlined aria-hidden />}
          aria-label={t(count > 0 ? 'message.bell.unread' : 'message.bell', { count: shown })}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        />
        {count > 0 && (
          <span className={styles.count} dir="ltr" translate="no" aria-hidden>
            {shown}
          </span>
        )}
      </span>
      {open && (
        <Suspense>
          <MessagePanel id={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
