import { useLocation, useNavigate } from '@umijs/max';
import { useEffect, useEffectEvent } from 'react';

const CREATE = 'create';

/** The state of a link to a page that makes it open its form for a new entry. */
export const createState = { command: CREATE };

const isCreate = (state: unknown) =>
  typeof state === 'object' && state !== null && 'command' in state && state.command === CREATE;

/** Calls `onCreate` when a command asks the page for a new entry: once, also after a reload or Back. */
export function useCreateCommand(onCreate: () => void): void {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const isWanted = isCreate(state);
  const create = useEffectEvent(() => {
    navigate({ search }, { replace: true });
    onCreate();
  });
  useEffect(() => {
    if (isWanted) create();
  }, [isWanted]);
}
