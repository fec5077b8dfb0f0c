import type { ProSettings } from '@ant-design/pro-components';
import { useCallback, useEffect, useState } from 'react';
import { closeOwnStorage, openOwnStorage } from '@/browser/ownStorage';
import { type CurrentUser, type UserState, withUser } from '@/domain/account/account';
import { session } from '@/request/session';
import type { CallOptions } from '@/services/call';
import { fetchCurrentUser } from '@/services/user';
import { defaultSettings, STARTUP_TIMEOUT_MS } from '../../../config/defaultSettings';
import { isLoginPage } from '../session/place';

type FetchUserOptions = Pick<CallOptions, 'timeout' | 'silent' | 'automatic'>;

export interface InitialState extends UserState {
  settings: Partial<ProSettings>;
  /** Counted by the bell in the header. */
  unreadMessages?: { userId: string; count: number };
  /**
   * Fetches the signed-in user. Resolves to undefined without a session or when it has just ended; throws on
   * any other failure.
   */
  fetchUserInfo: (options?: FetchUserOptions) => Promise<CurrentUser | undefined>;
}

/** Fetches the user and adds the token (spec section 3). */
async function fetchUserInfo(options?: FetchUserOptions): Promise<CurrentUser | undefined> {
  const token = session.token();
  if (!token) return undefined;
  const { draftKey, ...user } = await fetchCurrentUser(options);
  if (session.token() === token) await openOwnStorage(user.userId, draftKey);
  if (session.token() === token) return { ...user, token };
  // The session has ended or changed meanwhile.
  closeOwnStorage();
  return fetchUserInfo(options);
}

/** Startup (spec section 4): the user is fetched unless this is the login page. Never rejects. */
export async function getInitialState(): Promise<InitialState> {
  const state: InitialState = { settings: defaultSettings, menus: [], fetchUserInfo };
  if (isLoginPage()) return state;
  try {
    return withUser(state, await fetchUserInfo({ timeout: STARTUP_TIMEOUT_MS }));
  } catch {
    // The request layer has shown the error. With a token left, it is unknown whether the user is signed in.
    return { ...state, userUnknown: session.token() !== undefined };
  }
}

let known: InitialState | undefined;
let read: Promise<InitialState> | undefined;

/** Reads the state before the portal renders. */
export function prepareInitialState(): void {
  read = getInitialState();
  void read.then((state) => {
    known = state;
  });
}

/** The model `@@initialState`: what is known is there in the first rendering, which can take over a first screen. */
export default function useInitialState() {
  const [initialState, setState] = useState(known);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, unless it was known in the first rendering.
  useEffect(() => {
    if (!initialState) void (read ?? getInitialState()).then(setState);
  }, []);
  const setInitialState = useCallback(
    async (
      next: InitialState | ((state: InitialState | undefined) => InitialState | undefined) | undefined,
    ) => setState(next),
    [],
  );
  return { initialState, setInitialState };
}
