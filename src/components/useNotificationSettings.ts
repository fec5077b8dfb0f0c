import { useRef } from 'react';
import { useMessage } from '@/components/MessageContext';
import { useAction } from '@/components/query/useAction';
import { useQuery } from '@/components/query/useQuery';
import { type NotificationChannel, withNotification } from '@/domain/account/notification';

type Settings<Topic extends string> = Record<Topic, Record<NotificationChannel, boolean>>;

interface Change<Topic> {
  topic: Topic;
  channel: NotificationChannel;
  on: boolean;
}

interface NotificationSettingsOptions<Topic extends string> {
  read: (options: { signal: AbortSignal }) => Promise<Settings<Topic>>;
  save: (change: Change<Topic>) => Promise<Settings<Topic>>;
  texts: { saved: string; undone: string };
  onSaved?: () => unknown;
}

/** Switches by topic and channel. Each is saved at once, shown before that, and switched back after an error. */
export function useNotificationSettings<Topic extends string>({
  read,
  save,
  texts,
  onSaved,
}: NotificationSettingsOptions<Topic>) {
  const message = useMessage();
  /** The last settings of the server. */
  const saved = useRef<Settings<Topic>>(undefined);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const query = useQuery(async (options) => ({ settings: await read(options) }), {
    onData({ settings }) {
      saved.current = settings;
    },
  });
  const show = (change: Change<Topic>) =>
    query.setData((shown) => shown && { settings: withNotification(shown.settings, change) });

  // Not aborted when the page is left.
  const saving = useAction(save, {
    onDone(settings) {
      saved.current = settings;
      message.success({ key: 'notification', content: texts.saved });
      onSaved?.();
    },
    onFailed(_error, { topic, channel, on }) {
      show({ topic, channel, on: saved.current?.[topic][channel] ?? !on });
      message.warning({ key: 'notification', content: texts.undone });
    },
  });

  /** Changes are sent one after another, so that the last one wins. */
  function change(next: Change<Topic>) {
    show(next);
    queue.current = queue.current.then(() => saving.run(next));
  }

  return { ...query, settings: query.data?.settings, change };
}
