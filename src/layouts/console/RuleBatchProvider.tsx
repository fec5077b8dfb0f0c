import { useT } from '@@/texts/console';
import { useAccess, useModel } from '@umijs/max';
import { type PropsWithChildren, useCallback, useEffect, useRef } from 'react';
import { areShortcutsEnabled } from '@/browser/shortcuts';
import { useMessage } from '@/components/MessageContext';
import { useAction } from '@/components/query/useAction';
import {
  type BatchId,
  type RuleBatchChange,
  RuleBatchContext,
  type RuleBatchControl,
} from '@/components/rule/RuleBatchContext';
import { useShortcuts } from '@/components/useShortcuts';
import { MINUTE_MS } from '@/domain/calendar';
import { hasErrorCode } from '@/domain/requestError';
import { ruleBatchQuery } from '@/domain/rule/ruleBatch';
import { RULE_ERROR } from '@/domain/rule/ruleError';
import { serverNow } from '@/domain/serverClock';
import { listRuleBatches, retryRules, undoRules } from '@/services/ruleBatch';
import { isDialogOpen } from '../root/dialogs';

const RULES = '/list/table-list';
const UNDOABLE = ruleBatchQuery.read(new URLSearchParams('undoable=1'));

/** Age up to which the key undoes the latest action at once. An older one is chosen in the panel. */
const KEY_UNDO_MS = 10 * MINUTE_MS;

type Listener = (change: RuleBatchChange) => void;

/** Undo and retry of actions on rules for the whole console, and the key that undoes the latest one. */
export function RuleBatchProvider({ onOlder, children }: PropsWithChildren<{ onOlder: () => void }>) {
  const t = useT();
  const message = useMessage();
  const access = useAccess();
  const userId = useModel('@@initialState').initialState?.currentUser?.userId ?? '';
  const listeners = useRef(new Set<Listener>());
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  /** Undoes or retries an action. Resolves to nothing when none can be undone by the key. */
  async function send(kind: RuleBatchChange['kind'], chosen?: BatchId): Promise<RuleBatchChange | undefined> {
    const undoable = chosen ? undefined : await listRuleBatches(UNDOABLE);
    const latest = undoable?.list[0];
    if (latest && serverNow(undoable) - Date.parse(latest.at) > KEY_UNDO_MS) {
      onOlder();
      return undefined;
    }
    const batch = chosen ?? latest;
    if (!batch) {
      void message.info(t('console.actions.nothing'));
      return undefined;
    }
    const { batchId, action } = batch;
    try {
      const result = await (kind === 'undo' ? undoRules(batchId) : retryRules(batchId));
      return { kind, batchId, action, result };
    } catch (error) {
      const { nothingToUndo, nothingToRetry } = RULE_ERROR;
      if (!hasErrorCode(error, nothingToUndo) && !hasErrorCode(error, nothingToRetry)) throw error;
      return { kind, batchId, action };
    }
  }

  const { run, pendingArgs } = useAction(send, {
    onDone(change) {
      if (!change) return;
      const { kind, action, result } = change;
      if (!result) void message.info(t(`console.actions.gone.${kind}`));
      else if (kind === 'undo' && result.done > 0)
        void message.success(
          t(action === 'delete' ? 'console.actions.restored' : 'console.actions.undone', {
            count: result.done,
          }),
        );
      for (const listener of listeners.current) listener(change);
    },
  });
  // Queued calls use the options of the latest render.
  const latestRun = useRef(run);
  useEffect(() => {
    latestRun.current = run;
  });

  function enqueue(...args: Parameters<typeof send>): Promise<boolean> {
    const next = queue.current.then(() => latestRun.current(...args));
    queue.current = next;
    return next;
  }

  const listen = useCallback<RuleBatchControl['listen']>((listener) => {
    listeners.current.add(listener);
    return () => listeners.current.delete(listener);
  }, []);

  useShortcuts(access[RULES] === true, {
    u() {
      if (areShortcutsEnabled(userId) && !isDialogOpen()) void enqueue('undo');
    },
  });

  return (
    <RuleBatchContext
      value={{
        undo: (batch) => enqueue('undo', batch),
        retry: (batch) => enqueue('retry', batch),
        busyId: pendingArgs?.[1]?.batchId,
        listen,
      }}
    >
      {children}
    </RuleBatchContext>
  );
}
