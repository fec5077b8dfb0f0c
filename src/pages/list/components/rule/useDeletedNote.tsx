import { useMessage } from '@/components/MessageContext';
import { UNDO_NOTE_SECONDS, UndoNote } from '@/components/UndoNote';
import { useRuleText } from './useRuleText';

const KEY = 'rules-deleted';

/** The note that rules were deleted, with the way to have them back. */
export function useDeletedNote() {
  const say = useRuleText();
  const message = useMessage();

  return {
    open(count: number, undo: () => void) {
      void message.open({
        key: KEY,
        type: 'success',
        duration: UNDO_NOTE_SECONDS,
        content: <UndoNote text={say('deleted', { count })} undo={say('undo')} onUndo={undo} />,
      });
    },
    close: () => message.destroy(KEY),
  };
}
