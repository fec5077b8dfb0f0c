import type { MessageInstance } from 'antd/es/message/interface';
import type { NotificationInstance } from 'antd/es/notification/interface';
import { plainText } from './plainText';

/** Lets one through, then nothing for `interval` milliseconds. `now` gives milliseconds. */
export function createThrottle(interval: number, now: () => number = Date.now) {
  let last: number | undefined;
  return {
    /** Whether this one may pass; passing starts the interval. */
    pass(): boolean {
      const elapsed = last === undefined ? interval : now() - last;
      // A clock that was set back must not keep everything out until it has caught up.
      if (elapsed >= 0 && elapsed < interval) return false;
      last = now();
      return true;
    },
    /** Starts the interval for something that passes in any case. */
    restart(): void {
      last = now();
    },
  };
}

const ONE_SECOND = 1000;
// Enough for what can fail before the first render; more would only stand in the way.
const MAX_WAITING = 3;

/** One popup, its texts still unclean. */
export type Popup =
  | { type: 'warning' | 'error'; text: string }
  | { type: 'notification'; title: string; description: string };

/** What of antd's `message.useMessage()` and `notification.useNotification()` is used; nothing comes back. */
export interface PopupInstances {
  message: Record<'warning' | 'error', (...words: Parameters<MessageInstance['error']>) => void>;
  notification: { error: (...words: Parameters<NotificationInstance['error']>) => void };
}

export interface Popups {
  /** Shows one popup a second and drops the rest (spec section 9); an `urgent` one always shows. */
  show(popup: Popup, options?: { urgent?: boolean }): void;
  /** Connects antd; what came before is shown then. Returns how to disconnect. */
  bind(instances: PopupInstances): () => void;
}

function render(popup: Popup, { message, notification }: PopupInstances): void {
  if (popup.type === 'notification') {
    notification.error({ title: plainText(popup.title), description: plainText(popup.description) });
  } else {
    message[popup.type](plainText(popup.text));
  }
}

/** Popups of their own, for a test; `now` gives milliseconds. The app uses `popups`. */
export function createPopups(now?: () => number): Popups {
  const throttle = createThrottle(ONE_SECOND, now);
  let instances: PopupInstances | undefined;
  let waiting: Popup[] = [];
  return {
    show(popup, { urgent = false } = {}) {
      if (urgent) throttle.restart();
      else if (!throttle.pass()) return;
      if (instances) render(popup, instances);
      else waiting = [...waiting, popup].slice(-MAX_WAITING);
    },
    bind(bound) {
      instances = bound;
      const shown = waiting;
      waiting = [];
      for (const popup of shown) render(popup, bound);
      return () => {
        if (instances === bound) instances = undefined;
      };
    },
  };
}

/** The app's one. */
export const popups = createPopups();

/** Connects the app's popups to antd's, which know theme, language and direction. Returns how to disconnect. */
export function bindPopups(instances: PopupInstances): () => void {
  return popups.bind(instances);
}
