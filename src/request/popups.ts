import type { message, notification } from 'antd';
import { plainText } from './plainText';

/** Allows one call per `interval` (milliseconds). */
export function createThrottle(interval: number, now: () => number = Date.now) {
  let last: number | undefined;
  return {
    /** Whether the call is allowed, which starts the interval. */
    pass(): boolean {
      const elapsed = last === undefined ? interval : now() - last;
      // A clock set back must not block until it has caught up.
      if (elapsed >= 0 && elapsed < interval) return false;
      last = now();
      return true;
    },
    /** Starts the interval. */
    restart(): void {
      last = now();
    },
  };
}

const ONE_SECOND = 1000;
// Popups before the first render.
const MAX_WAITING = 3;

/** A popup with raw texts. */
export type Popup =
  | { type: 'warning' | 'error'; text: string }
  | { type: 'notification'; title: string; description: string };

/** The used parts of antd's message and notification. */
export interface PopupInstances {
  message: Record<'warning' | 'error', (...args: Parameters<typeof message.error>) => void>;
  notification: { error: (...args: Parameters<typeof notification.error>) => void };
}

export type Popups = ReturnType<typeof createPopups>;

function render(popup: Popup, { message, notification }: PopupInstances): void {
  if (popup.type === 'notification') {
    notification.error({ title: plainText(popup.title), description: plainText(popup.description) });
  } else {
    message[popup.type](plainText(popup.text));
  }
}

/** For tests; the app uses `popups`. */
export function createPopups(now?: () => number) {
  const throttle = createThrottle(ONE_SECOND, now);
  let instances: PopupInstances | undefined;
  let waiting: Popup[] = [];
  return {
    /** Shows one popup per second and drops the others (spec section 9); an `urgent` one is always shown. */
    show(popup: Popup, { urgent = false } = {}): void {
      if (urgent) throttle.restart();
      else if (!throttle.pass()) return;
      if (instances) render(popup, instances);
      else waiting = [...waiting, popup].slice(-MAX_WAITING);
    },
    /** Connects antd and shows waiting popups. Returns a function to disconnect. */
    bind(bound: PopupInstances) {
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

export const popups = createPopups();

/** Connects the app's popups to antd's instances. Returns a function to disconnect. */
export function bindPopups(instances: PopupInstances): () => void {
  return popups.bind(instances);
}
