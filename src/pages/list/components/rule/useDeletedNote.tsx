import { Button, Flex } from 'antd';
import { useMessage } from '@/components/MessageContext';
import { useRuleText } from './useRuleText';

const KEY = 'rules-deleted';
/** Long enough to notice a mistake and to reach the button. */
const SHOWN_SECONDS = 8;

/** The note that rules were deleted, with the way to have them back. */
export function useDeletedNote() {
  const say = useRuleText();
  const message = useMessage();

  return {
    open(count: number, undo: () => void) {
      void message.open({
        key: KEY,
        type: 'success',
        duration: SHOWN_SECONDS,
        content: (
          <Flex component="span" align="center" gap={8} style={{ display: 'inline-flex' }}>
            {say('deleted', { count })}
            <Button size="small" onClick={undo}>
              {say('undo')}
            </Button>
          </Flex>
        ),
      });
    },
    close: () => message.destroy(KEY),
  };
}
