import { message, notification } from 'antd';
import { useLayoutEffect } from 'react';
import { bindPopups } from '@/request/popups';

/**
 * Lends the request layer popups that know locale, theme and direction; antd's static ones know none of them, and its
 * `App` would load Modal on every page.
 */
export function PopupBridge() {
  const [messageApi, messageHolder] = message.useMessage();
  const [notificationApi, notificationHolder] = notification.useNotification();
  useLayoutEffect(
    () => bindPopups({ message: messageApi, notification: notificationApi }),
    [messageApi, notificationApi],
  );
  return (
    <>
      {messageHolder}
      {notificationHolder}
    </>
  );
}
