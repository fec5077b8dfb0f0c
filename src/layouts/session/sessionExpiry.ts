import { writePreference } from '@/browser/preference';
import { currentTime } from '@/domain/currentTime';
import { toMark } from '@/domain/mark';
import type { RequestParts } from '@/request/requestConfig';
import { session as appSession, type Session } from '@/request/session';

/**
 * Key in local storage of the end of the last session, by which the tabs of a session tell each other: a mark of the token, and
 * the end, which is 0 once the session is over, or `SIGNED_OUT`.
 */
const END_KEY = 'portal_session_end';
const SIGNED_OUT = 'signedOut';

/** An end that another call has moved by less is not written, so that not every call writes. */
const UNTOLD_MS = 30_000;

/** When the session ends by itself, as far as the server says so (`SESSION_AGE_HEADER`). */
export interface SessionExpiry {
  note: NonNullable<RequestParts['expiry']>['note'];
  /** Milliseconds since 1970 on the server's clock; undefined for visitors, and while it is unknown. */
  endsAt(): number | undefined;
  /** Listens for changes, also by other tabs with the same session. Returns a function to unsubscribe. */
  subscribe(listener: () => void): () => void;
}

/** Follows the end of a session. The app uses `sessionExpiry`. */
export function createSessionExpiry(
  session: Pick<Session, 'token' | 'expire' | 'endedInOtherTab' | 'subscribe'>,
): SessionExpiry {
  let known: { token: string; endsAt: number } | undefined;
  let toldAt = 0;
  const listeners = new Set<() => void>();

  function take(end: typeof known): void {
    known = end;
    for (const listener of listeners) listener();
  }

  function tell(token: string, end: number | typeof SIGNED_OUT): void {
    writePreference(END_KEY, `${toMark(token)} ${end}`);
  }

  session.subscribe((event) => {
    // It is over in the other tabs as well.
    if (event.type === 'ended' && known) tell(known.token, event.reason === 'expired' ? 0 : SIGNED_OUT);
    toldAt = 0;
    take(undefined);
  });

  function handleStorage({ key, newValue }: StorageEvent): void {
    const token = session.token();
    if (key !== END_KEY || token === undefined) return;
    const [mark, end] = (newValue ?? '').split(' ');
    if (mark !== toMark(token)) return;
    if (end === SIGNED_OUT) session.endedInOtherTab();
    else if (end === '0') session.expire(token);
    else if (Number(end) > 0) take({ token, endsAt: Number(end) });
  }

  return {
    note(sentToken, header) {
      const seconds = Number(header);
      if (!(seconds > 0) || sentToken === undefined || sentToken !== session.token()) return;
      const endsAt = currentTime() + seconds * 1000;
      take({ token: sentToken, endsAt });
      if (Math.abs(endsAt - toldAt) < UNTOLD_MS) return;
      toldAt = endsAt;
      tell(sentToken, endsAt);
    },
    endsAt: () => (known && known.token === session.token() ? known.endsAt : undefined),
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', handleStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', handleStorage);
      };
    },
  };
}

export const sessionExpiry = createSessionExpiry(appSession);
