import { createTokenStore, type TokenStorage } from './tokenStore';

/** What listeners are told. `message` is why the session expired, as it was or would have been shown. */
export type SessionEvent = { type: 'started' } | SessionEnd;

export interface SessionEnd {
  type: 'ended';
  reason: 'logout' | 'expired';
  message?: string;
}

export interface Session {
  /** The current token; `undefined` for a visitor. */
  token(): string | undefined;
  /** After a login. Another session that is still live here is logged out on the server; listeners hear only of the new one. */
  start(token: string): void;
  /**
   * The user's own sign-out: token removed and listeners told at once. Resolves when the logout call is through, never rejects.
   */
  end(): Promise<void>;
  /**
   * The server said that the session of `sentToken` is over: one logout call, token removed, listeners told (spec section 4).
   * @returns whether it did; not when `sentToken` is not the current token (any more).
   */
  expire(sentToken: string | undefined, message?: string): boolean;
  /** How the last session ended, until a new one starts: for those who were not there to hear it, and for the login page. */
  lastEnd(): SessionEnd | undefined;
  /** Returns how to unsubscribe. */
  subscribe(listener: (event: SessionEvent) => void): () => void;
  /** How to post `user/logout`. The token is handed over because it is no longer the current one when the call goes out. */
  setLogoutCall(call: (token: string) => Promise<unknown>): void;
}

/** A session over `storage` (session storage unless told; memory where that throws or is full). The app uses `session`. */
export function createSession(storage?: TokenStorage): Session {
  const store = createTokenStore(storage);
  const listeners = new Set<(event: SessionEvent) => void>();
  let logoutCall: ((token: string) => Promise<unknown>) | undefined;
  let lastEnd: SessionEnd | undefined;

  function tell(event: SessionEvent): void {
    lastEnd = event.type === 'ended' ? event : undefined;
    for (const listener of Array.from(listeners)) {
      try {
        listener(event);
      } catch (error) {
        // One listener's error must not leave the others, or the caller, with half an ended session.
        console.error(error);
      }
    }
  }

  async function postLogout(token: string): Promise<void> {
    try {
      await logoutCall?.(token);
    } catch {
      // The user is signed out here in any case; the server ends the token in its own time.
    }
  }

  return {
    token: store.read,
    start(token) {
      const previous = store.read();
      store.write(token);
      if (previous && previous !== token) void postLogout(previous);
      tell({ type: 'started' });
    },
    async end() {
      const token = store.read();
      if (!token) return;
      const posted = postLogout(token);
      store.remove();
      tell({ type: 'ended', reason: 'logout' });
      await posted;
    },
    expire(sentToken, message) {
      if (!sentToken || store.read() !== sentToken) return false;
      void postLogout(sentToken);
      store.remove();
      tell({ type: 'ended', reason: 'expired', message });
      return true;
    },
    lastEnd: () => lastEnd,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    setLogoutCall(call) {
      logoutCall = call;
    },
  };
}

/** The app's one. */
export const session = createSession();
