import { Button, Flex } from 'antd';
import { useTouchSize } from './useTouchSize';

/** Seconds that an undo message is shown. */
export const UNDO_NOTE_SECONDS = 8;

interface UndoMessageProps {
  text: string;
  /** Label of the button. */
  undo: string;
  onUndo: () => void;
}

/** The content of a message with an undo button. */
export function UndoMessage({ text, undo, onUndo }: UndoMessageProps) {
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
