import { TOKEN_PATTERN } from '@/domain/account/login';
import { TOKEN_KEY } from '@/domain/account/tokenKey';

export type TokenStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Keeps the token in `storage`, or, where storage throws or is full, in memory for the life of the page.
 * What no header could carry is no token, and is not kept. Storage is looked up at each use, because only reading `window.sessionStorage` may already throw.
 */
export function createTokenStore(storage?: TokenStorage) {
  // Overrules storage while set; empty means that storage would not let go of a token.
  let memory: string | undefined;

  function attempt<T>(action: (storage: TokenStorage) => T): T | undefined {
    try {
      return action(storage ?? window.sessionStorage);
    } catch {
      return undefined;
    }
  }

  function drop(): boolean {
    return (
      attempt((kept) => {
        kept.removeItem(TOKEN_KEY);
        return !kept.getItem(TOKEN_KEY);
      }) ?? false
    );
  }

  function remove(): void {
    memory = drop() ? undefined : '';
  }

  return {
    read(): string | undefined {
      const value = memory ?? attempt((kept) => kept.getItem(TOKEN_KEY));
      if (!value) return undefined;
      if (TOKEN_PATTERN.test(value)) return value;
      remove();
      return undefined;
    },
    write(token: string): void {
      const written = attempt((kept) => {
        kept.setItem(TOKEN_KEY, token);
        return kept.getItem(TOKEN_KEY) === token;
      });
      memory = written ? undefined : token;
      // An older token left behind would be there again after a reload.
      if (!written) drop();
    },
    remove,
  };
}

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
