import { useT } from '@@/texts/edit';
import { useModel } from '@umijs/max';
import { Button, Flex } from 'antd';
import { useRef, useState } from 'react';
import { type Draft, readDraft, writeDraft } from '@/browser/draft';
import { Alert } from '@/components/Alert';
import { dateText } from '@/domain/intlFormats';
import layout from '../layout.module.css';

/**
 * Keeps unsaved input as a draft of the user, and offers it when the user is back. `name` is unique among the user's forms and
 * editors; without one nothing is kept. `keep` stores a change, `clear` ends the draft after saving and discarding. `notice`
 * must be rendered.
 */
export function useDraft<T>(name: string | undefined, onRestore: (value: T) => void) {
  const userId = useModel('@@initialState').initialState?.currentUser?.userId;
  const isKept = name !== undefined && userId !== undefined;
  const id = `${userId} ${name}`;
  const read = () => ({ id, offered: isKept ? readDraft(userId, name) : undefined });
  const [state, setState] = useState(read);
  if (state.id !== id) setState(read());
  /** The draft that was written here. */
  const writtenId = useRef<string>(undefined);

  function write(value: unknown) {
    writtenId.current = value === undefined ? undefined : id;
    if (isKept) writeDraft(userId, name, value);
  }
  function clear() {
    write(undefined);
    setState({ id, offered: undefined });
  }
  function handleRestore({ value }: Draft) {
    setState({ id, offered: undefined });
    writtenId.current = id;
    onRestore(value as T);
  }

  const { offered } = state;
  return {
    /** What was found, for a form that shows it at once in place of the notice. */
    stored: offered?.value as T | undefined,
    notice: offered && (
      <DraftNotice at={offered.at} onRestore={() => handleRestore(offered)} onDiscard={clear} />
    ),
    keep: write as (value: T) => void,
    clear,
    /** Ends the draft of what was typed here; an older one is still offered. */
    drop() {
      if (writtenId.current === id) clear();
    },
  };
}

/** Returns a function that ends a draft of another component. */
export function useDraftRemoval(): (name: string) => void {
  const userId = useModel('@@initialState').initialState?.currentUser?.userId;
  return (name) => {
    if (userId) writeDraft(userId, name, undefined);
  };
}

interface DraftNoticeProps {
  /** Milliseconds since 1970. */
  at: number;
  onRestore: () => void;
  onDiscard: () => void;
}

function DraftNotice({ at, onRestore, onDiscard }: DraftNoticeProps) {
  const t = useT();
  return (
    <Alert
      className={layout.spaceAfterMd}
      type="info"
      title={t('edit.draft', { at: dateText(t.locale, at, { withTime: true }) })}
      action={
        <Flex gap={8}>
          <Button size="small" type="primary" disabled={false} onClick={onRestore}>
            {t('edit.draft.restore')}
          </Button>
          <Button size="small" disabled={false} onClick={onDiscard}>
            {t('edit.discard')}
          </Button>
        </Flex>
      }
    />
  );
}
