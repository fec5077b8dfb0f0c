import { useModel } from '@umijs/max';
import { useCallback, useMemo, useState } from 'react';
import { readPrivateDraft, writePrivateDraft } from '@/browser/privateDraft';
import { COMMAND_KINDS, type Command, placeCommand } from './commands';

const KEPT_AS = 'console.recent';
const KEPT = 5;

/** A place that was kept: its id holds kind and address, and only an address of ours is one to go to. */
function keptPlace(id: string, title: string): Command | undefined {
  const kind = COMMAND_KINDS.find((name) => id.startsWith(`${name} /`));
  const to = kind && id.slice(kind.length + 1);
  if (!kind || !to || kind === 'page' || to.startsWith('//')) return undefined;
  return { ...placeCommand(kind, to.replace(/#.*$/, ''), title), id };
}

/**
 * What this person chose last, newest first, for the session. What the portal knows by itself (pages, deeds) is taken from
 * `known`, in the language in force and only while it may still be chosen.
 */
export function useRecentCommands(known: readonly Command[]) {
  const userId = useModel('@@initialState').initialState?.currentUser?.userId ?? '';
  const [kept, setKept] = useState(() => readPrivateDraft(userId, KEPT_AS));

  const recent = useMemo(
    () =>
      Object.entries(kept)
        .map(([id, title]) => known.find((command) => command.id === id) ?? keptPlace(id, title))
        .filter((command) => command !== undefined),
    [kept, known],
  );

  const remember = useCallback(
    ({ id, title }: Command) => {
      const { [id]: _, ...others } = kept;
      const next = Object.fromEntries([[id, title], ...Object.entries(others)].slice(0, KEPT));
      setKept(next);
      writePrivateDraft(userId, KEPT_AS, next);
    },
    [kept, userId],
  );
  return { recent, remember };
}
