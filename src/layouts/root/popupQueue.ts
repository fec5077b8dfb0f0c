import type { App } from 'antd';
import type { Messages } from '@/components/MessageContext';

/** The results of antd's `message.useMessage()` and `notification.useNotification()`. */
export type AntdPopups = Pick<ReturnType<typeof App.useApp>, 'message' | 'notification'>;

/**
 * A proxy for antd's popups, whose 13 KB load after the first page: queues calls until they are bound, then replays them in
 * order. `load` is called for each queued call, also while the code is already loading.
 */
export function createPopupQueue(load: () => void) {
  let antd: AntdPopups | undefined;
  let queue: ((antd: AntdPopups) => void)[] = [];

  function call(show: (antd: AntdPopups) => void): void {
    if (antd) show(antd);
    else {
      queue.push(show);
      load();
    }
  }

  const message: Messages = {
    open: (...args) => call((popups) => popups.message.open(...args)),
    success: (...args) => call((popups) => popups.message.success(...args)),
    info: (...args) => call((popups) => popups.message.info(...args)),
    warning: (...args) => call((popups) => popups.message.warning(...args)),
    error: (...args) => call((popups) => popups.message.error(...args)),
    destroy: (...args) => call((popups) => popups.message.destroy(...args)),
  };
  const notification: Pick<AntdPopups['notification'], 'error'> = {
    error: (...args) => call((popups) => popups.notification.error(...args)),
  };

  return {
    message,
    notification,
    /** Connects antd's popups. Returns a disconnect function. */
    bind(bound: AntdPopups): () => void {
      antd = bound;
      const calls = queue;
      queue = [];
      for (const show of calls) show(bound);
      return () => {
        if (antd === bound) antd = undefined;
      };
    },
  };
}

export type PopupQueue = ReturnType<typeof createPopupQueue>;
