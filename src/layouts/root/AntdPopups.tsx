import { CloseCircleFilled, CloseOutlined } from '@ant-design/icons';
import { message, notification } from 'antd';
import { useLayoutEffect } from 'react';
import { Spoken } from '@/components/Spoken';
import { statusIcons } from '@/components/statusIcons';
import type { PopupQueue } from './popupQueue';

/** Below the 64 px headers, whose controls a popup would cover on a phone. */
const BELOW_HEADER_PX = 72;
/** Several messages listed one below the other would cover the buttons of a dialog. */
const STACK = { threshold: 1 };

const errorIcon = <CloseCircleFilled aria-hidden style={{ color: 'var(--ant-color-error)' }} />;

type MessageApi = ReturnType<typeof message.useMessage>[0];
type MessageConfig = Parameters<MessageApi['open']>[0];

/** Messages that are spoken, with an icon that has no English name. */
function withIcons(api: MessageApi): MessageApi {
  const spoken = (config: MessageConfig) => ({
    icon: config.type && config.type !== 'loading' && statusIcons[config.type],
    ...config,
    content: <Spoken>{config.content}</Spoken>,
  });
  const shows =
    (type: keyof typeof statusIcons): MessageApi['info'] =>
    (content, ...others) => {
      const isConfig = typeof content === 'object' && content !== null && 'content' in content;
      return api[type](spoken({ type, ...(isConfig ? content : { content }) }), ...others);
    };
  return {
    ...api,
    open: (config) => api.open(spoken(config)),
    success: shows('success'),
    info: shows('info'),
    warning: shows('warning'),
    error: shows('error'),
  };
}

/** antd's message and notification with the current locale, theme and direction. */
export function AntdPopups({ popups }: { popups: PopupQueue }) {
  const [messageApi, messageHolder] = message.useMessage({ top: BELOW_HEADER_PX, stack: STACK });
  const [notificationApi, notificationHolder] = notification.useNotification({
    closeIcon: <CloseOutlined aria-hidden />,
  });
  useLayoutEffect(
    () =>
      popups.bind({
        message: withIcons(messageApi),
        notification: {
          ...notificationApi,
          error: ({ title, description, ...config }) =>
            notificationApi.error({
              icon: errorIcon,
              ...config,
              title: <Spoken>{title}</Spoken>,
              description: description && <Spoken>{description}</Spoken>,
            }),
        },
      }),
    [popups, messageApi, notificationApi],
  );
  return (
    <>
      {messageHolder}
      {notificationHolder}
    </>
  );
}
