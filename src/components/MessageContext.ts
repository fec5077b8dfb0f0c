import type { message } from 'antd';
import { createContext, useContext } from 'react';

/** antd's messages without their results, since their code may still be loading. */
export type Messages = {
  [Name in 'open' | 'success' | 'info' | 'warning' | 'error' | 'destroy']: (
    ...args: Parameters<(typeof message)[Name]>
  ) => void;
};

/** Messages with locale, theme and direction; provided by the root layout. */
export const MessageContext = createContext<Messages | undefined>(undefined);

/** Returns antd's messages. antd's own `App` would load Modal on every page. */
export function useMessage(): Messages {
  const message = useContext(MessageContext);
  if (!message) throw new Error('useMessage needs the root layout above it');
  return message;
}
