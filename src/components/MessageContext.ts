import type { MessageInstance } from 'antd/es/message/interface';
import { createContext, useContext } from 'react';

/** Short notes in passing. Nothing comes back from saying one: their code may still be on the way. */
export type Messages = {
  [Name in 'open' | 'success' | 'info' | 'warning' | 'error' | 'destroy']: (
    ...words: Parameters<MessageInstance[Name]>
  ) => void;
};

/** Short notes that know locale, theme and direction. The root layout gives them; it stands above every page. */
export const MessageContext = createContext<Messages | undefined>(undefined);

/** What a page says in passing ("saved", "copied"). Antd's own `App` would load Modal on every page. */
export function useMessage(): Messages {
  const message = useContext(MessageContext);
  if (!message) throw new Error('useMessage needs the root layout above it');
  return message;
}
