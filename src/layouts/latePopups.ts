import type { MessageInstance } from 'antd/es/message/interface';
import type { NotificationInstance } from 'antd/es/notification/interface';
import type { Messages } from '@/components/MessageContext';

/** What antd's `message.useMessage()` and `notification.useNotification()` give. */
export interface AntdPopups {
  message: MessageInstance;
  notification: NotificationInstance;
}

/**
 * Stands for antd's popups, 13 KB that no first page shows, until they are there: keeps what is said before and says it
 * then, in order. `load` is called whenever something waits; it may be called again while it works.
 */
export function createLatePopups(load: () => void) {
  let antd: AntdPopups | undefined;
  let waiting: ((antd: AntdPopups) => void)[] = [];

  function say(words: (antd: AntdPopups) => void): void {
    if (antd) words(antd);
    else {
      waiting.push(words);
      load();
    }
  }

  const message: Messages = {
    open: (...words) => say((popups) => popups.message.open(...words)),
    success: (...words) => say((popups) => popups.message.success(...words)),
    info: (...words) => say((popups) => popups.message.info(...words)),
    warning: (...words) => say((popups) => popups.message.warning(...words)),
    error: (...words) => say((popups) => popups.message.error(...words)),
    destroy: (...words) => say((popups) => popups.message.destroy(...words)),
  };
  const notification: Pick<NotificationInstance, 'error'> = {
    error: (...words) => say((popups) => popups.notification.error(...words)),
  };

  return {
    message,
    notification,
    /** Connects antd's. Returns how to disconnect. */
    bind(bound: AntdPopups): () => void {
      antd = bound;
      const said = waiting;
      waiting = [];
      for (const words of said) words(bound);
      return () => {
        if (antd === bound) antd = undefined;
      };
    },
  };
}

export type LatePopups = ReturnType<typeof createLatePopups>;
