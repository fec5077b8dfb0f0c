import { message, notification } from 'antd';
import { useLayoutEffect } from 'react';
import type { LatePopups } from './latePopups';

/** Under the frames' headers of 64 px: on a phone a popup would cover their controls. */
const BELOW_HEADER_PX = 72;
/** One below the other, several messages reach down to the buttons of a dialog and take their clicks. */
const STACK = { threshold: 1 };

/** antd's popups, in locale, theme and direction: its static ones know none of them. Loaded after the first page. */
export function AntdPopups({ popups }: { popups: LatePopups }) {
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
