import { TOKEN_KEY, TOKEN_PATTERN } from '@/domain/account/tokenKey';

export type TokenStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Stores the token in `storage`, or in memory where storage fails. Invalid tokens are dropped. Storage is read on each use,
 * because accessing it may throw.
 */
export function createTokenStore(storage?: TokenStorage) {
  // Overrides storage while set; empty when storage could not remove a token.
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
      // An older token would be restored by a reload.
      if (!written) drop();
    },
    remove,
  };
}

/** `message` is the reason why the session expired. */
export type SessionEvent = { type: 'started' } | SessionEnd;

export interface SessionEnd {
  type: 'ended';
  reason: 'logout' | 'expired' | 'otherTab';
  message?: string;
  /** Whether a popup shows the message. */
  isShown?: boolean;
}

export type Session = ReturnType<typeof createSession>;

/** Creates a session over `storage` (session storage by default). The app uses `session`. */
export function createSession(storage?: TokenStorage) {
  const store = createTokenStore(storage);
  const listeners = new Set<(event: SessionEvent) => void>();
  let logoutCall: ((token: string) => Promise<unknown>) | undefined;
  let lastEnd: SessionEnd | undefined;

  function notify(event: SessionEvent): void {
    lastEnd = event.type === 'ended' ? event : undefined;
    for (const listener of Array.from(listeners)) {
      try {
        listener(event);
      } catch (error) {
        // An error of one listener must not affect the others.
        console.error(error);
      }
    }
  }

  async function postLogout(token: string): Promise<void> {
    try {
      await logoutCall?.(token);
    } catch {
      // The user is signed out locally in any case.
    }
  }

  return {
    /** `undefined` for a visitor. */
    token: store.read,
    /** Starts a session after a login. A previous one is logged out on the server without an event. */
    start(token: string): void {
      const previous = store.read();
      store.write(token);
      if (previous && previous !== token) void postLogout(previous);
      notify({ type: 'started' });
    },
    /** Signs out: removes the token and notifies listeners at once. Resolves after the logout call, never rejects. */
    async end(): Promise<void> {
      const token = store.read();
      if (!token) return;
      const posted = postLogout(token);
      store.remove();
      notify({ type: 'ended', reason: 'logout' });
      await posted;
    },
    /**
     * Ends an expired session: one logout call, token removed, listeners notified (spec section 4).
     * @returns false when `sentToken` is not the current token
     */
    expire(sentToken: string | undefined, message?: string, isShown?: boolean): boolean {
      if (!sentToken || store.read() !== sentToken) return false;
      void postLogout(sentToken);
      store.remove();
      notify({ type: 'ended', reason: 'expired', message, isShown });
      return true;
    },
    /** Ends a session that the user has signed out in another tab, which has told the server. */
    endedInOtherTab(): void {
      store.remove();
      notify({ type: 'ended', reason: 'otherTab' });
    },
    /** How the last session ended, until a new one starts. */
    lastEnd: () => lastEnd,
    /** Returns a function to unsubscribe. */
    subscribe(listener: (event: SessionEvent) => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Sets the logout call. It receives the token, which is no longer the current one. */
    setLogoutCall(call: (token: string) => Promise<unknown>): void {
      logoutCall = call;
    },
  };
}

export const session = createSession();
