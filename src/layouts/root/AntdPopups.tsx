import { message, notification } from 'antd';
import { useLayoutEffect } from 'react';
import type { PopupQueue } from './popupQueue';

/** Below the 64 px headers, whose controls a popup would cover on a phone. */
const BELOW_HEADER_PX = 72;
/** Several messages listed one below the other would cover the buttons of a dialog. */
const STACK = { threshold: 1 };

/** antd's message and notification with the current locale, theme and direction. */
export function AntdPopups({ popups }: { popups: PopupQueue }) {
  const [messageApi, messageHolder] = message.useMessage({ top: BELOW_HEADER_PX, stack: STACK });
  const [notificationApi, notificationHolder] = notification.useNotification();
  useLayoutEffect(
    () => popups.bind({ message: messageApi, notification: notificationApi }),
    [popups, messageApi, notificationApi],
  );
  return (
    <>
      {messageHolder}
      {notificationHolder}
    </>
  );
}
