import { Button, Flex } from 'antd';
import { useTouchSize } from './useTouchSize';

/** Seconds a note offers to take something back: long enough to notice a mistake and to reach the button. */
export const UNDO_NOTE_SECONDS = 8;

interface UndoNoteProps {
  /** What was done. */
  text: string;
  /** What the button says. */
  undo: string;
  onUndo: () => void;
}

/** What a short note says of something done that can be taken back: the same on every page. */
export function UndoNote({ text, undo, onUndo }: UndoNoteProps) {
  const size = useTouchSize() === 'large' ? 'middle' : 'small';
  return (
    <Flex component="span" align="center" gap={8} style={{ display: 'inline-flex' }}>
      {text}
      <Button size={size} onClick={onUndo}>
        {undo}
      </Button>
    </Flex>
  );
}
