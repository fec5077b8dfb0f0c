import { App } from 'antd';
import { useLayoutEffect } from 'react';
import { bindPopups } from '@/request/popups';

/** Lends the request layer popups that know locale, theme and direction; antd's static ones know none of them. */
export function PopupBridge() {
  const { message, notification } = App.useApp();
  useLayoutEffect(() => bindPopups({ message, notification }), [message, notification]);
  return null;
}
