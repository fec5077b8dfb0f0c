import { message, notification } from 'antd';
import { type PropsWithChildren, useLayoutEffect } from 'react';
import { MessageContext } from '@/components/MessageContext';
import { bindPopups } from '@/request/popups';

/** Under the frames' headers of 64 px: on a phone a popup would cover their controls. */
const BELOW_HEADER_PX = 72;

/**
 * Lends the request layer and the pages popups that know locale, theme and direction; antd's static ones know none of
 * them, and its `App` would load Modal on every page.
 */
export function PopupProvider({ children }: PropsWithChildren) {
  const [messageApi, messageHolder] = message.useMessage({ top: BELOW_HEADER_PX });
  const [notificationApi, notificationHolder] = notification.useNotification();
  useLayoutEffect(
    () => bindPopups({ message: messageApi, notification: notificationApi }),
    [messageApi, notificationApi],
  );
  return (
    <MessageContext.Provider value={messageApi}>
      {messageHolder}
      {notificationHolder}
      {children}
    </MessageContext.Provider>
  );
}
