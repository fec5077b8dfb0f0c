import type { MessageInstance } from 'antd/es/message/interface';
import { createContext, useContext } from 'react';

/** Short notes that know locale, theme and direction. The root layout gives them; it stands above every page. */
export const MessageContext = createContext<MessageInstance | undefined>(undefined);

/** What a page says in passing ("saved", "copied"). Antd's own `App` would load Modal on every page. */
export function useMessage(): MessageInstance {
  const message = useContext(MessageContext);
  if (!message) throw new Error('useMessage needs the root layout above it');
  return message;
}
